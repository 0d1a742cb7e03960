import type {InsightsClient} from 'search-insights';
import {PAGE_SIZE, type Found} from './findHits';

/** Most hits of one report; the service takes no more. */
const BATCH = 20;

/** Who types on within this time, in ms, has not seen the hits. */
const DEBOUNCE = 400;

/** Tells the hosted service what of its hits was seen and opened. */
export type Insights = {
  /** @returns what ends it, for hits that did not stay long enough to be seen */
  readonly seen: (found: Found) => () => void;
  /** @param objectID of a hit of `found` */
  readonly opened: (objectID: string, found: Found) => void;
};

/**
 * @param service the service's own client, once it is there; where it fails, nothing is reported
 */
export function insightsOf(indexName: string, service: () => Promise<InsightsClient>): Insights {
  const report = (work: (send: InsightsClient) => unknown) => {
    service()
      .then(work)
      .catch(() => undefined);
  };
  return {
    seen({hits}) {
      const ids = hits.map(({objectID}) => objectID);
      const timer = setTimeout(() => {
        for (let from = 0; from < ids.length; from += BATCH) {
          const objectIDs = ids.slice(from, from + BATCH);
          report((send) =>
            send('viewedObjectIDs', {index: indexName, eventName: 'Hits Viewed', objectIDs}),
          );
        }
      }, DEBOUNCE);
      return () => clearTimeout(timer);
    },
    opened(objectID, {hits, page, queryID}) {
      const place = hits.findIndex((hit) => hit.objectID === objectID);
      const common = {index: indexName, eventName: 'Hit Clicked', objectIDs: [objectID]};
      const position = (page - 1) * PAGE_SIZE + place + 1;
      report((send) =>
        queryID === undefined || place < 0
          ? send('clickedObjectIDs', common)
          : send('clickedObjectIDsAfterSearch', {...common, queryID, positions: [position]}),
      );
    },
  };
}
