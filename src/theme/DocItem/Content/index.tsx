import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MobileTOC from '@theme-original/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import OperationId from '@site/api/panel/OperationId';
import CopyAsMarkdown from '@site/src/components/CopyAsMarkdown';
import PageFacts, {type PageFrontMatter} from '@site/src/components/PageFacts';
import PageHead from '@site/src/components/PageHead';

/** api/pages sets `operation_id`. */
type FrontMatter = PageFrontMatter & {readonly operation_id?: string};

/**
 * The article: its title, status and dates, the table of contents if there is no column for it, and
 * the text.
 */
export default function DocItemContent({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {title, description, permalink, unlisted, lastUpdatedAt, editUrl} = metadata;
  const front = frontMatter as FrontMatter;
  const data = {
    '@type': 'TechArticle',
    headline: title,
    description,
    // Unknown without a Git history.
    dateModified: lastUpdatedAt && new Date(lastUpdatedAt),
  };
  return (
    <div className="theme-doc-markdown markdown">
      <header>
        <Heading as="h1">{title}</Heading>
        {front.operation_id && <OperationId id={front.operation_id} />}
        <PageFacts frontMatter={front} />
        {!unlisted && (
          <>
            <PageHead title={title} data={data} />
            <CopyAsMarkdown permalink={permalink} editUrl={editUrl} />
          </>
        )}
      </header>
      {toc.length > 0 && !frontMatter.hide_table_of_contents && <MobileTOC />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
