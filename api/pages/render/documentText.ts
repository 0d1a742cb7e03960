import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Block} from '../../../markdown/tree';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Three of four texts come again: fields of one schema stand on many pages. */
const known = new Map<string, readonly Block[]>();

/** A text of a document, which is CommonMark, as parts of a page. Callers share them. */
export function markdown(text: string | undefined): readonly Block[] {
  const trimmed = text?.trim();
  if (!trimmed) return [];
  let blocks = known.get(trimmed);
  if (!blocks) {
    const root: Root = parser.parse(trimmed);
    blocks = root.children as Block[];
    known.set(trimmed, blocks);
  }
  return blocks;
}
