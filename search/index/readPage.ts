import type {Element, Nodes, Root} from 'hast';
import type {PageFacets} from './record';

/** The part of a built page that search reads. */
export type PageContent = {
  title: string;
  facets: PageFacets;
  /** Contains the text of the page; absent for a page that only lists other pages. */
  root?: Element;
};

/**
 * Reads the title, the facets and the content element of a built page.
 *
 * @param tree the whole document, as `hast-util-from-html` parses it
 * @param knownTitle replaces the text of the `h1`, unless it's empty
 * @returns undefined for a page that is excluded from search, because it has `noindex` or no title
 */
export function readPage(tree: Root, knownTitle = ''): PageContent | undefined {
  if (find(tree, isNoindex)) return undefined;
  const hasTitle = (node: Element) => find(node, isTitle) !== undefined;
  const root =
    find(tree, (node) => node.tagName === 'article' && hasTitle(node)) ??
    find(tree, (node) => node.tagName === 'main' && hasTitle(node));
  const heading = find(root ?? tree, isTitle);
  const title = knownTitle || (heading ? plainText(heading) : '');
  return title ? {title, facets: facetsOf(tree), root} : undefined;
}

/** Facets that Docusaurus writes for crawlers. A page without them gets the defaults. */
function facetsOf(tree: Root): PageFacets {
  return {
    language: metaOf(tree, 'docsearch:language') ?? 'en',
    docusaurus_tag: metaOf(tree, 'docsearch:docusaurus_tag') ?? 'default',
    version: metaOf(tree, 'docsearch:version') ?? 'current',
  };
}

/** Content of a page's `meta` element of this name, unless it is empty. */
function metaOf(tree: Root, name: string): string | undefined {
  const isMeta = ({tagName, properties}: Element) => tagName === 'meta' && properties.name === name;
  const content = find(tree, isMeta)?.properties.content;
  return typeof content === 'string' && content !== '' ? content : undefined;
}

/** Elements whose text is not the page's own, or repeats it. */
const SKIPPED = new Set([
  ...['nav', 'footer', 'aside', 'form', 'script', 'style', 'noscript', 'template'],
  ...['svg', 'math', 'iframe', 'dialog'],
]);

/** Inline elements; all others start a new line of text. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'br', 'button', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i'],
  ...['img', 'input', 'ins', 'kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/** Whether an element and its contents are skipped: page layout, controls and links to headings. */
export function isSkipped({tagName, properties}: Element): boolean {
  if (SKIPPED.has(tagName) || properties.ariaHidden === 'true') return true;
  if (properties.role === 'tab' || properties.dataCodeAction !== undefined) return true;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  // API responses in inactive tabs are hidden, but have text of their own.
  if (properties.hidden && !classes.includes('api-response')) return true;
  return classes.some((name) => /^hash-link$|^theme-doc-toc|^theme-unlisted/.test(String(name)));
}

/** Whether an element is the line with the method and path of an API operation. */
export function isOperationLine({properties}: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('api-line');
}

export function isInline({tagName}: Element): boolean {
  return INLINE.has(tagName);
}

/**
 * The text of an element in one line. Adjacent `span` elements are separate words, because the site lays
 * them out on separate lines.
 */
export function plainText(node: Nodes): string {
  return oneLine(rawText(node));
}

/** Collapses white space into single spaces, and removes zero-width characters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isSkipped(node))) return '';
  let text = '';
  node.children.forEach((child, index) => {
    text += needsSpaceBefore(child, node.children[index - 1])
      ? ` ${rawText(child)} `
      : rawText(child);
  });
  return text;
}

/** First anchor in an element, except in skipped parts. Docusaurus's internal IDs don't count. */
export function anchorIn(node: Element): string | null {
  return anchorOf(find(node, (inner) => !isSkipped(inner) && anchorOf(inner) !== null) ?? node);
}

/** Anchor of the element itself. */
export function anchorOf({properties}: Element): string | null {
  const {id} = properties;
  return typeof id === 'string' && id !== '' && !id.startsWith('__') ? id : null;
}

/** Whether a space must be inserted before an element, although the HTML has none. */
export function needsSpaceBefore(node: Nodes, previous: Nodes | undefined): boolean {
  if (node.type !== 'element') return false;
  const isSpan = (sibling: Nodes | undefined) =>
    sibling?.type === 'element' && sibling.tagName === 'span';
  return !isInline(node) || node.tagName === 'br' || (isSpan(node) && isSpan(previous));
}

function find(node: Nodes, test: (node: Element) => boolean): Element | undefined {
  if (node.type === 'element' && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const match = find(child, test);
    if (match) return match;
  }
  return undefined;
}

function isTitle({tagName}: Element): boolean {
  return tagName === 'h1';
}

function isNoindex({tagName, properties}: Element): boolean {
  return (
    tagName === 'meta' &&
    /^robots$/i.test(String(properties.name)) &&
    /noindex|none/i.test(String(properties.content))
  );
}
