import type {Element, ElementContent, Nodes} from 'hast';
import {isSkipped, oneLine, plainText} from '../../search/index/readPage';
import {h, text} from '../../markdown/tree';

/** What the copies need to know about the page whose markup they simplify. */
type Context = {
  /** Public address of the page: relative links start from it. */
  url: string;
  /** The article's own header, written anew by pageToMarkdown. */
  header?: Element;
};

/**
 * The text of a built page as plain HTML that has a counterpart in Markdown: no controls, no
 * frame, every link absolute, a drawing as its title and description, a callout as a quote.
 */
export function simplify(node: Nodes, context: Context): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type === 'root') return childrenOf(node, context);
  if (node.type !== 'element' || node === context.header || node.tagName === 'h1') return [];

  const drawing = node.tagName === 'figure' ? findDrawing(node) : undefined;
  if (drawing) return describeDrawing(drawing, node, context);
  // Where a line may end is for screens.
  if (node.tagName === 'wbr') return [];
  if (node.tagName === 'button' || node.properties.role === 'tablist' || isSkipped(node)) return [];
  if (typeof node.properties.dataLanguage === 'string') return codeBlock(node);
  if (hasClass(node, 'theme-admonition')) return [admonition(node, context)];
  if (hasClass(node, 'theme-tabs-container')) return tabs(node, context);

  const children = childrenOf(node, context);
  switch (node.tagName) {
    case 'code':
      // Empty, it would be a fence, which breaks the row of a table.
      return children.some((child) => rawText(child).trim()) ? [h('code', {}, ...children)] : [];
    case 'summary':
      return [h('p', {}, h('strong', {}, ...children))];
    case 'th':
    case 'td':
      return [{...h(node.tagName, {}, ...children), properties: alignment(node)}];
    case 'a':
      return [link(node, children, context)];
    case 'img':
      return [image(node, context)];
    case 'ol':
      return [{...h('ol', {}, ...children), properties: {start: node.properties.start}}];
    default:
      return [h(node.tagName, {}, ...children)];
  }
}

/** Two `span`s side by side are laid out as two lines; in a link they are a name and its text. */
function childrenOf(parent: Nodes, context: Context): ElementContent[] {
  if (!('children' in parent)) return [];
  const isSpan = (node: Nodes | undefined) => node?.type === 'element' && node.tagName === 'span';
  const isLink = parent.type === 'element' && parent.tagName === 'a';
  return parent.children.flatMap((child, index) => {
    const simple = simplify(child, context);
    const apart = simple.length > 0 && isSpan(child) && isSpan(parent.children[index - 1]);
    return apart ? [text(isLink ? ': ' : ' '), ...simple] : simple;
  });
}

/**
 * A block of code keeps its language and its title; the buttons above it go. The line with method
 * and path of an API's operation is one too, of a single line.
 */
function codeBlock(block: Element): ElementContent[] {
  const language = String(block.properties.dataLanguage);
  const pre = find(block, ({tagName}) => tagName === 'pre');
  if (!pre) {
    return [{...h('pre', {}, text(plainText(block))), properties: {dataLanguage: language}}];
  }
  const label = typeof pre.properties.ariaLabel === 'string' ? pre.properties.ariaLabel : '';
  // Without a title the theme says only that this is code.
  const title = label === `${language} code` ? undefined : label;
  return [
    {
      ...h('pre', {}, text(rawText(pre).replace(/\n$/, ''))),
      properties: {dataLanguage: language, dataTitle: title || undefined},
    },
  ];
}

function admonition(node: Element, context: Context): Element {
  const kind = classesOf(node)
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find(Boolean);
  const [heading, ...content] = node.children.filter(({type}) => type === 'element');
  const name = sentenceCase(kind ?? 'note');
  const title = heading ? plainText(heading) : '';
  const hasOwn = title !== '' && title.toLowerCase() !== kind;
  // The title may say its kind already; see markdown/callouts.
  const own = title.startsWith(`${name}: `) ? title : `${name}: ${title}`;
  const label = hasOwn ? own : name;
  return h(
    'blockquote',
    {},
    h('p', {}, h('strong', {}, text(label))),
    ...content.flatMap((child) => simplify(child, context)),
  );
}

/** Every panel below the name of its tab, because a copy has nothing to choose with. */
function tabs(node: Element, context: Context): ElementContent[] {
  const names = findAll(node, ({properties}) => properties.role === 'tab').map((tab) =>
    oneLine(rawText(tab)),
  );
  const panels = findAll(node, ({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    h('p', {}, h('strong', {}, text(names[index] ?? `Choice ${index + 1}`))),
    ...childrenOf(panel, context),
  ]);
}

/** Wide and tall variants say the same; the first one is enough. */
function findDrawing(figure: Element): Element | undefined {
  return find(
    figure,
    ({tagName, properties, children}) =>
      tagName === 'svg' &&
      properties.role === 'img' &&
      children.some((child) => child.type === 'element' && child.tagName === 'title'),
  );
}

function describeDrawing(drawing: Element, figure: Element, context: Context): ElementContent[] {
  const part = (name: string) => {
    const found = find(drawing, ({tagName}) => tagName === name);
    return found ? oneLine(rawText(found)) : '';
  };
  const caption = find(figure, ({tagName}) => tagName === 'figcaption');
  const described = h(
    'p',
    {},
    h('strong', {}, text(`Figure: ${part('title')}.`)),
    text(` ${part('desc')}`),
  );
  return caption ? [described, h('p', {}, ...childrenOf(caption, context))] : [described];
}

function link(node: Element, children: ElementContent[], {url}: Context): ElementContent {
  const href = absolute(node.properties.href, url);
  const holds = children.some((child) => plainText(child) || find(child, isImage));
  if (!holds) return text('');
  if (!href) return h('span', {}, ...children);
  return {...h('a', {}, ...children), properties: {href}};
}

function image({properties}: Element, {url}: Context): Element {
  return {
    ...h('img'),
    properties: {src: absolute(properties.src, url), alt: String(properties.alt ?? '')},
  };
}

function absolute(address: unknown, base: string): string | undefined {
  return typeof address === 'string' && URL.canParse(address, base)
    ? new URL(address, base).href
    : undefined;
}

/** Columns of numbers stand to the right, as on the page. */
function alignment(cell: Element): Element['properties'] {
  return hasClass(cell, 'number') ? {align: 'right'} : {};
}

function isImage({tagName}: Element): boolean {
  return tagName === 'img';
}

function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}

function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The first element, in reading order, that passes. */
export function find(node: Nodes, test: (node: Element) => boolean): Element | undefined {
  return findAll(node, test)[0];
}

/** Every element, in reading order, that passes; what is inside one is searched as well. */
export function findAll(node: Nodes, test: (node: Element) => boolean): Element[] {
  const own = node.type === 'element' && test(node) ? [node] : [];
  if (!('children' in node)) return own;
  return [...own, ...node.children.flatMap((child) => findAll(child, test))];
}

/** Text as it stands, with its line breaks. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
