import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import CodeActions from '@site/src/components/CodeActions';
import PageCopyActions from '@site/src/components/CopyAsMarkdown/PageCopyActions';
import HoverCards from '@site/src/components/HoverCards';
import sans from '@site/src/css/fonts/source-sans-3.woff2';

/** Wraps every page and stays mounted when the page changes. Handles clicks on static markup. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        {/* The first paint needs the body font. The stylesheet requests the heading font. */}
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      <HoverCards />
      <CodeActions />
      <PageCopyActions />
    </>
  );
}
