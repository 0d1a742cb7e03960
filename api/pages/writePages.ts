import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {Fault} from '../../config/fault';
import type {Api} from './load/readApi';
import type {GeneratedPage} from './pages';
import {sidebarOf} from './sidebarOf';

/** What is needed beside the pages themselves. */
export type WriteOptions = {
  /** Folder that is filled; what it held before and is no longer written is removed. */
  readonly folder: string;
  /** Folder of the pages that are written by hand. */
  readonly handwritten: string;
  /** Date of a source's last change, as YYYY-MM-DD. */
  readonly changed: (source: string) => string | undefined;
};

/**
 * Writes a file a page for the framework to find. Its body is one element; what stands there is put
 * in by remarkApi, so that nothing has to be escaped and the files stay small. Files that would
 * not change are left alone: the development server watches them.
 */
export function writePages(api: Api, pages: readonly GeneratedPage[], options: WriteOptions): void {
  const files = new Map<string, string>([
    ['sidebars.json', `${JSON.stringify(sidebarOf(api), null, 1)}\n`],
    [`${api.entry.slug}.mdx`, entryPage(api, options)],
    ...pages.map((page) => [`${page.slug}.mdx`, stub(page, options)] as const),
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

/** Where the page's own address begins: the framework adds the interface's. */
function entryPage(api: Api, {handwritten, changed}: WriteOptions): string {
  const source = `docs/api/${api.entry.file}`;
  const text = readFileSync(path.join(handwritten, api.entry.file), 'utf8');
  const slug = `slug: /${api.base}/${api.entry.slug}/\n`;
  if (!text.includes(slug)) {
    throw new Fault(
      'api-reference/slug',
      source,
      `the page of the ${api.label} has another address.`,
      `Fix: write "${slug.trim()}" between the --- lines.`,
    );
  }
  const date = changed(source);
  const update = date ? `last_update: {date: ${date}}\n` : '';
  return text.replace(slug, `slug: /${api.entry.slug}/\n${update}`);
}

function stub(page: GeneratedPage, {changed}: WriteOptions): string {
  const {slug, title, description, keywords, sidebarLabel, operationId, source} = page;
  const date = changed(source);
  // The page is read again when what it shows has changed, although the element stays the same.
  const digest = createHash('sha256').update(page.content).digest('hex').slice(0, 12);
  const front = {
    title,
    description,
    keywords,
    ...(sidebarLabel && {sidebar_label: sidebarLabel}),
    ...(operationId && {operation_id: operationId}),
    slug: `/${slug}/`,
    kind: 'reference',
    ...(date && {last_update: {date}}),
  };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', `<ApiPage content="${digest}" />`, ''].join('\n');
}
