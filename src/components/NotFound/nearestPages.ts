import MiniSearch, {type MatchInfo} from 'minisearch';

/** A former path of a page, and its current path. */
export type FormerPath = {readonly from: string; readonly to: string};

/** A page that the reader may have meant. */
export type Suggestion = {
  readonly path: string;
  /** How the page's address resembles the missing one; shown to the reader. */
  readonly reason: string;
};

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;
const SAME_FOLDER = 'it is in the same folder';
/** Up to 30% of a word's letters may differ. Shorter words would match almost any other word. */
const fuzzy = (word: string) => word.length > 2 && 0.3;
/** Weight of a word in the last path segment, which is the name of the page. */
const NAME_WEIGHT = 3;

/**
 * Finds the pages whose addresses share the most words with a missing address, best match first.
 *
 * @param requested decoded path, as `requestedPath` returns it
 * @param pages paths of all pages, with slashes on both sides
 * @param formerPaths former addresses; a match suggests the page that replaced it
 */
export function nearestPages(
  requested: string,
  pages: readonly string[],
  formerPaths: readonly FormerPath[] = [],
): Suggestion[] {
  const index = new MiniSearch<{address: string; name: string; to?: string}>({
    idField: 'address',
    fields: ['address', 'name'],
    storeFields: ['to'],
    tokenize: wordsOf,
    searchOptions: {fuzzy, boost: {name: NAME_WEIGHT}},
  });
  // Sorted, because the order decides between equal scores.
  index.addAll([...new Set(pages)].sort().map((address) => ({address, name: nameOf(address)})));
  index.addAll(formerPaths.map(({from, to}) => ({address: from, name: nameOf(from), to})));
  const path = requested.replace(/(\/index)?\.(html?|mdx?)\/?$/i, '').replace(/\/?$/, '/');
  const hits = index.search({
    combineWith: 'OR',
    queries: [
      {queries: [path], fields: ['address']},
      {queries: [nameOf(path)], fields: ['name']},
    ],
  });
  const suggestions = new Map<string, Suggestion>();
  for (const {id, to, match} of hits as {id: string; to?: string; match: MatchInfo}[]) {
    const shared = Object.keys(match).filter((word) => match[word]?.includes('name'));
    const reason = shared.length > 0 ? `its name contains ${shared.join(' and ')}` : SAME_FOLDER;
    // A former address that shares only its folder is a weak hint.
    if (to && reason === SAME_FOLDER) continue;
    const page = to ? {path: to, reason: `it was at ${id} before`} : {path: id, reason};
    if (!suggestions.has(page.path)) suggestions.set(page.path, page);
  }
  return [...suggestions.values()].slice(0, MAX_SUGGESTIONS);
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))];
}

function nameOf(address: string): string {
  return address.split('/').at(-2) ?? '';
}
