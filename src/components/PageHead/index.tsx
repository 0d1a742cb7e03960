import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {
  /** Title of the page: the words in its picture. */
  readonly title: string;
  /** What the page is, in the words of schema.org; address and picture are added. */
  readonly data?: {readonly '@type': string} & Readonly<Record<string, unknown>>;
};

/**
 * What other sites and machines find in the head of a page: its picture, which
 * finish/social-pictures draws because it is named here, its Markdown copy, and structured data.
 */
export default function PageHead({title, data}: Props): ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const name = pathname.slice(baseUrl.length, -1) || 'index';
  const image = `${url}${baseUrl}img/social/${name}.png`;
  const thing = {'@context': 'https://schema.org', url: url + pathname, image, ...data};
  return (
    <PageMetadata image={image}>
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
      {data && (
        // A "<" could end the element.
        <script type="application/ld+json">
          {JSON.stringify(thing).replaceAll('<', '\\u003c')}
        </script>
      )}
    </PageMetadata>
  );
}
