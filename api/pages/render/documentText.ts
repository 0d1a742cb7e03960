import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Block} from '../../../markdown/tree';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parsed texts. Three out of four are used again, because many pages show the same schema. */
const cache = new Map<string, readonly Block[]>();

/** Parses CommonMark text of a document. Callers share the result and must not change it. */
export function markdown(text: string | undefined): readonly Block[] {
  const trimmed = text?.trim();
  if (!trimmed) return [];
  let blocks = cache.get(trimmed);
  if (!blocks) {
    const root: Root = parser.parse(trimmed);
    blocks = root.children as Block[];
    cache.set(trimmed, blocks);
  }
  return blocks;
}

/** The first sentence of a CommonMark text, as CommonMark. */
export function firstSentence(text: string | undefined): string {
  const [first = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  const paragraph = first.replace(/\s*\n\s*/g, ' ');
  // A period in code or in a link is not followed by a space and a capital letter.
  return /^.*?[.:](?=\s+[A-Z`]|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/**
 * A description for search engines, without Markdown.
 *
 * @param context a sentence that is appended to a short description
 * @param maxLength maximum length of the description, in characters
 */
export function plainSummary(text: string | undefined, context: string, maxLength = 155): string {
  const plain = (text ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = firstSentence(plain);
  const whole = sentence.length < 50 ? `${sentence} ${context}`.trim() : sentence;
  if (whole.length <= maxLength) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', maxLength - 1)).replace(/[,;:.]$/, '')}…`;
}
