import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import PageHead from '@site/src/components/PageHead';
import Doors from '@site/src/components/home/Doors';
import {SearchForm} from '@site/src/components/SearchForm';
import Apis from './_apis.mdx';
import Changes from './_changes.mdx';
import Networks from './_networks.mdx';
import styles from './index.module.css';

const TITLE = 'Bitcoin staking and Babylon Genesis';

/** Home: what this is, a search field, seven doors, and what holds on the networks now. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={TITLE}
      description="Stake bitcoin, run Babylon nodes, build wallets: the protocol, its chain and its APIs, with every figure sourced and dated."
    >
      <PageHead title={TITLE} data={useSiteData()} />
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1 className={styles.title}>Bitcoin staking, explained to those who act on it</h1>
          <p className={styles.lead}>
            Babylon lets you stake bitcoin without giving it away, and secures the Babylon Genesis
            chain with it. Every figure here carries its source and its date.
          </p>
          <SearchForm />
        </header>

        <section aria-labelledby="doors">
          <h2 id="doors" className={styles.heading}>
            What do you want to do?
          </h2>
          <Doors />
        </section>

        <div className={styles.columns}>
          <section aria-labelledby="networks" className={styles.networks}>
            <h2 id="networks" className={styles.heading}>
              The two networks now
            </h2>
            <MDXContent>
              <Networks />
            </MDXContent>
          </section>
          <section aria-labelledby="changes">
            <h2 id="changes" className={styles.heading}>
              What changed lately
            </h2>
            <MDXContent>
              <Changes />
            </MDXContent>
          </section>
          <section aria-labelledby="apis">
            <h2 id="apis" className={styles.heading}>
              Three APIs
            </h2>
            <MDXContent>
              <Apis />
            </MDXContent>
          </section>
        </div>
        <p className={styles.first}>
          New here? Start with <Link to="/guides/overview/">how the protocol works</Link>.
        </p>
      </main>
    </Layout>
  );
}

/** The site, and how it is searched. */
function useSiteData() {
  const {title, tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  return {
    '@type': 'WebSite',
    name: title,
    description: tagline,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}${baseUrl}search/?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
