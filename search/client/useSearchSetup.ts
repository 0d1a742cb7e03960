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
  /** Origin of the published site, which URLs in a hosted index have; undefined in embedded mode. */
  readonly publishedOrigin?: string;
  /** Loads the code that answers queries, once. Rejects if that fails; the next call retries. */
  readonly loadSearcher: () => Promise<Searcher>;
  /** Preloads that code and the data that the first query needs. Only the first query reports a failure. */
  readonly warmUp: () => void;
};

/** The search settings of the current page. */
export function useSearchSetup(): SearchSetup {
  const option = usePluginData('search') as SearchOption;
  const baseUrl = useBaseUrl('/');
  const {siteMetadata, siteConfig} = useDocusaurusContext();
  const {docusaurusVersion: version} = siteMetadata;
  const publishedOrigin = option.mode === 'hosted' ? new URL(siteConfig.url).origin : undefined;
  const {locale, tags} = useContextualSearchFilters();
  const tagList = tags.join();
  return useMemo(() => {
    const anyTag = tagList.split(',').map((tag) => `docusaurus_tag:${tag}`);
    const facetFilters = [`language:${locale}`, anyTag];
    // `import()` fetches a module only once, unless that failed.
    const loadSearcher = async () => {
      if (option.mode === 'embedded') return (await loadEmbedded()).embeddedSearcher(baseUrl);
      return (await loadHosted()).hostedSearcher(option, {facetFilters, version});
    };
    return {
      option,
      publishedOrigin,
      loadSearcher,
      warmUp: () =>
        void loadSearcher().then(
          (searcher) => searcher.warmUp(),
          () => undefined,
        ),
    };
  }, [option, baseUrl, locale, tagList, version, publishedOrigin]);
}

const loadHosted = () => import(/* webpackChunkName: "search-hosted" */ './hostedSearcher');
const loadEmbedded = () => import(/* webpackChunkName: "search-engine" */ './embeddedSearcher');
