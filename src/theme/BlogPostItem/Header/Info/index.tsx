import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import type {ReactNode} from 'react';
import CopyAsMarkdown from '@site/src/components/CopyAsMarkdown';
import PageHead from '@site/src/components/PageHead';

/** Date and reading time. On the page of a post, also its metadata and Markdown copy. */
export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const {
    isBlogPostPage,
    metadata: {title, permalink, unlisted, editUrl},
  } = useBlogPost();
  return (
    <>
      <Info {...props} />
      {isBlogPostPage && !unlisted && (
        <>
          <PageHead title={title} />
          <CopyAsMarkdown permalink={permalink} editUrl={editUrl} />
        </>
      )}
    </>
  );
}
