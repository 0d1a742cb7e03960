import type {RootContent} from 'mdast';
import type {Api} from './load/readApi';
import {plainSummary} from './render/documentText';
import {operationPage} from './render/operationPage';
import {schemaPage} from './render/schemaPage';
import {socketPage} from './render/socketPage';
import {tagPage} from './render/tagPage';

/** A page that is generated from an API document. */
export type GeneratedPage = {
  /** Path below the API's base path, without leading and trailing slashes. Also the page's id. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Shown next to the title. */
  readonly operationId?: string;
  /** The file to edit in order to change the page. */
  readonly source: string;
  /** Renders the page as Markdown nodes, which the caller may modify. */
  readonly content: () => RootContent[];
};

/** Every page of an API except the handwritten one. */
export function pagesOf(api: Api): GeneratedPage[] {
  const context = `Part of the ${api.label} reference for Babylon.`;
  const describe = (text: string | undefined): string => plainSummary(text, context);
  const source = `api/specs/${api.id}/openapi.yaml`;
  return [
    ...api.tags.map((tag): GeneratedPage => ({
      slug: tag['x-slug'] ?? tag.name,
      title: tag['x-title'] ?? tag.name,
      description: describe(tag.description),
      keywords: [tag.name],
      source,
      content: () => copyOf(tagPage(api, tag)),
    })),
    ...api.operations.map((apiOperation): GeneratedPage => {
      const {operation, slug, file, path} = apiOperation;
      const {operationId, 'x-grpc': grpc, 'x-keywords': keywords = []} = operation;
      return {
        slug,
        title: operation.summary ?? slug,
        description: describe(operation.description),
        keywords: [operationId ?? [], grpc?.method ?? [], path, keywords].flat(),
        operationId,
        source: file,
        content: () => copyOf(operationPage(api, apiOperation)),
      };
    }),
    ...api.sockets.map((socket): GeneratedPage => ({
      slug: socket.slug,
      title: socket.title,
      description: describe(socket.summary),
      keywords: [socket.method, ...(socket['x-keywords'] ?? [])],
      operationId: socket.method,
      source: socket.file,
      content: () => copyOf(socketPage(api, socket)),
    })),
    ...api.schemas.map((apiSchema): GeneratedPage => {
      const {schema, slug, name} = apiSchema;
      const {title = name} = schema;
      return {
        slug: `schemas/${slug}`,
        title,
        description: describe(schema.description),
        keywords: [title],
        source,
        content: () => copyOf(schemaPage(api, apiSchema)),
      };
    }),
  ];
}

/** Copies nodes that pages share, without their positions, which refer to the API document. */
function copyOf(content: readonly RootContent[]): RootContent[] {
  const json = JSON.stringify(content, (key, value: unknown) =>
    key === 'position' ? undefined : value,
  );
  return JSON.parse(json) as RootContent[];
}
