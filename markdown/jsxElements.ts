import path from 'node:path';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit, type VisitorResult} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../config/fault';

/** A JSX element in an MDX page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Visits every JSX element of a page in document order. */
export function visitElements(tree: Root, visitor: (element: JsxElement) => VisitorResult): void {
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) =>
    visitor(node as unknown as JsxElement),
  );
}

/** The path of a page relative to the project root, for error messages. */
export function relativePath(file: VFile): string {
  return path.relative(process.cwd(), file.path ?? 'page');
}

/** The location of a node for error messages, such as `docs/a.mdx:3`. */
export function locationOf(file: string, {position}: Pick<Node, 'position'>): string {
  return `${file}:${position?.start.line ?? '?'}`;
}

/** The string value of an attribute; undefined if the element doesn't have it. */
export function attributeOf({attributes}: JsxElement, name: string): string | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/**
 * The string value of a required attribute.
 *
 * @param example the correct form, for the error message
 * @throws Fault if the attribute is missing or empty
 */
export function requiredAttribute(
  element: JsxElement,
  name: string,
  location: string,
  example: string,
): string {
  const value = attributeOf(element, name);
  if (value) return value;
  const problem = `<${element.name}> has no ${name}.`;
  throw new Fault('page/attribute', location, problem, `Fix: write it as ${example}.`);
}
