import type {Facets} from '../engine/format';
import type {Engine} from '../engine/openEngine';
import {Refusal} from './refusal';
import {toHit} from './toHit';
import type {SearchRequest, SearchResult} from './types';

const FACETS: readonly (keyof Facets | 'lang')[] = [
  'language',
  'lang',
  'docusaurus_tag',
  'version',
];

/** Answers one search. */
export async function answerSearch(
  request: SearchRequest,
  engine: Engine,
  now: () => number,
): Promise<SearchResult> {
  const started = now();
  const {query, page, hitsPerPage, facetFilters} = request;
  const accepts = filterOf(facetFilters);
  const {hits, count, matcher} = await engine.search({query, page, hitsPerPage, accepts});
  return {
    hits: hits.map((hit) => toHit(hit, matcher, request)),
    nbHits: count,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(count / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams({query, hitsPerPage: `${hitsPerPage}`, page: `${page}`}).toString(),
    index: request.indexName,
    ...(request.clickAnalytics && {queryID: queryId(query, started)}),
    processingTimeMS: Math.max(1, Math.round(now() - started)),
  };
}

/**
 * Whether the pages with these facets pass all filters.
 *
 * @throws Refusal 400 for a facet that records do not have.
 */
export function filterOf(filters: SearchRequest['facetFilters']): (facets: Facets) => boolean {
  const parsed = filters.map((any) =>
    any.map((filter) => {
      const colon = filter.indexOf(':');
      const name = FACETS.find((facet) => facet === filter.slice(0, colon).trim());
      if (!name) {
        throw new Refusal(400, `no facet in "${filter}"; expected one of ${FACETS.join(', ')}`);
      }
      const value = filter.slice(colon + 1).trim();
      const isNot = value.startsWith('-');
      return {
        name: name === 'lang' ? 'language' : name,
        value: isNot ? value.slice(1) : value,
        isNot,
      };
    }),
  );
  return (facets) =>
    parsed.every((any) => any.some(({name, value, isNot}) => (facets[name] === value) !== isNot));
}

/** 32 hexadecimal digits that tell one query from the next; nothing of the reader is in them. */
function queryId(query: string, started: number): string {
  let id = '';
  for (let part = 0; part < 4; part += 1) {
    let hash = 0x811c9dc5 ^ part;
    for (const character of `${query}\n${started}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    id += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return id;
}
