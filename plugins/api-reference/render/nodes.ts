import type {Element, ElementContent, Properties} from 'hast';
import type {BlockContent, Code, Heading, Link, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Part of a page, as Markdown's tree has it. */
export type Block = BlockContent;

/** What an element without script is made of: other elements and text. */
type Child = ElementContent | string | undefined | false;

/** An element of the page, with text that no later step changes. */
export function h(
  tagName: string,
  properties: Properties | string = {},
  ...children: readonly Child[]
): Element {
  return {
    type: 'element',
    tagName,
    properties: typeof properties === 'string' ? {className: [properties]} : properties,
    children: children.flatMap((child) => {
      if (child === undefined || child === false) return [];
      return typeof child === 'string' ? [{type: 'text' as const, value: child}] : [child];
    }),
  };
}

/** Finished elements as part of a page: Markdown's steps pass them on as they are. */
export function finished(element: Element): Block {
  const {tagName, properties, children} = element;
  return {
    type: 'paragraph',
    children: [],
    data: {hName: tagName, hProperties: properties, hChildren: children},
  };
}

/** An element around parts of a page, which later steps still work on. */
export function around(
  tagName: string,
  properties: Properties | string,
  children: readonly Block[],
): Block {
  const hProperties = typeof properties === 'string' ? {className: [properties]} : properties;
  return {type: 'blockquote', children: [...children], data: {hName: tagName, hProperties}};
}

/** A heading with an anchor that does not depend on its words. */
export function heading(depth: 2 | 3, text: string, id: string): Heading {
  const children: PhrasingContent[] = [{type: 'text', value: text}];
  return {type: 'heading', depth, children, data: {id, hProperties: {id}} as Heading['data']};
}

/** A block of code, highlighted like any other. */
export function code(lang: string, value: string, title: string): Code {
  return {type: 'code', lang, meta: `title="${title.replace(/"/g, "'")}"`, value};
}

/** A component of the site. */
export function component(name: string, props: Readonly<Record<string, string>>): RootContent {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
  return element;
}

/** A link between pages. */
export function link(url: string, ...children: readonly (PhrasingContent | string)[]): Link {
  return {
    type: 'link',
    url,
    children: phrasing(children),
  };
}

export function inlineCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** Words and links in one paragraph. */
export function paragraph(...children: readonly (PhrasingContent | string)[]): Block {
  return {
    type: 'paragraph',
    children: phrasing(children),
  };
}

/** A list, one paragraph an item. */
export function list(items: readonly (readonly (PhrasingContent | string)[])[]): Block {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({type: 'listItem', children: [paragraph(...item) as never]})),
  };
}

function phrasing(children: readonly (PhrasingContent | string)[]): PhrasingContent[] {
  return children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  );
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text of a document, which is CommonMark, as parts of a page. */
export function markdown(text: string | undefined): Block[] {
  if (!text?.trim()) return [];
  const root: Root = parser.parse(text.trim());
  return root.children as Block[];
}
