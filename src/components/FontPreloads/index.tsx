import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import sans from '@site/src/css/fonts/source-sans-3.woff2';

/**
 * Requests the face of the text as soon as the head of a page is read, so that it's there when the
 * first text is drawn. The face of headings is requested by the stylesheet.
 */
export default function FontPreloads(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
