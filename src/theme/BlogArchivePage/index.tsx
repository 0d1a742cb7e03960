import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Feeds from '@site/src/components/blog/Feeds';
import PageHead from '@site/src/components/PageHead';
import styles from './styles.module.css';

/** Every post, newest first, by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Blog archive" description="Every post of the blog, by year." />
      <Layout>
        <PageHead title="Blog archive" />
        <main className={`markdown ${styles.page}`}>
          <h1>Archive</h1>
          <Feeds />
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <ul className={styles.posts}>
                {posts.map(({metadata: {permalink, title, date}}) => (
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

function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}
