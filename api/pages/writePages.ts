import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Fault} from '../../config/fault';
import {listFiles} from '../../data/listFiles';
import type {Api} from './load/readApi';
import type {GeneratedPage} from './generatedPages';
import {sidebarOf} from './sidebarOf';

/** Folders and dates for `writePages`. */
export type WriteOptions = {
  /** Output folder. Other files in it are deleted. */
  readonly folder: string;
  /** Folder of the handwritten pages. */
  readonly handwritten: string;
  /** Dates of the last changes as YYYY-MM-DD, by source file. */
  readonly dates: ReadonlyMap<string, string | undefined>;
};

/**
 * Writes one file per page for the framework to find. The body of a file is a single element, which
 * the plugin replaces, so that nothing has to be escaped and the files stay small. Unchanged files
 * are not written again, because the development server watches them.
 */
export function writePages(api: Api, pages: readonly GeneratedPage[], options: WriteOptions): void {
  // The framework recompiles a page only if its file changes, so every file contains this digest.
  const content = JSON.stringify([api.document, api.sockets]);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const files = new Map<string, string>([
    ['sidebars.json', `${JSON.stringify(sidebarOf(api), null, 1)}\n`],
    [`${api.entry.slug}.mdx`, entryPage(api, options)],
    ...pages.map((page) => [`${page.slug}.mdx`, stub(page, digest, options)] as const),
  ]);
  mkdirSync(options.folder, {recursive: true});
  for (const name of listFiles(options.folder)) {
    if (!files.has(name)) rmSync(path.join(options.folder, name));
  }
  for (const [name, text] of files) {
    const file = path.join(options.folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** The handwritten page with its slug relative to the API's path, which the framework prepends. */
function entryPage({base, entry, label}: Api, {handwritten, dates}: WriteOptions): string {
  const source = `docs/api/${entry.file}`;
  const text = readFileSync(path.join(handwritten, entry.file), 'utf8');
  const slug = `slug: /${base}/${entry.slug}/\n`;
  if (!text.includes(slug)) {
    throw new Fault(
      'api-reference/slug',
      source,
      `the page of the ${label} has the wrong slug.`,
      `Fix: write "${slug.trim()}" between the --- lines.`,
    );
  }
  const date = dates.get(source);
  const update = date ? `last_update: {date: ${date}}\n` : '';
  return text.replace(slug, `slug: /${entry.slug}/\n${update}`);
}

function stub(page: GeneratedPage, digest: string, {dates}: WriteOptions): string {
  const {slug, title, description, keywords, operationId, source} = page;
  const date = dates.get(source);
  const frontMatter = {
    title,
    description,
    keywords,
    ...(operationId && {operation_id: operationId}),
    slug: `/${slug}/`,
    kind: 'reference',
    ...(date && {last_update: {date}}),
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', `<ApiPage content="${digest}" />`, ''].join('\n');
}
