import {useEffect, useMemo} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import type {Found} from './findHits';
import {insightsOf} from './insights';
import type {SearchSetup} from './useSearchSetup';

/**
 * Reports what is seen and opened of these hits, where the option is on and a hosted service
 * answers; nothing otherwise, and the code for it is not fetched.
 *
 * @returns what is to be told of a hit that is opened
 */
export function useInsights(
  {option, indexName}: Pick<SearchSetup, 'option' | 'indexName'>,
  found: Found | undefined,
): (objectID: string) => void {
  const insights = useMemo(() => {
    if (!searchWindow.insights || option.mode !== 'hosted') return undefined;
    const {appId, apiKey} = option;
    let service: ReturnType<typeof load> | undefined;
    return insightsOf(indexName, () => (service ??= load(appId, apiKey)));
  }, [option, indexName]);
  useEffect(() => (found ? insights?.seen(found) : undefined), [insights, found]);
  return (objectID) => {
    if (found) insights?.opened(objectID, found);
  };
}

async function load(appId: string, apiKey: string) {
  const {default: client} = await import(
    /* webpackChunkName: "search-insights" */ 'search-insights'
  );
  client('init', {appId, apiKey});
  return client;
}
