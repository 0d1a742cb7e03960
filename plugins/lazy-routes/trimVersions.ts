import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {VersionData} from './readVersions';
import type {Registry} from './splitRoutes';

const CARDS = '@theme/DocCategoryGeneratedIndexPage';

/**
 * Leaves titles and descriptions of all documents out of what every document loads, 70 bytes gzip
 * a document: the theme asks them only for cards. Where a page shows cards, nothing is left out.
 *
 * @param registry chunk name to module, of all pages
 * @param versions by the module's name, from `readVersions`
 * @param siteDir root of the site, where pages stand
 * @param folder where the trimmed copies are written
 * @returns by the module's name, the file that stands for it
 */
export function trimVersions(
  registry: Registry,
  versions: ReadonlyMap<string, VersionData>,
  siteDir: string,
  folder: string,
): Record<string, string> {
  const showsCards = Object.values(registry).some(
    (name) =>
      name === CARDS ||
      (/\.mdx?$/.test(name) &&
        readFileSync(name.replace(/^@site/, siteDir), 'utf8').includes('<DocCard')),
  );
  if (showsCards) return {};
  return Object.fromEntries(
    [...versions].map(([name, data], index) => {
      const target = path.join(folder, `version-${index}.json`);
      const trimmed = {...data, version: {...data.version, docs: {}}};
      writeFileSync(target, JSON.stringify(trimmed, shortItem));
      return [name, target];
    }),
  );
}

/** Of a sidebar's links the theme then asks only whether they are a document's, and unlisted. */
function shortItem(key: string, value: unknown): unknown {
  if (key === 'docId') return 'd';
  return key === 'unlisted' && value === false ? undefined : value;
}
