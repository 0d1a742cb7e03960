import {useEffect, useMemo, useState} from 'react';
import {findHits, type Found} from '@site/src/components/search/findHits';
import {snippetWords} from '@site/src/components/search/snippetWords';
import {useAsked, type Asked} from '@site/src/components/search/useAsked';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {GLANCE, WHOLE} from '@site/src/search/glance';

/**
 * What a query finds, as far as it is known.
 *
 * @param query empty when nothing is asked
 * @param passing what is asked before the first query, where the engine looked it up already: a
 *   glance at its hits is enough
 */
export function useHits(
  setup: SearchSetup,
  query: string,
  passing: string | undefined,
): [asked: Asked<Found>, retry: () => void] {
  const [first, setFirst] = useState(passing);
  useEffect(() => setFirst(undefined), []);
  const load = useMemo(() => {
    const wanted = {page: 1, words: snippetWords()};
    if (first !== undefined) return () => findHits(setup, {...wanted, ...GLANCE, query: first});
    return query === '' ? undefined : () => findHits(setup, {...wanted, ...WHOLE, query});
  }, [setup, query, first]);
  return useAsked(load);
}
