import MiniSearch, {type MatchInfo} from 'minisearch';

/** A former path of a page, and its current one. */
export type OldName = {readonly from: string; readonly to: string};

/** A page that the reader may have meant. */
export type Near = {
  readonly path: string;
  /** How its address resembles the missing one, for the reader. */
  readonly reason: string;
};

/** Maximum number of suggestions. */
const COUNT = 5;
const SAME_FOLDER = 'it is in the same folder';
/** A third of the letters of a word may differ; a shorter word would match any other. */
const fuzzy = (word: string) => word.length > 2 && 0.3;
/** Weight of a word in the last segment, which names the page. */
const NAME_WEIGHT = 3;

/**
 * Finds the pages whose addresses share most words with a missing one, best first.
 *
 * @param requested decoded path, as `requestedPath` returns it
 * @param pages paths of all pages, with slashes on both sides
 * @param old former addresses: one that is near suggests the page that replaced it
 */
export function nearestPages(
  requested: string,
  pages: readonly string[],
  old: readonly OldName[] = [],
): Near[] {
  const index = new MiniSearch<{address: string; name: string; to?: string}>({
    idField: 'address',
    fields: ['address', 'name'],
    storeFields: ['to'],
    tokenize: wordsOf,
    searchOptions: {fuzzy, boost: {name: NAME_WEIGHT}},
  });
  // In the order of the addresses, which decides between equal scores.
  index.addAll([...new Set(pages)].sort().map((address) => ({address, name: nameOf(address)})));
  index.addAll(old.map(({from, to}) => ({address: from, name: nameOf(from), to})));
  const path = requested.replace(/(\/index)?\.(html?|mdx?)\/?$/i, '').replace(/\/?$/, '/');
  const hits = index.search({
    combineWith: 'OR',
    queries: [
      {queries: [path], fields: ['address']},
      {queries: [nameOf(path)], fields: ['name']},
    ],
  });
  const found = new Map<string, Near>();
  for (const {id, to, match} of hits as {id: string; to?: string; match: MatchInfo}[]) {
    const shared = Object.keys(match).filter((word) => match[word]?.includes('name'));
    const reason = shared.length > 0 ? `its name contains ${shared.join(' and ')}` : SAME_FOLDER;
    const near = to ? {path: to, reason: `it was at ${id} before`} : {path: id, reason};
    // A former address that shares only its folder is a weak hint.
    if (!found.has(near.path) && !(to && reason === SAME_FOLDER)) found.set(near.path, near);
  }
  return [...found.values()].slice(0, COUNT);
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))];
}

function nameOf(address: string): string {
  return address.split('/').at(-2) ?? '';
}
