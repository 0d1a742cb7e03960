import {
  HIT_TYPES,
  PAGE_SIZE,
  stripBidiControls,
  type Hierarchy,
  type Hit,
  type MarkedText,
  type Range,
  type SearchRequest,
  type SearchResults,
} from '../searcher';

/** Deepest page that the service reaches. */
const MAX_PAGES = 10_000 / PAGE_SIZE;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The answer of the hosted service as results: escaped text with `<mark>` becomes plain text with
 * ranges, so nothing of the service is ever rendered as HTML.
 *
 * @throws Error when it has no list of hits, or a hit has no hierarchy
 */
export function readResults(answer: unknown, {query, page}: SearchRequest): SearchResults {
  const {hits, nbHits, nbPages, queryID} = fieldsOf(answer);
  if (!Array.isArray(hits) || !hits.every((hit) => isObject(fieldsOf(hit).hierarchy))) {
    throw new Error(
      '[search] The answer has no list of hits. Expected {"hits": [...], "nbHits"} with a hierarchy ' +
        'in each hit. Fix: check SEARCH_INDEX_NAME, then run npm run search:push.',
    );
  }
  return {
    query,
    page,
    pages: Math.min(MAX_PAGES, Math.max(1, typeof nbPages === 'number' ? nbPages : 1)),
    hits: hits.map(hitOf),
    total: typeof nbHits === 'number' ? nbHits : hits.length,
    ...(typeof queryID === 'string' && {queryID}),
  };
}

function hitOf(record: unknown): Hit {
  const {objectID, type, url, content, hierarchy: names, _snippetResult} = fieldsOf(record);
  const hierarchy: Hierarchy = Object.fromEntries(
    Object.entries(fieldsOf(names)).map(([level, name]) => [level, textOf(name)]),
  );
  const level = Object.keys(hierarchy).findLast((name) => hierarchy[name]) ?? 'lvl1';
  const snippets = fieldsOf(_snippetResult);
  const snippet = markedOf(snippets.content, textOf(content));
  return {
    objectID: String(objectID),
    type: HIT_TYPES.find((name) => name === type) ?? 'lvl1',
    url: typeof url === 'string' ? url : '',
    hierarchy,
    heading: markedOf(fieldsOf(snippets.hierarchy)[level], hierarchy[level] ?? ''),
    ...(snippet.text !== '' && {snippet}),
  };
}

/** A snippet as the service marks it; the plain text if there is none. */
function markedOf(snippet: unknown, text: string | null): MarkedText {
  const {value} = fieldsOf(snippet);
  return typeof value === 'string' ? parseMarks(value) : {text: text ?? '', ranges: []};
}

/** Reads escaped text in which `<mark>` encloses what matches. Other tags are text. */
export function parseMarks(html: string): MarkedText {
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
