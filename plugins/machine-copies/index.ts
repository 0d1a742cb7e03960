import type {LoadContext, Plugin} from '@docusaurus/types';
import {FEEDS} from '../../finish/machine-copies/feeds';

/** Names the feeds of changes in the head of every page; `finish/machine-copies` writes them. */
export default function machineCopiesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'machine-copies',
    injectHtmlTags() {
      const headTags = Object.entries(FEEDS).map(([name, title]) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: `${baseUrl}feeds/${name}.rss.xml`,
          title,
        },
      }));
      return {headTags};
    },
  };
}
