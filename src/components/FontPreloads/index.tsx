import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import sans from '@site/src/css/fonts/source-sans-3.woff2';
import serif from '@site/src/css/fonts/source-serif-4.woff2';

/**
 * Asks for both faces as soon as the head of a page is read, so that they are there when the first
 * text is drawn.
 */
export default function FontPreloads(): ReactNode {
  return (
    <Head>
      {[sans, serif].map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
