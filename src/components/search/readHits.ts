import type {FoundHit} from './foundHit';
import {unturnedAll} from './unturned';

/** What is needed of the answer to one query. */
export type Answer = {
  readonly hits: readonly FoundHit[];
  readonly nbHits: number;
  readonly nbPages?: number;
  readonly queryID?: string;
};

/**
 * An answer whose hits can be drawn. It may come from a service: a part that lacks is told as a
 * failure of the search, before a component meets it.
 *
 * @throws when there is no list of hits, or a hit without a hierarchy
 */
export function readHits(found: unknown): Answer {
  const answer: Record<string, unknown> = {...(found as object | undefined)};
  const {hits} = answer;
  if (!Array.isArray(hits) || !hits.every(hasHierarchy)) {
    throw new Error(
      '[search] The answer has no list of hits. Expected {"hits": [...], "nbHits"}; ' +
        'fix: let the hosted service answer, from an index whose records have a hierarchy.',
    );
  }
  const nbHits = typeof answer.nbHits === 'number' ? answer.nbHits : hits.length;
  return {...answer, hits: unturnedAll(hits), nbHits};
}

function hasHierarchy(hit: unknown): hit is FoundHit {
  const {hierarchy} = {...(hit as {hierarchy?: unknown} | null)};
  return typeof hierarchy === 'object' && hierarchy !== null;
}
