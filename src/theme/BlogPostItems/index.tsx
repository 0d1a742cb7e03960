import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import {blog} from '@site/config/blog';

/** The posts of a list, below the heading that the framework's list of posts has not. */
export default function BlogPostItemsWithTitle(props: Props): ReactNode {
  const {pathname} = useLocation();
  const [rss, atom] = [useBaseUrl('/blog/rss.xml'), useBaseUrl('/blog/atom.xml')];
  // Lists by tag or author have a heading of their own.
  const hasTitle = /\/(tags|authors)\//.test(pathname);
  return (
    <>
      {!hasTitle && (
        <header>
          <h1>{blog.title}</h1>
          <p>
            {blog.description} Follow it by <a href={rss}>RSS</a> or <a href={atom}>Atom</a>.
          </p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
