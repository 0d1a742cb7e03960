import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ComponentType, ReactNode} from 'react';
import PageHead from '@site/src/components/PageHead';
import EntryPoints from '@site/src/components/home/EntryPoints';
import {SearchForm} from '@site/search/page/SearchForm';
import Apis from './_apis.mdx';
import Changes from './_changes.mdx';
import Networks from './_networks.mdx';
import Picture from './_picture.mdx';
import styles from './index.module.css';

const TITLE = 'Bitcoin staking and Babylon Genesis';

/** The home page: a summary with a picture, a search form, seven entry points, and the networks. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={TITLE}
      description="Stake bitcoin or BABY, run nodes and finality providers, build wallets and chains: the protocol, its commands and its APIs, with dated sources."
    >
      <PageHead title={TITLE} data={useSiteData()} />
      <main className={styles.home}>
        <div className={styles.hero}>
          <header>
            <h1 className={styles.title}>{TITLE}</h1>
            <p className={styles.lead}>
              Babylon lets you stake bitcoin under your own key. The stake secures Babylon Genesis,
              a proof-of-stake chain that pays you in BABY. Every figure on these pages has a source
              and date.
            </p>
            <SearchForm />
            <p className={styles.first}>
              New here? Start with <Link to="/guides/overview/">how the protocol works</Link>.
            </p>
          </header>
          <MDXContent>
            <Picture />
          </MDXContent>
        </div>

        <section aria-labelledby="doors">
          <h2 id="doors" className={styles.heading}>
            What do you want to do?
          </h2>
          <EntryPoints />
        </section>

        <div className={styles.columns}>
          <Section id="networks" heading="Network status" Content={Networks} />
          <Section id="changes" heading="Recent changes" Content={Changes} />
          <Section id="apis" heading="Three APIs" Content={Apis} />
        </div>
      </main>
    </Layout>
  );
}

type SectionProps = {
  readonly id: string;
  readonly heading: string;
  readonly Content: ComponentType;
};

function Section({id, heading, Content}: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <MDXContent>
        <Content />
      </MDXContent>
    </section>
  );
}

/** Structured data about the site, including the address of its search page. */
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
