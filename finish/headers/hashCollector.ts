import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../pages/readPages';

/** If a site has more distinct inline scripts, one of them probably differs from page to page. */
const MAX_SCRIPTS = 12;

/** Number of pages that an error lists for each inline script. */
const LISTED_PAGES = 3;

/** Types of script elements that browsers run or to which the policy applies. */
const SCRIPT_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Collects the hashes of the inline scripts of pages. */
export type HashCollector = {
  readonly add: (page: BuiltPage) => Promise<void>;
  /**
   * Returns the hashes of all inline scripts, sorted so that the same pages result in the same policy.
   *
   * @throws Error if a page contains something that the policy would block, or there are more than
   * `MAX_SCRIPTS` distinct scripts
   */
  readonly all: () => string[];
};

/** Creates a collector for the pages of one build. */
export function hashCollector(): HashCollector {
  const pagesOf = new Map<string, string[]>();
  const blocked: string[] = [];
  return {
    async add({file, extract}) {
      const {hashes, blocked: onPage} = await extract('content security policy', inspectPage);
      blocked.push(...onPage.map((content) => `${file}: ${content}`));
      for (const hash of hashes) pagesOf.set(hash, [...(pagesOf.get(hash) ?? []), file]);
    },
    all() {
      if (blocked.length > 0) throw new Error(blockedContentMessage(blocked));
      if (pagesOf.size > MAX_SCRIPTS) throw new Error(tooManyScriptsMessage(pagesOf));
      return [...pagesOf.keys()].sort();
    },
  };
}

/**
 * Returns the `sha256-…` of each inline script of a page, and the content that the policy will block.
 * Reads the parsed page, not its text: the hash of a string that only looks like a script, such as one
 * in an attribute, would allow that string to run.
 */
function inspectPage(tree: Root): {hashes: string[]; blocked: string[]} {
  const hashes = new Set<string>();
  const blocked: string[] = [];
  visit(tree, 'element', ({tagName, properties, children}) => {
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (tagName === 'script' && properties.src === undefined && text !== '') {
      const type = typeof properties.type === 'string' ? properties.type.trim() : '';
      const hash = createHash('sha256').update(text).digest('base64');
      if (SCRIPT_TYPE.test(type)) hashes.add(`sha256-${hash}`);
    }
    if (tagName === 'style') blocked.push('a style element');
    for (const [name, value] of Object.entries(properties)) {
      if (/^on[a-z]/i.test(name)) blocked.push(`the inline handler ${name.toLowerCase()}`);
      if (typeof value === 'string' && /^\s*javascript:/i.test(value)) {
        blocked.push(`a javascript: address in ${name}`);
      }
    }
  });
  return {hashes: [...hashes], blocked};
}

function blockedContentMessage(blocked: readonly string[]): string {
  return [
    'The content security policy would block parts of these pages:',
    ...[...blocked].sort().map((line) => `  ${line}`),
    'Allowed: files of this site, style attributes, inline script elements.',
    'Fix: move styles to a .css file and handlers to a component.',
  ].join('\n');
}

function tooManyScriptsMessage(pagesOf: ReadonlyMap<string, readonly string[]>): string {
  // A script on few pages is the likely cause, so those come first.
  const rarest = [...pagesOf].sort((a, b) => a[1].length - b[1].length);
  return [
    `${pagesOf.size} distinct inline scripts; at most ${MAX_SCRIPTS} are allowed.`,
    ...rarest.map(([hash, pages]) => {
      const rest = pages.length > LISTED_PAGES ? ` and ${pages.length - LISTED_PAGES} more` : '';
      return `  ${hash}: ${pages.slice(0, LISTED_PAGES).join(', ')}${rest}`;
    }),
    'Fix: move the script to a file, or what differs between pages to a data attribute.',
  ].join('\n');
}
