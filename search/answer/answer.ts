import type {Engine} from '../engine/openEngine';
import {passagesFor} from '../engine/passages';
import {filterOf} from './filterOf';
import {toHit} from './toHit';
import type {Answer, Ask, Hits, HitsQuery} from './types';

/** Passages that answer a question. */
const PASSAGES = 4;

/**
 * Answers what the page asks.
 *
 * @throws IndexUnavailable when a file that is needed cannot be had; anything else is a fault.
 */
export async function answer(ask: Ask, engine: Engine): Promise<Answer> {
  if (ask.type === 'passages') return passagesFor(engine, ask.question, PASSAGES);
  const all: Hits[] = [];
  for (const query of ask.queries) all.push(await hitsOf(query, engine));
  return all;
}

async function hitsOf(asked: HitsQuery, engine: Engine): Promise<Hits> {
  const {hitsPerPage} = asked;
  const accepts = filterOf(asked.facetFilters);
  const {hits, count, matcher} = await engine.search({...asked, accepts});
  return {
    hits: hits.map((hit) => toHit(hit, matcher, asked)),
    nbHits: count,
    nbPages: Math.ceil(count / hitsPerPage),
  };
}
