import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Block} from '../../../markdown/tree';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parsed texts: three of four occur again, because fields of one schema are on many pages. */
const known = new Map<string, readonly Block[]>();

/** Parses CommonMark text of a document. Callers share the result and must not change it. */
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

/** The first sentence of a CommonMark text, as CommonMark. */
export function firstSentence(text: string | undefined): string {
  const [first = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  const paragraph = first.replace(/\s*\n\s*/g, ' ');
  // A period in code or in a link has no space and capital after it.
  return /^.*?[.:](?=\s+[A-Z`]|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/**
 * A description for search engines, without Markdown.
 *
 * @param context a sentence that is appended to a short description
 * @param most longest description, in characters
 */
export function plainSummary(text: string | undefined, context: string, most = 155): string {
  const plain = (text ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = firstSentence(plain);
  const whole = sentence.length < 50 ? `${sentence} ${context}`.trim() : sentence;
  if (whole.length <= most) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', most - 1)).replace(/[,;:.]$/, '')}…`;
}
