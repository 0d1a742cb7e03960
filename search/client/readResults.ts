import {
  HIT_TYPES,
  PAGE_SIZE,
  stripBidiControls,
  type Hierarchy,
  type Hit,
  type HighlightedText,
  type Range,
  type SearchRequest,
  type SearchResults,
} from '../searcher';

/** Maximum number of pages that the service returns. */
const MAX_PAGES = 10_000 / PAGE_SIZE;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts a response of the hosted service. Escaped text with `<mark>` becomes plain text with ranges, so
 * nothing from the service is rendered as HTML.
 *
 * @throws Error if the response has no list of hits, or a hit has no hierarchy
 */
export function readResults(response: unknown, {query, page}: SearchRequest): SearchResults {
  const {hits, nbHits, nbPages, queryID} = fieldsOf(response);
  if (!Array.isArray(hits) || !hits.every((hit) => isObject(fieldsOf(hit).hierarchy))) {
    throw new Error(
      '[search] The response has no list of hits. Expected {"hits": [...], "nbHits"} with a hierarchy ' +
        'in each hit. Fix: check SEARCH_INDEX_NAME, then run npm run search:push.',
    );
  }
  return {
    query,
    page,
    pages: Math.min(MAX_PAGES, Math.max(1, typeof nbPages === 'number' ? nbPages : 1)),
    hits: hits.map(readHit),
    total: typeof nbHits === 'number' ? nbHits : hits.length,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

function readHit(record: unknown): Hit {
  const {objectID, type, url, content, hierarchy: names, _snippetResult} = fieldsOf(record);
  const hierarchy: Hierarchy = Object.fromEntries(
    Object.entries(fieldsOf(names)).map(([level, name]) => [level, textOf(name)]),
  );
  const level = Object.keys(hierarchy).findLast((name) => hierarchy[name]) ?? 'lvl1';
  const snippets = fieldsOf(_snippetResult);
  const snippet = readHighlight(snippets.content, textOf(content));
  return {
    objectID: String(objectID),
    type: HIT_TYPES.find((name) => name === type) ?? 'lvl1',
    url: typeof url === 'string' ? url : '',
    hierarchy,
    heading: readHighlight(fieldsOf(snippets.hierarchy)[level], hierarchy[level] ?? ''),
    ...(snippet.text !== '' && {snippet}),
  };
}

/** The highlighted snippet from the service, or the plain text if there is none. */
function readHighlight(snippet: unknown, text: string | null): HighlightedText {
  const {value} = fieldsOf(snippet);
  return typeof value === 'string' ? parseMarks(value) : {text: text ?? '', ranges: []};
}

/** Parses escaped text in which `<mark>` encloses the matches. Other tags remain text. */
export function parseMarks(html: string): HighlightedText {
  let text = '';
  const ranges: Range[] = [];
  html.split(/<mark>([^]*?)<\/mark>/).forEach((part, index) => {
    const start = text.length;
    text += stripBidiControls(unescapeHtml(part));
    if (index % 2 === 1) ranges.push([start, text.length]);
  });
  return {text, ranges};
}

function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? stripBidiControls(value) : null;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}
