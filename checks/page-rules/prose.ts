import type {Heading, Nodes, Paragraph, Root, TableCell} from 'mdast';
import type {Problem} from './page';
import {lineOf} from './page';

/** A stretch of prose: a paragraph, a heading or a cell of a table. */
export type Prose = {
  readonly kind: 'paragraph' | 'heading' | 'cell';
  /** Its text; code counts as one word, and so does each component in the line. */
  readonly text: string;
  /** Line of the file on which it begins. */
  readonly line: number;
};

/** What stands in the text for code and for a component in the line: one word, never a match. */
const STAND_IN = '¤';

/** Where prose rules are explained; each of their messages ends there. */
const STYLE_GUIDE = 'CONTRIBUTING.md#prose';

/** The prose of a page, in order. The section `## Sources` is a list of facts and left out. */
export function proseOf(tree: Root): Prose[] {
  const found: Prose[] = [];
  let inSources = false;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) inSources = textOf(node) === 'Sources';
    if (!inSources) collect(node, found);
  }
  return found;
}

/** Text of a node, as a reader counts words. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'image') return STAND_IN;
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return STAND_IN;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** Words of a text; a sign between blanks is none. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}¤]/u.test(word));
}

/** Sentences of a text, with the place where each begins. */
export function sentencesOf(text: string): {text: string; start: number}[] {
  const sentences: {text: string; start: number}[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?]['"’”)]*\s+(?=['"‘“(]*[\p{Lu}\p{N}¤])/gu)) {
    const next = end.index + end[0].length;
    sentences.push({text: text.slice(start, next), start});
    start = next;
  }
  sentences.push({text: text.slice(start), start});
  return sentences;
}

/** Line of the file on which a place in a stretch of prose stands. */
export function lineAt({text, line}: Prose, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}

/** A problem with prose; its rule leads to the style guide. */
export function proseProblem(line: number, what: string, rule: string, fix: string): Problem {
  return {line, what, rule: `${rule} (${STYLE_GUIDE})`, fix};
}

function collect(node: Nodes, found: Prose[]): void {
  const kind = kindOf(node);
  if (kind) {
    found.push({kind, text: textOf(node), line: lineOf(node)});
  } else if ('children' in node) {
    for (const child of node.children) collect(child, found);
  }
}

function kindOf(node: Nodes): Prose['kind'] | undefined {
  const kinds: Record<(Paragraph | Heading | TableCell)['type'], Prose['kind']> = {
    paragraph: 'paragraph',
    heading: 'heading',
    tableCell: 'cell',
  };
  return node.type in kinds ? kinds[node.type as keyof typeof kinds] : undefined;
}
