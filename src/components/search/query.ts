import {unturned} from './unturned';
import {wellFormed} from './wellFormed';

/** Longest query, in UTF-16 units as `maxLength` counts them; what is longer is cut. */
export const MAX_QUERY = 64;

/** Longest question, in the same units. */
export const MAX_QUESTION = 512;

/** Text as one line of at most `most` units, without half a character in it. */
export function cutQuery(text: string, most = MAX_QUERY): string {
  const line = unturned(text).replace(/\s+/g, ' ').trim();
  return wellFormed(line.slice(0, most)).trim();
}

/** As much of a text as a field of `most` units takes; a reader may go on typing after a space. */
export function shownIn(text: string, most: number): string {
  return wellFormed(unturned(text).slice(0, most));
}

/** Query part of the search page's address; the first page of results has no number. */
export function searchOf(query: string, page = 1): string {
  const line = cutQuery(query, MAX_QUESTION);
  if (line === '') return '';
  const q = `?q=${encodeURIComponent(line)}`;
  return page > 1 ? `${q}&page=${page}` : q;
}

/** What the search page's address asks for. A page that is no whole number is the first. */
export function readSearch(search: string): {readonly q: string; readonly page: number} {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    q: cutQuery(params.get('q') ?? '', MAX_QUESTION),
    page: /^\d+$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}
