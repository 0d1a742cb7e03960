import {stripBidiControls} from '../searcher';

/** Maximum length of a query, in UTF-16 code units, like the `maxLength` attribute. */
export const MAX_QUERY_LENGTH = 64;

/** Maximum length of a question, in the same units. */
export const MAX_QUESTION_LENGTH = 512;

/** Collapses text into one line of at most `length` code units. */
export function oneLine(text: string, length = MAX_QUERY_LENGTH): string {
  const line = stripBidiControls(text).replace(/\s+/g, ' ').trim();
  return dropLoneSurrogates(line.slice(0, length)).trim();
}

/** Truncates the text of a field to `length` code units. Trailing spaces remain. */
export function truncateText(text: string, length: number): string {
  return dropLoneSurrogates(stripBidiControls(text).slice(0, length));
}

/** Query string of the search page's URL. It omits the number of the first page of results. */
export function searchParams(query: string, page = 1): string {
  const line = oneLine(query, MAX_QUESTION_LENGTH);
  if (line === '') return '';
  const q = `?q=${encodeURIComponent(line)}`;
  return page > 1 ? `${q}&page=${page}` : q;
}

/** Parses the query string of the search page's URL. An invalid page number counts as 1. */
export function readSearchParams(search: string): {readonly q: string; readonly page: number} {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    q: oneLine(params.get('q') ?? '', MAX_QUESTION_LENGTH),
    page: /^\d+$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** Removes lone surrogates: truncation can leave one, and a URL can't contain it. */
function dropLoneSurrogates(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
