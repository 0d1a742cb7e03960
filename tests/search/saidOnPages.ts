import type {SearchRecord} from '../../plugins/search/record';
import {MAX_TERM, termsOf, wordsOf} from '../../search/engine/words';

/** What may be typed as it stands on a page, each with the pages that have it. */
export type Said = ReadonlyMap<string, ReadonlySet<string>>;

/** More pages than a window shows of a group have such a heading: it names none of them. */
const MOST_PAGES = 5;

/** Every name of several words, such as `rpc_address`, `create-bls-key` or `OneKey`. */
export function namesIn(records: readonly SearchRecord[]): Said {
  const names = new Map<string, string>();
  const pages = new Map<string, Set<string>>();
  for (const record of records) {
    const text = [...Object.values(record.hierarchy), record.content ?? ''].join('\n');
    for (const word of wordsOf(text)) {
      for (const term of termsOf(word)) add(pages, term, record);
      const isName = word.parts.length > 1 && /\p{L}/u.test(word.term);
      // A longer one is cut in the index, and stands for others that begin so.
      if (isName && word.term.length < MAX_TERM) {
        names.set(word.term, text.slice(word.start, word.end));
      }
    }
  }
  return new Map([...names].map(([term, name]) => [name, pages.get(term) ?? new Set()]));
}

/** Every title and heading that stands on few pages. */
export function headingsIn(records: readonly SearchRecord[]): Said {
  const pages = new Map<string, Set<string>>();
  for (const record of records) {
    const {type} = record;
    const heading = type === 'content' ? null : record.hierarchy[type];
    if (heading !== null) add(pages, heading, record);
  }
  return new Map([...pages].filter(([, urls]) => urls.size <= MOST_PAGES));
}

function add(
  pages: Map<string, Set<string>>,
  text: string,
  {url_without_anchor: url}: SearchRecord,
): void {
  const urls = pages.get(text) ?? new Set();
  pages.set(text, urls.add(url));
}

/** Shares of these texts that lead to a page that has them, at once and within five pages. */
export async function findSaid(
  said: Said,
  ask: (query: string) => Promise<readonly string[]>,
): Promise<{first: number; five: number}> {
  let first = 0;
  let five = 0;
  for (const [text, pages] of said) {
    const found = [...new Set(await ask(text))];
    if (pages.has(found[0] ?? '')) first += 1;
    if (found.slice(0, 5).some((url) => pages.has(url))) five += 1;
  }
  return {first: first / said.size, five: five / said.size};
}
