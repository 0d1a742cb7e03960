import {INDEX_NAME} from '../indexName';
import {Refusal} from './refusal';
import type {SearchRequest} from './types';

/** Searches in one request, and hits of one search. */
const MAX_REQUESTS = 50;
const MAX_HITS = 1000;

/** Last page that can be asked for. */
const MAX_PAGE = 10_000;

/** Characters of a tag or an ellipsis, which an answer repeats at every mark. */
const MAX_TAG = 256;

/** Names of attributes in one list; a record has about twenty. */
const MAX_NAMES = 100;

/**
 * Parameters of the hosted service that choose other hits. Left out in silence, they would make
 * the answer to another search look like the answer to this one.
 */
const UNSUPPORTED = [
  ...['filters', 'numericFilters', 'tagFilters', 'restrictSearchableAttributes'],
  ...['offset', 'length'],
  ...['aroundLatLng', 'aroundLatLngViaIP', 'insideBoundingBox', 'insidePolygon'],
] as const;

/** What a request gets that does not say. */
const DEFAULTS = {
  hitsPerPage: 20,
  snippetEllipsisText: '…',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
} as const;

export type Json = Readonly<Record<string, unknown>>;

/**
 * The list of `requests` in a body.
 *
 * @throws Refusal 400 when the body is no JSON, or has no such list.
 */
export function readRequests(body: string): Json[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'invalid JSON in the body; expected {"requests": [...]}');
  }
  const {requests} = objectOf(parsed);
  if (!Array.isArray(requests)) {
    throw new Refusal(400, '"requests" is missing; expected {"requests": [{"indexName": "…"}]}');
  }
  if (requests.length > MAX_REQUESTS) {
    throw new Refusal(400, `${requests.length} requests in one; at most ${MAX_REQUESTS} are read`);
  }
  return requests.map(objectOf);
}

/**
 * One search with every value that it leaves out. Values may also stand in `params`, in the form
 * of a query string.
 *
 * @throws Refusal 400 for a value of the wrong kind and for a parameter that chooses hits in a way
 * that this engine does not know, 404 for a name that no index can have.
 */
export function readSearch(request: Json): SearchRequest {
  const json = withParams(request);
  if (isGiven(json.type) && json.type !== 'default') {
    throw new Refusal(400, '"type" is not supported by this search engine; it finds hits only');
  }
  const unknown = UNSUPPORTED.find((name) => isGiven(json[name]));
  if (unknown !== undefined) {
    throw new Refusal(
      400,
      `"${unknown}" is not supported by this search engine; use "facetFilters", "page" and "hitsPerPage"`,
    );
  }
  return {
    indexName: readIndexName(json),
    query: text(json, 'query', ''),
    hitsPerPage: hitsPerPageOf(json),
    page: whole(json, 'page', 0, MAX_PAGE),
    attributesToRetrieve: names(json, 'attributesToRetrieve', ['*']),
    attributesToHighlight: names(json, 'attributesToHighlight', ['*']),
    attributesToSnippet: names(json, 'attributesToSnippet', []),
    snippetEllipsisText: tag(json, 'snippetEllipsisText'),
    highlightPreTag: tag(json, 'highlightPreTag'),
    highlightPostTag: tag(json, 'highlightPostTag'),
    clickAnalytics: json.clickAnalytics === true || json.clickAnalytics === 'true',
    enableReRanking: json.enableReRanking !== false && json.enableReRanking !== 'false',
    facetFilters: readFilters(json.facetFilters),
  };
}

/**
 * The hits that one search asks for, wherever it says so: what it costs is told by this too.
 *
 * @throws Refusal 400 for a number that is none, or over 1,000.
 */
export function hitsPerPageOf(request: Json): number {
  return whole(withParams(request), 'hitsPerPage', DEFAULTS.hitsPerPage, MAX_HITS);
}

/** @throws Refusal 404 for a name that no index can have, 400 when there is none. */
export function readIndexName(json: Json): string {
  const name = text(json, 'indexName', '');
  if (name === '') throw new Refusal(400, `"indexName" is missing; expected "${INDEX_NAME}"`);
  // A build may call its index otherwise; it still has only one.
  if (!/^[\w.*-]{1,256}$/.test(name)) throw new Refusal(404, `Index ${name} does not exist`);
  return name;
}

/** @throws Refusal 400 for a list, a text or nothing. */
export function objectOf(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new Refusal(400, 'expected a JSON object');
}

/**
 * A number from 0 to `most` as it is, or as a query string writes it.
 *
 * @throws Refusal 400 for anything else.
 */
export function numeric(json: Json, name: string, fallback: number, most: number): number {
  const value = json[name];
  if (value === undefined || value === null) return fallback;
  const number =
    typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= most) return number;
  throw new Refusal(400, `invalid value for "${name}" parameter; expected 0 to ${most}`);
}

/**
 * A whole number from 0 to `most`.
 *
 * @throws Refusal 400 for anything else.
 */
export function whole(json: Json, name: string, fallback: number, most: number): number {
  const number = numeric(json, name, fallback, most);
  if (Number.isInteger(number)) return number;
  throw new Refusal(400, `invalid value for "${name}" parameter; expected a whole number`);
}

/** A request with what stands in its `params`; the request's own values come first. */
function withParams(request: Json): Json {
  const {params} = request;
  if (params === undefined) return request;
  if (typeof params !== 'string') throw new Refusal(400, '"params" must be a query string');
  return {...Object.fromEntries(new URLSearchParams(params)), ...request};
}

function isGiven(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return !(Array.isArray(value) && value.length === 0);
}

function text(json: Json, name: string, fallback: string): string {
  const value = json[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'string') return value;
  throw new Refusal(400, `invalid value for "${name}" parameter; expected a string`);
}

function tag(
  json: Json,
  name: 'snippetEllipsisText' | 'highlightPreTag' | 'highlightPostTag',
): string {
  const value = text(json, name, DEFAULTS[name]);
  if (value.length <= MAX_TAG) return value;
  throw new Refusal(400, `"${name}" has ${value.length} characters; at most ${MAX_TAG} are read`);
}

function names(json: Json, name: string, fallback: readonly string[]): readonly string[] {
  const value = list(json[name]);
  if (value === undefined) return fallback;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new Refusal(400, `invalid value for "${name}" parameter; expected a list of strings`);
  }
  if (value.length <= MAX_NAMES) return value;
  throw new Refusal(400, `"${name}" has ${value.length} entries; at most ${MAX_NAMES} are read`);
}

/** A string stands for a list of one; an inner string for a list that must hold. */
function readFilters(given: unknown): readonly (readonly string[])[] {
  const value = list(given);
  if (value === undefined) return [];
  const outer: unknown[] = Array.isArray(value) ? value : [value];
  return outer.map((inner) => {
    const any: unknown[] = Array.isArray(inner) ? inner : [inner];
    return any.map((filter) => {
      if (typeof filter === 'string' && filter.includes(':')) return filter;
      throw new Refusal(400, 'invalid value for "facetFilters"; expected "name:value" entries');
    });
  });
}

/** In a query string, lists are JSON or parted by commas. */
function list(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  if (!value.startsWith('[')) return value.split(',').filter(Boolean);
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new Refusal(400, 'a list in a parameter is no JSON');
  }
}
