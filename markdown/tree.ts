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

/** A block of a page, as a step writes it into Markdown's tree. */
export type Block = BlockContent;

/** A part of a paragraph; plain words may be given as they are. */
export type Inline = PhrasingContent | string;

export function text(value: string): Text {
  return {type: 'text', value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** Text in which backticks mark code. */
export function inline(words: string): PhrasingContent[] {
  return words.split('`').flatMap((value, index) => {
    if (!value) return [];
    return [index % 2 ? inlineCode(value) : text(value)];
  });
}

/** Words and links in one paragraph. */
export function paragraph(...children: readonly Inline[]): Paragraph {
  return {type: 'paragraph', children: phrasing(children)};
}

/** A link of Markdown, so that the build checks where it leads. */
export function link(url: string, ...children: readonly Inline[]): Link {
  return {type: 'link', url, children: phrasing(children)};
}

/** A heading whose anchor doesn't depend on its words. */
export function heading(depth: 2 | 3, words: string, id: string): Heading {
  const data = {id, hProperties: {id}} as Heading['data'];
  return {type: 'heading', depth, children: [text(words)], data};
}

/** A block of code, highlighted like any other. */
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

/** A component of the site or an HTML element, around children of any kind. */
export function jsx(
  name: string,
  attributes: MdxJsxAttribute[],
  children: readonly unknown[] = [],
): MdxJsxFlowElement {
  // Table cells hold phrasing, which the type of a flow element excludes.
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Attributes of a component; undefined values are omitted. */
export function attributes(
  values: Readonly<Record<string, string | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** A finished HTML element, which later Markdown steps leave as it is. */
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

/** An element around blocks that later steps still process. */
export function around(
  selector: string,
  children: readonly Block[],
  properties: Properties = {},
): Block {
  const {tagName: hName, properties: hProperties} = h(selector, properties);
  return {type: 'blockquote', children: [...children], data: {hName, hProperties}};
}

function phrasing(children: readonly Inline[]): PhrasingContent[] {
  return children.map((child) => (typeof child === 'string' ? text(child) : child));
}
