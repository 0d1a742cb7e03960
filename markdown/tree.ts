import {h, type Child, type Properties} from 'hastscript';
import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Text,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A block that a plugin inserts into a page. */
export type Block = BlockContent;

/** Inline content of a paragraph; a string becomes a text node. */
export type Inline = PhrasingContent | string;

export function text(value: string): Text {
  return {type: 'text', value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** Splits a text with backticks into text and inline code. */
export function inline(markdown: string): PhrasingContent[] {
  return markdown.split('`').flatMap((value, index) => {
    if (!value) return [];
    return [index % 2 ? inlineCode(value) : text(value)];
  });
}

/** A paragraph of texts, links and code. */
export function paragraph(...children: readonly Inline[]): Paragraph {
  return {type: 'paragraph', children: toNodes(children)};
}

/** A Markdown link, whose target the build checks. */
export function link(url: string, ...children: readonly Inline[]): Link {
  return {type: 'link', url, children: toNodes(children)};
}

/** A heading with a fixed anchor, independent of its text. */
export function heading(depth: 2 | 3, value: string, id: string): Heading {
  const data = {id, hProperties: {id}} as Heading['data'];
  return {type: 'heading', depth, children: [text(value)], data};
}

/** A code block, which is highlighted like those in Markdown. */
export function code(lang: string, value: string, title?: string): Code {
  const meta = title === undefined ? {} : {meta: `title="${title.replace(/"/g, "'")}"`};
  return {type: 'code', lang, value, ...meta};
}

/** A list with one paragraph per item. */
export function list(items: readonly (readonly Inline[])[]): Block {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({type: 'listItem', children: [paragraph(...item)]})),
  };
}

/** A JSX element: a component of the site or an HTML element. */
export function jsx(
  name: string,
  attributes: MdxJsxAttribute[],
  children: readonly unknown[] = [],
): MdxJsxFlowElement {
  // Table cells contain phrasing content, which the type of a flow element excludes.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Attributes of a JSX element; undefined values are omitted. */
export function attributes(
  values: Readonly<Record<string, string | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** An HTML element that later remark plugins leave unchanged. */
export function html(
  selector: string,
  properties?: Properties | Child,
  ...children: Child[]
): Block {
  const element = h(selector, properties, ...children);
  const data = {
    hName: element.tagName,
    hProperties: element.properties,
    hChildren: element.children,
  };
  return {type: 'paragraph', children: [], data};
}

/** An HTML element around Markdown blocks, which later plugins still process. */
export function wrap(
  selector: string,
  children: readonly Block[],
  properties: Properties = {},
): Block {
  const {tagName: hName, properties: hProperties} = h(selector, properties);
  return {type: 'blockquote', children: [...children], data: {hName, hProperties}};
}

function toNodes(children: readonly Inline[]): PhrasingContent[] {
  return children.map((child) => (typeof child === 'string' ? text(child) : child));
}
