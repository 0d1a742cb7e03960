import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Registry} from './splitRoutes';

const CARDS = '@theme/DocCategoryGeneratedIndexPage';

/**
 * Leaves titles and descriptions of all documents out of what every document loads, 70 bytes gzip
 * a document: the theme asks them only for cards. Where a page shows cards, nothing is left out.
 *
 * @param registry chunk name to module, of all pages
 * @param siteDir root of the site, where pages stand
 * @param folder where the trimmed copies are written
 * @returns by the module's name, the file that stands for it
 */
export function trimVersions(
  registry: Registry,
  {siteDir, generatedFilesDir}: {siteDir: string; generatedFilesDir: string},
  folder: string,
): Record<string, string> {
  const modules = Object.values(registry);
  const showsCards = modules.some(
    (name) =>
      name === CARDS ||
      (name.endsWith('.mdx') &&
        readFileSync(name.replace(/^@site/, siteDir), 'utf8').includes('<DocCard')),
  );
  if (showsCards) return {};
  const versions = modules.filter((name) =>
    /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//.test(name),
  );
  return Object.fromEntries(
    versions.flatMap((name, index) => {
      const file = name.replace(/^@generated/, generatedFilesDir);
      const data = JSON.parse(readFileSync(file, 'utf8')) as {version?: {docs?: object}};
      if (!data.version?.docs) return [];
      const target = path.join(folder, `version-${index}.json`);
      const trimmed = {...data, version: {...data.version, docs: {}}};
      writeFileSync(target, JSON.stringify(trimmed, shortItem));
      return [[name, target]];
    }),
  );
}

/** Of a sidebar's links the theme then asks only whether they are a document's, and unlisted. */
function shortItem(key: string, value: unknown): unknown {
  if (key === 'docId') return 'd';
  return key === 'unlisted' && value === false ? undefined : value;
}
