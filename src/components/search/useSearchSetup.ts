import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchOption} from '@site/config/search';
import type {Searcher} from '@site/src/search/searcher';
import {loadSearcher, warmUp} from './loadSearcher';

/** What a query needs: who answers it, from which index, and for which pages. */
export type SearchSetup = {
  readonly option: SearchOption;
  readonly indexName: string;
  /** The reader's language, and the documents that belong to what is being read. */
  readonly facetFilters: (string | string[])[];
  /** The origin that hits of a hosted index have; undefined where this site answers itself. */
  readonly published?: string;
  /** Fetches the code of who answers at first use; rejects when it does not arrive. */
  readonly searcher: () => Promise<Searcher>;
  /** Fetches what the first query needs. */
  readonly warmUp: () => void;
};

/** The setup of this build, for the page that is being read. */
export function useSearchSetup(): SearchSetup {
  const option = usePluginData('search') as SearchOption;
  const baseUrl = useBaseUrl('/');
  const {siteMetadata, siteConfig} = useDocusaurusContext();
  const {docusaurusVersion} = siteMetadata;
  const published = option.mode === 'hosted' ? new URL(siteConfig.url).origin : undefined;
  const {locale, tags} = useContextualSearchFilters();
  const wanted = tags.join();
  return useMemo(
    () => ({
      option,
      indexName: option.indexName,
      facetFilters: [`language:${locale}`, wanted.split(',').map((tag) => `docusaurus_tag:${tag}`)],
      published,
      searcher: () => loadSearcher(option, baseUrl, docusaurusVersion),
      warmUp: () => warmUp(option, baseUrl),
    }),
    [option, baseUrl, locale, wanted, docusaurusVersion, published],
  );
}
