import {searchWindow} from '../../../config/searchWindow';
import {readHits} from './readHits';
import type {PageHit} from './Hit';
import type {SearchSetup} from './useSearchSetup';

/** Hits of one page of results. */
const PAGE_SIZE = 20;

/** Deepest page that can be asked for: the protocol pages through 10,000 hits. */
const MAX_PAGE = 10_000 / PAGE_SIZE;

/** A page of hits. It names its query, since it is still shown while the next one loads. */
export type Found = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly hits: readonly PageHit[];
  readonly nbHits: number;
  /** At least 1: a query that finds nothing has an empty page. */
  readonly nbPages: number;
};

/**
 * A page of what a query finds; the last page where fewer are there than `page`.
 *
 * @param words of a snippet
 * @throws when no host answers, or the answer is no list of hits
 */
export async function findHits(
  {client, indexName, facetFilters}: Pick<SearchSetup, 'client' | 'indexName' | 'facetFilters'>,
  query: string,
  page: number,
  words: number,
): Promise<Found> {
  const levels = Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`);
  const ask = async (asked: number): Promise<Found> => {
    const answer = await (
      await client()
    ).search({
      requests: [
        {
          indexName,
          facetFilters,
          query,
          clickAnalytics: searchWindow.insights,
          page: asked - 1,
          hitsPerPage: PAGE_SIZE,
          attributesToRetrieve: [...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
    const [first] = readHits(answer).results;
    // The client's type lists neither what a hit has nor the number of pages.
    const {hits, nbHits, nbPages = 1} = first as Omit<Found, 'nbPages'> & {nbPages?: number};
    const pages = Math.min(Math.max(1, nbPages), MAX_PAGE);
    return {query, page: asked, hits, nbHits, nbPages: pages};
  };
  const found = await ask(Math.min(page, MAX_PAGE));
  return found.page > found.nbPages ? ask(found.nbPages) : found;
}
