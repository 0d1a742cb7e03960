import type {LiteClient} from 'algoliasearch/lite';
import type {FoundHit} from './foundHit';
import {unturnedAll} from './unturned';

/** What is needed of the answer to one query. The client's type has neither all of a hit nor the pages. */
export type Answer = {
  readonly hits: readonly FoundHit[];
  readonly nbHits: number;
  readonly nbPages?: number;
  readonly queryID?: string;
};

type Found = Awaited<ReturnType<LiteClient['search']>>;

/**
 * The first result of an answer, with hits that can be drawn. The client takes any answer as it is;
 * a part that lacks is told as a failure of the search, before a component meets it.
 *
 * @throws when there is no list of hits, or a hit without a hierarchy
 */
export function readHits(found: Found | undefined): Answer {
  const first: Record<string, unknown> = {...found?.results?.[0]};
  const {hits} = first;
  if (!Array.isArray(hits) || !hits.every(hasHierarchy)) {
    throw new Error(
      '[search] The answer has no list of hits. Expected {"results": [{"hits": [...], "nbHits"}]}; ' +
        'fix: let a service of this protocol answer, from an index whose records have a hierarchy.',
    );
  }
  const nbHits = typeof first.nbHits === 'number' ? first.nbHits : hits.length;
  return {...first, hits: unturnedAll(hits), nbHits};
}

function hasHierarchy(hit: unknown): hit is FoundHit {
  const {hierarchy} = {...(hit as {hierarchy?: unknown} | null)};
  return typeof hierarchy === 'object' && hierarchy !== null;
}
