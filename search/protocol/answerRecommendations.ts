import type {Engine} from '../engine/openEngine';
import {readIndexName, readSearch, whole} from './readRequest';
import {Refusal} from './refusal';
import {toHit} from './toHit';

/** Models that have an answer here: what reads like the page of a record. */
const MODELS = ['related-products', 'looking-similar'];

const MAX_RECOMMENDATIONS = 30;

/** Longest query made of a record's address, in words. */
const WORDS = 8;

type Json = Readonly<Record<string, unknown>>;

/**
 * Pages that are about the same as the page of a record. The words of its address say what it is
 * about; what others clicked is not known here.
 *
 * @throws Refusal 400 for another model, or without an objectID.
 */
export async function answerRecommendations(
  request: Json,
  engine: Engine,
  now: () => number,
): Promise<object> {
  const started = now();
  const index = readIndexName(request);
  const {model, objectID} = request;
  if (typeof model !== 'string' || !MODELS.includes(model)) {
    throw new Refusal(400, `no model "${String(model)}" here; expected ${MODELS.join(' or ')}`);
  }
  if (typeof objectID !== 'string') throw new Refusal(400, '"objectID" is missing');
  const most = whole(request, 'maxRecommendations', MAX_RECOMMENDATIONS, MAX_RECOMMENDATIONS);
  const url = objectID.replace(/:\d+$/, '');
  const query = url
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(-WORDS)
    .join(' ');
  const found = await engine.search({query, page: 0, hitsPerPage: 100, prefixLast: false});
  const search = readSearch({indexName: index, query});
  const seen = new Set([url]);
  const others = found.hits.filter(({page}) => !seen.has(page.url) && seen.add(page.url));
  const hits = others.slice(0, most || MAX_RECOMMENDATIONS);
  return {
    hits: hits.map((hit) => ({
      ...toHit(hit, found.matcher, search),
      _score: percent(hit.coverage),
    })),
    processingTimeMS: Math.max(1, Math.round(now() - started)),
  };
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
