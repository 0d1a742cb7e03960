import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';
import {remarkExamples} from '../../markdown/examples/remarkExamples';

/** A page as the rules see it. */
export type Page = {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The body; its lines are numbered as in the file, and blocks with `file=` hold that file. */
  readonly tree: Root;
  /** The file as written. */
  readonly source: string;
};

/** What a rule found. */
export type Problem = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly what: string;
  readonly rule: string;
  readonly fix: string;
};

/** A rule looks at one page and knows nothing else. */
export type PageRule = (page: Page) => Problem[];

/**
 * Reads one page.
 *
 * @param file path from the project's root
 * @throws Error when the front matter is no YAML, the body no MDX or a `file=` names no example
 */
export function readPage(file: string, source: string): Page {
  const [, yaml = ''] = /^---\n([\s\S]*?\n)---$/m.exec(source) ?? [];
  const head = yaml ? `---\n${yaml}---` : '';
  const body = blank(head) + source.slice(head.length);
  // The lines that open and close a box are not text.
  const text = body.replace(/^[ \t]*:::.*$/gm, '');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text);
  remarkExamples()(tree, new VFile({path: path.resolve(file)}));
  const frontMatter = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
  return {file: file.split(path.sep).join('/'), frontMatter, tree, source};
}

/** How a problem is told: where, what, the rule, and what to do about it. */
export function describeProblem(file: string, {line, what, rule, fix}: Problem): string {
  return `${file}:${line}: ${what}\nRule: ${rule}\nFix: ${fix}`;
}

/** Headings of the body, in order; also those inside of tabs and boxes. */
export function headingsOf(tree: Root): Heading[] {
  return tree.children.flatMap(headingsIn);
}

/** Line on which a node begins. */
export function lineOf(node: {position?: {start: {line: number}} | undefined}): number {
  return node.position?.start.line ?? 1;
}

/** Posts say what they need to; only documents end with the two fixed sections. */
export function isPost({file}: Page): boolean {
  return file.startsWith('blog/');
}

function headingsIn(node: RootContent): Heading[] {
  if (node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap((child) => headingsIn(child)) : [];
}

/** As many lines, all empty. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
