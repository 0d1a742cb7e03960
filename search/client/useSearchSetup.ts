import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchOption} from '../../config/search';
import type {Searcher} from '../searcher';
import {loadSearcher, warmUp} from './loadSearcher';

/** What a query needs on the page that is being read. */
export type SearchSetup = {
  readonly option: SearchOption;
  /** Origin of the published site, which hits of a hosted index have; undefined in embedded mode. */
  readonly published?: string;
  /** Loads the code that answers at first use. */
  readonly searcher: () => Promise<Searcher>;
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
    let loading: Promise<Searcher> | undefined;
    return {
      option,
      published,
      searcher: () => {
        if (!loading) {
          loading = loadSearcher({option, baseUrl, facetFilters, version});
          loading.catch(() => (loading = undefined));
        }
        return loading;
      },
      warmUp: () => warmUp(option, baseUrl),
    };
  }, [option, baseUrl, locale, tagList, version, published]);
}
