import {stripBidiControls} from '../searcher';

/** Longest query, in UTF-16 units as `maxLength` counts them. */
export const MAX_QUERY = 64;

/** Longest question, in the same units. */
export const MAX_QUESTION = 512;

/** Text as one line of at most `length` units. */
export function oneLine(text: string, length = MAX_QUERY): string {
  const line = stripBidiControls(text).replace(/\s+/g, ' ').trim();
  return dropLoneSurrogates(line.slice(0, length)).trim();
}

/** The start of a text that fits a field of `length` units, with trailing spaces. */
export function truncateText(text: string, length: number): string {
  return dropLoneSurrogates(stripBidiControls(text).slice(0, length));
}

/** Query string of the search page's URL; the first page of results has no number. */
export function searchParams(query: string, page = 1): string {
  const line = oneLine(query, MAX_QUESTION);
  if (line === '') return '';
  const q = `?q=${encodeURIComponent(line)}`;
  return page > 1 ? `${q}&page=${page}` : q;
}

/** Reads the search page's URL. A page number that isn't a whole number is 1. */
export function readSearchParams(search: string): {readonly q: string; readonly page: number} {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    q: oneLine(params.get('q') ?? '', MAX_QUESTION),
    page: /^\d+$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** Drops lone surrogates: truncation can leave one, and a URL can't contain it. */
function dropLoneSurrogates(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
