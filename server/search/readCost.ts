import {Refusal} from '../../search/protocol/refusal';

/** Hits that one request may ask for, over all its searches. */
const MOST_HITS = 1_000;

/** What a search gets that does not say; as in search/protocol/readRequest.ts. */
const USUAL_HITS = 20;

/** So many hits cost as much as a search. */
const HITS_PER_COST = 50;

/**
 * What a body asks for, in searches: a request with fifty searches is not one. A body that is no
 * request costs 1, and is refused by whoever answers it.
 *
 * @throws Refusal 400 when it asks for so many hits that others would have to wait.
 */
export function readCost(body: string): number {
  const searches = searchesIn(body);
  const hits = searches.reduce((sum: number, search) => sum + hitsOf(search), 0);
  if (hits > MOST_HITS) {
    throw new Refusal(400, `${hits} hits in one request; at most ${MOST_HITS} are sent`);
  }
  return Math.max(1, searches.length) + Math.floor(hits / HITS_PER_COST);
}

function searchesIn(body: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(body);
    const requests = (parsed as {requests?: unknown} | null)?.requests;
    return Array.isArray(requests) ? requests : [];
  } catch {
    return [];
  }
}

function hitsOf(search: unknown): number {
  if (typeof search !== 'object' || search === null) return 0;
  const {hitsPerPage, params} = search as {hitsPerPage?: unknown; params?: unknown};
  const inParams =
    typeof params === 'string' ? new URLSearchParams(params).get('hitsPerPage') : undefined;
  const hits = Number(hitsPerPage ?? inParams ?? USUAL_HITS);
  return hits >= 0 ? hits : USUAL_HITS;
}
