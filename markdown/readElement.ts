import path from 'node:path';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit, type VisitorResult} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../config/fault';

/** A component that an author put on a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Visits every component of a page, in order. */
export function visitElements(tree: Root, see: (element: JsxElement) => VisitorResult): void {
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) =>
    see(node as unknown as JsxElement),
  );
}

/** The file of a page from the project's root, for messages. */
export function fileOf(file: VFile): string {
  return path.relative(process.cwd(), file.path ?? 'page');
}

/** The place of a node, such as `docs/a.mdx:3`. */
export function placeOf(file: string, {position}: Pick<Node, 'position'>): string {
  return `${file}:${position?.start.line ?? '?'}`;
}

/** The text of an attribute; undefined if it has none. */
export function attributeOf({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * The text of a required attribute.
 *
 * @param example the correct form, for the message
 * @throws Fault with the example, if the attribute is missing or empty
 */
export function requiredAttribute(
  element: JsxElement,
  name: string,
  place: string,
  example: string,
): string {
  const value = attributeOf(element, name);
  if (value) return value;
  const what = `<${element.name}> has no ${name}.`;
  throw new Fault('page/attribute', place, what, `Fix: write it as ${example}.`);
}
