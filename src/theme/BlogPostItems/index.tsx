import {useLocation} from '@docusaurus/router';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import {blog} from '@site/config/blog';
import Feeds from '@site/src/components/blog/Feeds';
import PageHead from '@site/src/components/PageHead';

/** A list of posts with a heading, which the stock list lacks. */
export default function BlogPostItemsWithTitle(props: Props): ReactNode {
  const {pathname} = useLocation();
  // Lists by tag or author have a heading already.
  const hasTitle = /\/(tags|authors)\//.test(pathname);
  return (
    <>
      <PageHead title={blog.title} />
      {!hasTitle && (
        <header className="markdown">
          <h1>{blog.title}</h1>
          <Feeds />
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
