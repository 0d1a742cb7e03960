import type {LiteClient} from 'algoliasearch/lite';

/** What the window needs of an answer to one query. */
export type Answer = {
  readonly results: readonly [{readonly hits: readonly object[]; readonly nbHits: number}];
};

type Found = Awaited<ReturnType<LiteClient['search']>>;

/**
 * An answer whose hits the library can draw. It takes any answer as it is, and a part that lacks
 * would fail where nobody catches it.
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
  return {results: [{...first, hits, nbHits}]};
}

function hasHierarchy(hit: unknown): hit is object {
  const {hierarchy} = {...(hit as {hierarchy?: unknown} | null)};
  return typeof hierarchy === 'object' && hierarchy !== null;
}
