import type {Engine, EngineHit} from '../engine/openEngine';
import {numeric, objectOf, readIndexName, readSearch, whole, type Json} from './readRequest';
import {filterOf} from './filterOf';
import {Refusal} from './refusal';
import {toHit} from './toHit';

/** Models that have an answer here: what reads like the page of a record. */
const MODELS = ['related-products', 'looking-similar'];

const MAX_RECOMMENDATIONS = 30;

/** Longest query made of a record's address or headings, in words. */
const WORDS = 8;

/** Hits among which the page of a record is looked for. */
const SEEN = 100;

/**
 * Pages that are about the same as a record. Its headings say what it is about, when the search
 * for the words of its address finds it, else the title of its page; what others clicked is not
 * known here. A record has none whose page is not among the first of these hits, as one that is not
 * known: of this site 21 of 259 pages, the first one and others that rank low (2026-11-24).
 *
 * `_score` is from 0 to 100; hits below `threshold` are left out.
 *
 * @throws Refusal 400 for another model, without an objectID, or for a threshold that is none.
 */
export async function answerRecommendations(
  request: Json,
  engine: Engine,
  now: () => number,
): Promise<object> {
  const started = now();
  const index = readIndexName(request);
  const {model, objectID, queryParameters} = request;
  if (typeof model !== 'string') {
    throw new Refusal(400, `"model" is missing; expected ${MODELS.join(' or ')}`);
  }
  if (!MODELS.includes(model)) {
    throw new Refusal(400, `no model "${model}" here; expected ${MODELS.join(' or ')}`);
  }
  if (typeof objectID !== 'string') throw new Refusal(400, '"objectID" is missing');
  const most = whole(request, 'maxRecommendations', MAX_RECOMMENDATIONS, MAX_RECOMMENDATIONS);
  const threshold = numeric(request, 'threshold', 0, 100);
  const [, url = '', position = ''] = /^(.*):(\d+)$/.exec(objectID) ?? [];
  const parameters = readSearch({...objectOf(queryParameters ?? {}), indexName: index});
  const accepts = filterOf(parameters.facetFilters);
  const find = (query: string) =>
    engine.search({query, page: 0, hitsPerPage: SEEN, prefixLast: false, accepts});
  const own = (await find(wordsIn(url))).hits.filter(({page}) => page.url === url);
  const query = wordsIn(subjectOf(own, Number(position)));
  // Without a subject nothing is like it, and the engine answers an empty query with nothing.
  const found = await find(query);
  const seen = new Set([url]);
  const hits = found.hits
    .filter(({page}) => !seen.has(page.url) && seen.add(page.url))
    .map((hit) => ({...toHit(hit, found.matcher, parameters), _score: percent(hit.coverage)}))
    .filter(({_score}) => _score >= threshold)
    .slice(0, most || MAX_RECOMMENDATIONS);
  return {hits, processingTimeMS: Math.max(1, Math.round(now() - started))};
}

/** Headings of the section that holds a record, the title of its page, or nothing. */
function subjectOf(own: readonly EngineHit[], position: number): string {
  const holds = ({unit}: EngineHit) =>
    unit.first <= position && position < unit.first + unit.texts.length + (unit.begins ? 1 : 0);
  const section = own.find(holds);
  const heading = section?.unit.headings.at(-1);
  return heading ?? own[0]?.page.title ?? '';
}

function wordsIn(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(-WORDS)
    .join(' ');
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
