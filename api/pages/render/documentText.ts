import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Block} from '../../../markdown/tree';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text of a document, which is CommonMark, as parts of a page. */
export function markdown(text: string | undefined): Block[] {
  if (!text?.trim()) return [];
  const root: Root = parser.parse(text.trim());
  return root.children as Block[];
}
