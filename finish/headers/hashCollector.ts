import type {BuiltPage} from '../pages/BuiltPage';
import {inspectPage} from './inspectPage';

/** More distinct inline scripts than this means that one of them differs from page to page. */
const MAX_SCRIPTS = 12;

/** How many pages an error names for each inline script. */
const NAMED = 3;

/** Gathers the inline scripts of pages. */
export type HashCollector = {
  readonly add: (page: Pick<BuiltPage, 'file' | 'tree'>) => void;
  /**
   * Hashes of all inline scripts, sorted, so that the same pages give the same policy.
   *
   * @throws when a page holds something that the policy would block, or when there are more than
   * `MAX_SCRIPTS` distinct scripts
   */
  readonly all: () => string[];
};

export function hashCollector(): HashCollector {
  const pagesOf = new Map<string, string[]>();
  const blocked: string[] = [];
  return {
    add({file, tree}) {
      const found = inspectPage(tree);
      blocked.push(...found.blocked.map((what) => `${file}: ${what}`));
      for (const hash of new Set(found.scriptHashes)) {
        pagesOf.set(hash, [...(pagesOf.get(hash) ?? []), file]);
      }
    },
    all() {
      if (blocked.length > 0) throw new Error(wouldBlock(blocked));
      if (pagesOf.size > MAX_SCRIPTS) throw new Error(tooMany(pagesOf));
      return [...pagesOf.keys()].sort();
    },
  };
}

function wouldBlock(blocked: readonly string[]): string {
  return [
    'The content policy would block parts of these pages:',
    ...[...blocked].sort().map((line) => `  ${line}`),
    'Allowed: files of this site, style attributes, inline script elements.',
    'Move styles to a .css file and handlers to a component.',
  ].join('\n');
}

function tooMany(pagesOf: ReadonlyMap<string, readonly string[]>): string {
  // A script on few pages is the likely cause, so those come first.
  const rarest = [...pagesOf].sort((a, b) => a[1].length - b[1].length);
  return [
    `${pagesOf.size} distinct inline scripts; at most ${MAX_SCRIPTS} are allowed.`,
    ...rarest.map(([hash, pages]) => {
      const rest = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
      return `  ${hash}: ${pages.slice(0, NAMED).join(', ')}${rest}`;
    }),
    'Move the script to a file, or give what differs from page to page a data attribute.',
  ].join('\n');
}
