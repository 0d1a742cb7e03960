import type {Engine} from '../engine/openEngine';
import {filterOf} from './filterOf';
import {toHit} from './toHit';
import type {SearchRequest, SearchResult} from './types';

/** Answers one search. */
export async function answerSearch(
  request: SearchRequest,
  engine: Engine,
  now: () => number,
): Promise<SearchResult> {
  const started = now();
  const {query, page, hitsPerPage, enableReRanking: reranks} = request;
  const accepts = filterOf(request.facetFilters);
  const {hits, count, matcher} = await engine.search({query, page, hitsPerPage, accepts, reranks});
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
