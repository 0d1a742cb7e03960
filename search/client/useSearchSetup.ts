import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchOption} from '../../config/search';
import type {Searcher} from '../searcher';

/** Settings for queries on the current page. */
export type SearchSetup = {
  readonly option: SearchOption;
  /** Origin of the published site, which hits of a hosted index have; undefined in embedded mode. */
  readonly published?: string;
  /** Loads the code that answers queries, once. Rejects when it can't be loaded; the next call retries. */
  readonly searcher: () => Promise<Searcher>;
  /** Loads that code and what the first query needs. A failure is reported by the first query. */
  readonly warmUp: () => void;
};

export function useSearchSetup(): SearchSetup {
  const option = usePluginData('search') as SearchOption;
  const baseUrl = useBaseUrl('/');
  const {siteMetadata, siteConfig} = useDocusaurusContext();
  const {docusaurusVersion: version} = siteMetadata;
  const published = option.mode === 'hosted' ? new URL(siteConfig.url).origin : undefined;
  const {locale, tags} = useContextualSearchFilters();
  const tagList = tags.join();
  return useMemo(() => {
    const anyTag = tagList.split(',').map((tag) => `docusaurus_tag:${tag}`);
    const facetFilters = [`language:${locale}`, anyTag];
    // A module that is loaded isn't fetched again; one that failed is.
    const searcher = async () => {
      if (option.mode === 'embedded') return (await loadEmbedded()).embeddedSearcher(baseUrl);
      return (await loadHosted()).hostedSearcher(option, {facetFilters, version});
    };
    return {
      option,
      published,
      searcher,
      warmUp: () =>
        void searcher().then(
          (loaded) => loaded.warmUp(),
          () => undefined,
        ),
    };
  }, [option, baseUrl, locale, tagList, version, published]);
}

const loadHosted = () => import(/* webpackChunkName: "search-hosted" */ './hostedSearcher');
const loadEmbedded = () => import(/* webpackChunkName: "search-engine" */ './embeddedSearcher');
