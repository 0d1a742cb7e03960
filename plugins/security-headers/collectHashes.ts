import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {inspectPage} from './inspectPage';
import {listFiles} from './listFiles';

/** More distinct inline scripts than this means that one of them differs from page to page. */
export const MAX_SCRIPTS = 12;

/** How many pages an error names for each inline script. */
const NAMED = 3;

/**
 * Hashes of all inline scripts below `outDir`, sorted, so that the same pages give the same
 * policy.
 *
 * @throws when a page holds something that the policy would block, or when there are more than
 * `MAX_SCRIPTS` distinct scripts.
 */
export async function collectHashes(outDir: string): Promise<string[]> {
  const pagesOf = new Map<string, string[]>();
  const blocked: string[] = [];
  for (const file of listFiles(outDir).filter((name) => name.endsWith('.html'))) {
    const found = inspectPage(await readFile(path.join(outDir, file), 'utf8'));
    blocked.push(...found.blocked.map((what) => `${file}: ${what}`));
    for (const hash of new Set(found.scriptHashes)) {
      pagesOf.set(hash, [...(pagesOf.get(hash) ?? []), file]);
    }
  }
  if (blocked.length > 0) {
    throw new Error(
      [
        '[security-headers] The content policy would block parts of these pages:',
        ...blocked.sort().map((line) => `  ${line}`),
        'Allowed: files of this site, style attributes, inline script elements.',
        'Move styles to a .css file and handlers to a component.',
      ].join('\n'),
    );
  }
  if (pagesOf.size > MAX_SCRIPTS) throw new Error(tooMany(pagesOf));
  return [...pagesOf.keys()].sort();
}

function tooMany(pagesOf: ReadonlyMap<string, readonly string[]>): string {
  // A script on few pages is the likely cause, so those come first.
  const rarest = [...pagesOf].sort((a, b) => a[1].length - b[1].length);
  return [
    `[security-headers] ${pagesOf.size} distinct inline scripts; at most ${MAX_SCRIPTS} are allowed.`,
    ...rarest.map(([hash, pages]) => {
      const rest = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
      return `  ${hash}: ${pages.slice(0, NAMED).join(', ')}${rest}`;
    }),
    'Move the script to a file, or give what differs from page to page a data attribute.',
  ].join('\n');
}
