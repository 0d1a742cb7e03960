import Link from '@docusaurus/Link';
import {groupBy, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Feeds from '@site/src/components/blog/Feeds';
import PageHead from '@site/src/components/PageHead';
import styles from './styles.module.css';

/** All posts by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const byYear = groupBy(archive.blogPosts, ({metadata}) => metadata.date.slice(0, 4));
  // Object keys that are numbers are in ascending order.
  const years = Object.entries(byYear).reverse();
  return (
    <>
      <PageMetadata title="Blog archive" description="Every post of the blog, by year." />
      <Layout>
        <PageHead title="Blog archive" />
        <main className={`markdown ${styles.page}`}>
          <h1>Archive</h1>
          <Feeds />
          {years.map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <ul className={styles.posts}>
                {posts?.map(({metadata: {permalink, title, date}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{date.slice(0, 10)}</time>{' '}
                    <Link to={permalink}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
