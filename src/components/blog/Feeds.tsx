import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {blog} from '@site/config/blog';

/** The description of the blog and links to its feeds. */
export default function Feeds(): ReactNode {
  return (
    <p>
      {blog.description} Follow the blog by <a href={useBaseUrl('/blog/rss.xml')}>RSS</a> or{' '}
      <a href={useBaseUrl('/blog/atom.xml')}>Atom</a>.
    </p>
  );
}
