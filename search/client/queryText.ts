import {stripBidiControls} from '../searcher';

/** Longest query, in UTF-16 units as `maxLength` counts them. */
export const MAX_QUERY = 64;

/** Longest question, in the same units. */
export const MAX_QUESTION = 512;

/** Text as one line of at most `length` units. */
export function cutQuery(text: string, length = MAX_QUERY): string {
  const line = stripBidiControls(text).replace(/\s+/g, ' ').trim();
  return dropHalfCharacters(line.slice(0, length)).trim();
}

/** As much of a text as a field of `length` units takes, with the spaces at its end. */
export function cutFieldText(text: string, length: number): string {
  return dropHalfCharacters(stripBidiControls(text).slice(0, length));
}

/** Query string of the search page's URL; the first page of results has no number. */
export function searchParams(query: string, page = 1): string {
  const line = cutQuery(query, MAX_QUESTION);
  if (line === '') return '';
  const q = `?q=${encodeURIComponent(line)}`;
  return page > 1 ? `${q}&page=${page}` : q;
}

/** Reads the search page's URL. A page number that isn't a whole number is 1. */
export function readSearchParams(search: string): {readonly q: string; readonly page: number} {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    q: cutQuery(params.get('q') ?? '', MAX_QUESTION),
    page: /^\d+$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** Drops halves of surrogate pairs, which a cut can leave and no URL can hold. */
function dropHalfCharacters(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
