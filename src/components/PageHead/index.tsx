import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

type Props = {
  /** Title of the page, which is also drawn on its social image. */
  readonly title: string;
  /** Structured data (schema.org), to which the address and the image are added. */
  readonly data?: {readonly '@type': string} & Readonly<Record<string, unknown>>;
};

/**
 * Metadata for other sites and machines: the social image, the Markdown copy and the structured data.
 * finish/social-pictures draws the image for each page that refers to one.
 */
export default function PageHead({title, data}: Props): ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const name = pathname.slice(baseUrl.length, -1) || 'index';
  const image = `${url}${baseUrl}img/social/${name}.png`;
  const jsonLd = {'@context': 'https://schema.org', url: url + pathname, image, ...data};
  return (
    <PageMetadata image={image}>
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <link rel="alternate" type="text/markdown" href={`${pathname}index.md`} />
      {data && (
        // An unescaped "<" could end the element.
        <script type="application/ld+json">
          {JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}
        </script>
      )}
    </PageMetadata>
  );
}
