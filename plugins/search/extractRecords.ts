import type {Element} from 'hast';
import {isInline, isSkipped, oneLine, plainText, readPage, separates} from './readPage';
import type {Level, SearchRecord} from './record';
import {packText, splitText} from './splitText';

/** Blocks whose text becomes content; text that stands bare in other elements is decoration. */
const CONTENT = new Set([
  ...['p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption', 'caption', 'blockquote', 'summary'],
]);

/** Stands between the cells of a table row, which are found together. */
const CELL_SEPARATOR = ' · ';

/**
 * The records of one built page, in reading order: its title, its headings, and every paragraph,
 * list item, table row and code block below them. A page that search must not find has none; a
 * page that only lists others has its title.
 *
 * @param page.url absolute path of the page, such as `/stakers/`
 * @param page.area first level of the hierarchy
 */
export function extractRecords(html: string, page: {url: string; area: string}): SearchRecord[] {
  const found = readPage(html);
  if (!found) return [];
  const {title, root} = found;
  const records: SearchRecord[] = [];
  const seen = new Set<string>();
  let headings: (string | null)[] = [page.area, title];
  let anchor: string | null = null;

  const add = (type: SearchRecord['type'], content: string | null) => {
    // Package-manager tabs and the like repeat their text below one heading.
    const key = `${anchor}\n${content}`;
    if (content !== null && seen.has(key)) return;
    seen.add(key);
    records.push({
      objectID: `${page.url}:${records.length}`,
      hierarchy: hierarchyOf(headings),
      content,
      type,
      url: anchor === null ? page.url : `${page.url}#${anchor}`,
      anchor,
      language: 'en',
    });
  };
  const addContent = (texts: readonly string[]) => texts.forEach((text) => add('content', text));

  const addHeading = (heading: Element, depth: number) => {
    const text = plainText(heading);
    if (!text) return;
    headings = [...Array.from({length: depth}, (_, level) => headings[level] ?? null), text];
    anchor = typeof heading.properties.id === 'string' ? heading.properties.id : null;
    add(`lvl${depth}` as SearchRecord['type'], null);
  };

  let line = '';
  const endLine = () => {
    addContent(splitText(oneLine(line)));
    line = '';
  };
  const walk = (parent: Element, reading: boolean): void => {
    parent.children.forEach((node, index) => {
      if (node.type === 'text' && reading) line += node.value;
      if (node.type !== 'element' || isLeftOut(node, root)) return;
      if (isInline(node)) {
        if (separates(node, parent.children[index - 1])) line += ' ';
        walk(node, reading);
        return;
      }
      endLine();
      const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
      if (depth) addHeading(node, depth);
      else if (node.tagName === 'pre') addContent(packText(linesOf(node), ' '));
      else if (node.tagName === 'tr') addContent(packText(cellsOf(node), CELL_SEPARATOR));
      else walk(node, reading || CONTENT.has(node.tagName));
      endLine();
    });
  };

  add('lvl1', null);
  if (root) walk(root, false);
  return records;
}

/**
 * The title is added first; the rest of an article's header is dates and badges. An article
 * below the root is an excerpt of another page.
 */
function isLeftOut(node: Element, root: Element | undefined): boolean {
  if (isSkipped(node) || node.tagName === 'h1' || node.tagName === 'article') return true;
  return node.tagName === 'header' && root?.tagName === 'article';
}

function hierarchyOf(headings: readonly (string | null)[]): Record<Level, string | null> {
  const [
    lvl0 = null,
    lvl1 = null,
    lvl2 = null,
    lvl3 = null,
    lvl4 = null,
    lvl5 = null,
    lvl6 = null,
  ] = headings;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}

function cellsOf(row: Element): string[] {
  return row.children.map(plainText).filter(Boolean);
}

function linesOf(code: Element): string[] {
  return codeText(code).split('\n').map(oneLine).filter(Boolean);
}

/** Text of code as it stands: the highlighter's `span`s part no words. */
function codeText(node: Element | Element['children'][number]): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(codeText).join('') : '';
}
