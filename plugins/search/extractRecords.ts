import type {Element, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {SearchRecord} from './record';

/** Area names by the first folder of a path. */
const AREAS: Record<string, string> = {
  guides: 'Guides',
  stakers: 'Stakers',
  operators: 'Operators',
  developers: 'Developers',
  bsns: 'BSNs',
  api: 'API',
  blog: 'Blog',
};

/** Longest text kept of one paragraph, in characters. */
const MAX_CONTENT = 500;

const BLOCKS = new Set(['p', 'li', 'td', 'th', 'figcaption', 'pre']);
const SKIPPED = new Set(['nav', 'button', 'svg', 'script', 'style', 'footer', 'aside']);

/**
 * The records of one built page, in reading order. A page that search must not find (a redirect,
 * or one that asks not to be indexed) has none.
 *
 * @param path address of the page, such as `/stakers/`
 */
export function extractRecords(html: string, path: string): SearchRecord[] {
  if (/http-equiv="?refresh|name="?robots"? content="?noindex/i.test(html)) return [];
  const article = find(fromHtml(html), (node) => node.tagName === 'article');
  if (!article) return [];
  const records: SearchRecord[] = [];
  const lvl0 = AREAS[path.split('/')[1] ?? ''] ?? 'Home';
  let lvl1 = '';
  let lvl2: string | null = null;
  let lvl3: string | null = null;
  let anchor = '';
  const add = (type: SearchRecord['type'], content: string | null) => {
    if (!lvl1) return;
    records.push({
      objectID: `${path}-${records.length}`,
      url: path + (anchor && `#${anchor}`),
      type,
      language: 'en',
      hierarchy: {lvl0, lvl1, lvl2, lvl3},
      content,
    });
  };
  const walk = (node: RootContent): void => {
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const level = /^h([123])$/.exec(node.tagName)?.[1];
    if (level) {
      const text = headingText(node);
      if (level === '1') lvl1 = text;
      if (level === '2') lvl2 = text;
      lvl3 = level === '3' ? text : null;
      if (level === '1') lvl2 = null;
      anchor = level === '1' ? '' : String(node.properties.id ?? '');
      add(`lvl${level}` as SearchRecord['type'], null);
    } else if (BLOCKS.has(node.tagName) && !holdsBlock(node)) {
      const text = textOf(node).trim();
      if (text) add('content', text.slice(0, MAX_CONTENT));
    } else node.children.forEach(walk);
  };
  article.children.forEach(walk);
  return records;
}

function holdsBlock(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (BLOCKS.has(child.tagName) || child.tagName === 'ul'),
  );
}

function find(node: Root | RootContent, test: (node: Element) => boolean): Element | undefined {
  if (node.type === 'element' && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** A heading's text without the link that the framework puts behind it. */
function headingText(node: Element): string {
  const own = {
    ...node,
    children: node.children.filter(
      (child) => !(child.type === 'element' && String(child.properties.className).includes('hash')),
    ),
  };
  return textOf(own).trim();
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  // The value of a fact is a button; its text belongs to the sentence.
  if (node.type !== 'element' || node.tagName === 'svg') return '';
  return node.children.map(textOf).join('');
}
