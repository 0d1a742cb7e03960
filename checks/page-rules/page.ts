import path from 'node:path';
import type {Heading, Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';
import {remarkExamples} from '../../markdown/examples/remarkExamples';

/** A page, parsed for the rules. */
export type Page = {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly isPost: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The body; its lines are numbered as in the file, and blocks with `file=` hold that file. */
  readonly tree: Root;
  /** The file as written. */
  readonly source: string;
};

export type Problem = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
};

/** The text of a rule, and the check that finds violations of it on a page. */
export type PageRule = {readonly rule: string; readonly check: (page: Page) => Problem[]};

/** A piece of prose: a paragraph, a heading or a table cell. */
export type Prose = {
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
  /** Its text, with one word in place of inline code and of each inline component. */
  readonly text: string;
  /** First line, counted from 1. */
  readonly line: number;
};

/** Replaces inline code and components in prose with one word that matches no pattern. */
const STAND_IN = '¤';

/**
 * Reads one page.
 *
 * @param file path from the project's root
 * @throws Error if the front matter is not YAML, the body is not MDX, or a `file=` does not exist
 */
export function readPage(file: string, source: string): Page {
  const [head = '', yaml = ''] = /^---\n([\s\S]*?\n)---$/m.exec(source) ?? [];
  const body = head.replace(/[^\n]/g, '') + source.slice(head.length);
  // The lines that open and close a callout are not prose.
  const text = body.replace(/^[ \t]*:::.*$/gm, '');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text);
  remarkExamples()(tree, new VFile({path: path.resolve(file)}));
  const frontMatter = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
  const name = file.split(path.sep).join('/');
  return {file: name, isPost: name.startsWith('blog/'), frontMatter, tree, source};
}

/** First line of a node. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Text of a node, with one word for each inline component and, unless `withCode`, for inline code. */
export function textOf(node: Nodes, withCode = false): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return withCode ? node.value : STAND_IN;
  if (node.type === 'break') return '\n';
  const isComponent = node.type === 'mdxJsxTextElement' && node.children.length === 0;
  if (node.type === 'image' || isComponent) return STAND_IN;
  return 'children' in node ? node.children.map((child) => textOf(child, withCode)).join('') : '';
}

/** Headings of the body in order, including those in tabs and callouts. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  return headings;
}

/** The prose of a page, in order, without its sources. */
export function proseOf(tree: Root): Prose[] {
  const prose: Prose[] = [];
  let inSources = false;
  for (const child of tree.children) {
    if (child.type === 'heading' && child.depth <= 2) inSources = textOf(child) === 'Sources';
    if (inSources) continue;
    visit(child, (node) => {
      const {type: kind} = node;
      if (kind !== 'paragraph' && kind !== 'heading' && kind !== 'tableCell') return undefined;
      prose.push({kind, text: textOf(node), line: lineOf(node)});
      return SKIP;
    });
  }
  return prose;
}

/** Words of a text. Punctuation between spaces is not a word. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}¤]/u.test(word));
}
