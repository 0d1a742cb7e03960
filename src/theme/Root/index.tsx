import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import CodeActions from '@site/src/components/CodeActions';
import PageCopyActions from '@site/src/components/CopyAsMarkdown/PageCopyActions';
import HoverCards from '@site/src/components/HoverCards';
import sans from '@site/src/css/fonts/source-sans-3.woff2';

/** Wraps every page and stays when pages change: listens for presses of plain markup in the pages. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        {/* The font of the text, for the first paint. The stylesheet requests the font of headings. */}
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      <HoverCards />
      <CodeActions />
      <PageCopyActions />
    </>
  );
}
