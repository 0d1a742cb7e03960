import {useEffect, useMemo} from 'react';
import type {InsightsClient} from 'search-insights';
import {searchWindow} from '../../config/searchWindow';
import {PAGE_SIZE, type SearchResults} from '../searcher';
import type {SearchSetup} from './useSearchSetup';

/** Maximum number of hits in one event, which is also the size of a page of results. */
const MAX_EVENT_HITS = 20;

/** Time that hits must be displayed to count as seen, in ms. */
const SEEN_AFTER_MS = 400;

/** Reports to the hosted service which of its hits are seen and opened. */
export type Insights = {
  /** @returns a function that cancels the report */
  readonly reportSeen: (results: SearchResults) => () => void;
  readonly reportOpened: (objectID: string, results: SearchResults) => void;
};

/** @param loadClient loads the service's own client; if that fails, nothing is reported */
export function createInsights(
  indexName: string,
  loadClient: () => Promise<InsightsClient>,
): Insights {
  const report = (send: (client: InsightsClient) => unknown) => {
    loadClient()
      .then(send)
      .catch(() => undefined);
  };
  return {
    reportSeen({hits}) {
      const objectIDs = hits.slice(0, MAX_EVENT_HITS).map(({objectID}) => objectID);
      const timer = setTimeout(() => {
        report((client) =>
          client('viewedObjectIDs', {index: indexName, eventName: 'Hits Viewed', objectIDs}),
        );
      }, SEEN_AFTER_MS);
      return () => clearTimeout(timer);
    },
    reportOpened(objectID, {hits, page, queryID}) {
      const hitIndex = hits.findIndex((hit) => hit.objectID === objectID);
      const event = {index: indexName, eventName: 'Hit Clicked', objectIDs: [objectID]};
      const position = (page - 1) * PAGE_SIZE + hitIndex + 1;
      report((client) =>
        queryID === undefined || hitIndex < 0
          ? client('clickedObjectIDs', event)
          : client('clickedObjectIDsAfterSearch', {...event, queryID, positions: [position]}),
      );
    },
  };
}

/**
 * Reports seen hits if `insights` is on and search is hosted. Otherwise the client's code isn't loaded.
 *
 * @returns a function that reports an opened hit
 */
export function useInsights(
  {option}: Pick<SearchSetup, 'option'>,
  results: SearchResults | undefined,
): (objectID: string) => void {
  const insights = useMemo(() => {
    if (!searchWindow.insights || option.mode !== 'hosted') return undefined;
    const {appId, apiKey, indexName} = option;
    let client: ReturnType<typeof loadClient> | undefined;
    return createInsights(indexName, () => (client ??= loadClient(appId, apiKey)));
  }, [option]);
  useEffect(() => (results ? insights?.reportSeen(results) : undefined), [insights, results]);
  return (objectID) => {
    if (results) insights?.reportOpened(objectID, results);
  };
}

async function loadClient(appId: string, apiKey: string) {
  const {default: client} = await import(
    /* webpackChunkName: "search-insights" */ 'search-insights'
  );
  client('init', {appId, apiKey});
  return client;
}
