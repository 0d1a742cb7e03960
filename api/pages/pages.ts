import type {RootContent} from 'mdast';
import type {Api} from './load/readApi';
import {operationPage} from './render/operationPage';
import {schemaPage} from './render/schemaPage';
import {socketPage} from './render/socketPage';
import {tagPage} from './render/tagPage';
import {plainSummary} from './render/firstSentence';

/** A page that is written from a document. */
export type GeneratedPage = {
  /** Path below the interface's address, without slashes at its ends; also the page's id. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Name in the sidebar, where the title is too long for it. */
  readonly sidebarLabel?: string;
  /** Name for programs, which stands beside the title. */
  readonly operationId?: string;
  /** File that a reader edits to change the page. */
  readonly source: string;
  /** What the page shows: parts of a Markdown tree, as JSON, since each reader changes its own. */
  readonly content: string;
};

/** Every page of an interface except the one that is written by hand. */
export function pagesOf(api: Api): GeneratedPage[] {
  const context = `Part of the ${api.label} reference for Babylon.`;
  const describe = (text: string | undefined): string => plainSummary(text, context);
  return [
    ...api.tags.map((tag): GeneratedPage => {
      const title = tag['x-title'] ?? tag.name;
      return {
        slug: tag['x-slug'] ?? tag.name,
        title,
        description: describe(tag.description),
        keywords: [tag.name],
        source: `api/specs/${api.id}/openapi.yaml`,
        content: toJson(tagPage(api, tag)),
      };
    }),
    ...api.operations.map((operation): GeneratedPage => {
      const {
        summary,
        description,
        'x-grpc': grpc,
        operationId,
        'x-keywords': keywords = [],
      } = operation.operation;
      return {
        slug: operation.slug,
        title: summary ?? operation.slug,
        description: describe(description),
        keywords: [operationId ?? [], grpc?.method ?? [], operation.path, keywords].flat(),
        operationId,
        source: operation.file,
        content: toJson(operationPage(api, operation)),
      };
    }),
    ...api.sockets.map((socket): GeneratedPage => ({
      slug: socket.slug,
      title: socket.title,
      description: describe(socket.summary),
      keywords: [socket.method, ...(socket['x-keywords'] ?? [])],
      operationId: socket.method,
      source: socket.file,
      content: toJson(socketPage(api, socket)),
    })),
    ...api.schemas.map((found): GeneratedPage => {
      const title = found.schema.title ?? found.name;
      return {
        slug: `schemas/${found.slug}`,
        title,
        description: describe(found.schema.description),
        keywords: [title],
        source: `api/specs/${api.id}/openapi.yaml`,
        content: toJson(schemaPage(api, found)),
      };
    }),
  ];
}

/** Without the places in texts of the document, which are no places in the page. */
function toJson(content: readonly RootContent[]): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'position' ? undefined : value));
}
