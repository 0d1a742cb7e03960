import {readHits} from './readHits';
import type {FoundHit} from './foundHit';
import type {SearchSetup} from './useSearchSetup';

/** Hits of one page of results. */
export const PAGE_SIZE = 20;

/** Deepest page that can be asked for: the hosted service pages through 10,000 hits. */
const MAX_PAGE = 10_000 / PAGE_SIZE;

/** A page of hits. It names its query, since it is still shown while the next one loads. */
export type Found = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly hits: readonly FoundHit[];
  readonly nbHits: number;
  /** At least 1: a query that finds nothing has an empty page. */
  readonly nbPages: number;
  /** The hosted service's name for this answer, when clicks are reported. */
  readonly queryID?: string;
};

/** What is asked for. */
export type Wanted = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Words of a snippet. */
  readonly words: number;
  /** Hits of a page; 20 unless this says otherwise. */
  readonly hitsPerPage?: number;
  /** Whether a heading comes with the first sentence of its section; it does not. */
  readonly excerpts?: boolean;
  /** Whether the best hits are put in order by their texts, which costs reading them; they are. */
  readonly reranks?: boolean;
};

/**
 * A page of what a query finds; the last page where fewer are there than are asked for.
 *
 * @throws when no host answers, or the answer is no list of hits
 */
export async function findHits(
  {searcher, facetFilters}: Pick<SearchSetup, 'searcher' | 'facetFilters'>,
  {query, page, words, hitsPerPage = PAGE_SIZE, excerpts = false, reranks = true}: Wanted,
): Promise<Found> {
  const ask = async (asked: number): Promise<Found> => {
    const wanted = {query, page: asked - 1, hitsPerPage, facetFilters, words, excerpts, reranks};
    const [answer] = await (await searcher()).find([wanted]);
    const {hits, nbHits, nbPages = 1, queryID} = readHits(answer);
    const pages = Math.min(Math.max(1, nbPages), MAX_PAGE);
    return {query, page: asked, hits, nbHits, nbPages: pages, queryID};
  };
  const found = await ask(Math.min(page, MAX_PAGE));
  return found.page > found.nbPages ? ask(found.nbPages) : found;
}
