import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {attributes, jsx, type Block} from '../../../markdown/tree';

export {
  around,
  code,
  finished,
  h,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  type Block,
} from '../../../markdown/tree';

/** A component of the site. */
export function component(name: string, props: Readonly<Record<string, string>>): Block {
  return jsx(name, attributes(props));
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text of a document, which is CommonMark, as parts of a page. */
export function markdown(text: string | undefined): Block[] {
  if (!text?.trim()) return [];
  const root: Root = parser.parse(text.trim());
  return root.children as Block[];
}
