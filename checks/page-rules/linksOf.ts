import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from './page';

/** A link of a page, written in Markdown or as `href` or `to` of an element. */
export type PageLink = {readonly url: string; readonly line: number};

/** All links of a page, in order. */
export function linksOf(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      links.push({url: node.url, line: lineOf(node)});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'href' || attribute.name === 'to') {
          links.push({url: attribute.value, line: lineOf(node)});
        }
      }
    }
  });
  return links;
}
