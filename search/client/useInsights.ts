import {useEffect, useMemo} from 'react';
import {searchWindow} from '../../config/searchWindow';
import type {SearchResults} from '../searcher';
import {createInsights} from './insights';
import type {SearchSetup} from './useSearchSetup';

/**
 * Reports seen hits, where `insights` is on and the hosted service answers; otherwise its code isn't
 * loaded.
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
    let client: ReturnType<typeof load> | undefined;
    return createInsights(indexName, () => (client ??= load(appId, apiKey)));
  }, [option]);
  useEffect(() => (results ? insights?.reportSeen(results) : undefined), [insights, results]);
  return (objectID) => {
    if (results) insights?.reportOpened(objectID, results);
  };
}

async function load(appId: string, apiKey: string) {
  const {default: client} = await import(
    /* webpackChunkName: "search-insights" */ 'search-insights'
  );
  client('init', {appId, apiKey});
  return client;
}
