import type {Element, ElementContent, Nodes} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {Nodes as Mdast, Paragraph} from 'mdast';
import {isSkipped, oneLine, plainText} from '../../search/index/readPage';

/** Controls, the document's header, and line break opportunities. */
const OMITTED = 'button, wbr, h1, article header:has(h1)';

/**
 * Converts the article of a built page to a Markdown tree, without controls. Links become absolute,
 * drawings become their titles and descriptions, and callouts become quotes.
 *
 * @param url public address of the page, the base of relative links
 */
export function articleToMdast(article: Element, url: string): Mdast {
  const omitted = new Set(selectAll(OMITTED, article));
  const children = [h('base', {href: url}), visibleContent(article, omitted)];
  const handlers = {a, code, div, figure, img, summary, ul};
  return toMdast({type: 'root', children}, {document: true, handlers});
}

/** A copy of the visible content, without controls and without React's comments. */
function visibleContent(parent: Element, omitted: ReadonlySet<Element>): Element {
  const {tagName, properties} = parent;
  if (typeof properties.dataLanguage === 'string') return parent;
  const children = parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return [{type: 'text', value: child.value}];
    if (child.type !== 'element' || omitted.has(child)) return [];
    if (isSkipped(child) && !isHandled(child)) return [];
    const copy = visibleContent(child, omitted);
    if (!isSpan(child) || !isSpan(parent.children[index - 1])) return [copy];
    // Adjacent `span`s are laid out as two lines; in a link, they are a name and a description.
    return [{type: 'text', value: tagName === 'a' ? ': ' : ' '}, copy];
  });
  const align = classesOf(parent).includes('number') ? {align: 'right'} : {};
  return {type: 'element', tagName, properties: {...properties, ...align}, children};
}

/** Whether a handler below converts an element that search ignores. */
function isHandled({tagName, properties: {role}}: Element): boolean {
  return role === 'tab' || role === 'tabpanel' || (tagName === 'svg' && role === 'img');
}

function isSpan(node: Nodes | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'span';
}

const a: Handle = (state, node) => {
  const {href} = node.properties;
  if (!plainText(node) && !select('img', node)) return undefined;
  const children = state.all(node);
  if (typeof href !== 'string' || !URL.canParse(href, state.frozenBaseUrl)) return children;
  return {type: 'link', url: state.resolve(href), children} as Mdast;
};

/** Empty code would become a fence, which breaks the row of a table. */
const code: Handle = (state, node) =>
  toString(node).trim() ? defaultHandlers.code(state, node) : undefined;

const img: Handle = (state, {properties: {src, alt}}) => ({
  type: 'image',
  url: state.resolve(String(src ?? '')),
  alt: String(alt ?? ''),
});

const summary: Handle = (state, node) =>
  ({type: 'paragraph', children: [{type: 'strong', children: state.all(node)}]}) as Paragraph;

/** Omits the list of tabs, because their names are written above their panels. */
const ul: Handle = (state, node) =>
  node.properties.role === 'tablist' ? undefined : defaultHandlers.ul(state, node);

const div: Handle = (state, node) => {
  const classes = classesOf(node);
  if (typeof node.properties.dataLanguage === 'string') return codeBlock(node);
  if (classes.includes('theme-admonition')) return admonition(state, node, classes);
  if (classes.includes('theme-tabs-container')) return tabs(state, node);
  return defaultHandlers.div(state, node);
};

/**
 * A code block with its language and title, without its buttons. The method and path of an API
 * operation are a code block too.
 */
function codeBlock(block: Element): Mdast {
  const lang = String(block.properties.dataLanguage);
  const pre = select('pre', block);
  // The bar above the code has its title, or its language.
  const bar = select(':scope > div > span', block);
  const title = bar ? plainText(bar) : lang;
  const meta = title === lang ? null : `title=${JSON.stringify(title)}`;
  return {
    type: 'code',
    lang,
    meta,
    value: pre ? toString(pre).replace(/\n$/, '') : plainText(block),
  };
}

function admonition(state: State, node: Element, classes: readonly string[]): Mdast {
  const kind = classes.map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1]).find(Boolean);
  const [heading, ...content] = node.children.filter(({type}) => type === 'element');
  const name = `${kind?.charAt(0).toUpperCase()}${kind?.slice(1)}`;
  const title = heading ? plainText(heading) : '';
  // The title may already contain the kind; see markdown/callouts.
  const fullTitle = title.startsWith(`${name}: `) ? title : `${name}: ${title}`;
  const label = title === '' || title.toLowerCase() === kind ? name : fullTitle;
  const children = [strong(label), ...state.toFlow(convert(state, content))];
  return {type: 'blockquote', children};
}

/** Every panel below the name of its tab, because Markdown has no tabs. */
function tabs(state: State, node: Element) {
  const names = selectAll('[role=tab]', node).map((tab) => oneLine(toString(tab)));
  return selectAll('[role=tabpanel]', node).flatMap((panel, index) => [
    strong(names[index] ?? `Choice ${index + 1}`),
    ...state.toFlow(convert(state, panel.children)),
  ]);
}

/** Describes a drawing. Its wide and tall variants have the same texts, so the first one is used. */
const figure: Handle = (state, node) => {
  const drawing = select('svg[role=img]:has(> title)', node);
  if (!drawing) return defaultHandlers.figure(state, node);
  const textOf = (selector: string) => {
    const element = select(selector, drawing);
    return element ? oneLine(toString(element)) : '';
  };
  const caption = select('figcaption', node);
  return [
    strong(`Figure: ${textOf('title')}.`, ` ${textOf('desc')}`),
    ...(caption ? [{type: 'paragraph', children: state.all(caption)} as Paragraph] : []),
  ];
};

function convert(state: State, children: readonly ElementContent[]) {
  return state.all(h('div', [...children]));
}

/** A paragraph that begins with strong text. */
function strong(text: string, rest = ''): Paragraph {
  return {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: text}]},
      ...(rest ? [{type: 'text' as const, value: rest}] : []),
    ],
  };
}

function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
