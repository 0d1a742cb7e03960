import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import CopyAsMarkdown from '@site/src/components/CopyAsMarkdown';
import PageFacts, {type PageFrontMatter} from '@site/src/components/PageFacts';

/** The article: its title, one line that says how far it can be trusted, and the text. */
export default function DocItemContent({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        <PageFacts frontMatter={frontMatter as PageFrontMatter} />
        {!metadata.unlisted && <CopyAsMarkdown permalink={metadata.permalink} />}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
