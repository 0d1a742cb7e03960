import type {Element, Root} from 'hast';
import {hierarchyOf} from '../searcher';
import {
  anchorIn,
  anchorOf,
  isInline,
  isOperationLine,
  isSkipped,
  oneLine,
  plainText,
  readPage,
  separates,
} from './readPage';
import type {SearchRecord} from './record';

/** Blocks whose text becomes content; bare text in other elements is decoration. */
const CONTENT = new Set([
  ...['p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption', 'caption', 'blockquote', 'summary'],
]);

/** Blocks that describe one thing when they have an anchor: a field of a schema, a term. */
const FIELDS = new Set(['li', 'dt', 'dd', 'details', 'div', 'p']);

/** Weight of a title; each level of heading below it has ten less. */
const TITLE_WEIGHT = 90;

/** Separates the cells of a table row, which are one text. */
const CELL_SEPARATOR = ' · ';

/** Pieces of a text of at most 500 characters, cut between words. */
function splitText(text: string): string[] {
  return text.match(/\S.{0,499}(?=\s|$)|\S{500}/gsu) ?? [];
}

/** Properties of a page that are known before it is read. */
export type PageInfo = {
  /** Absolute path, such as `/stakers/`. */
  url: string;
  /** First level of the hierarchy. */
  area: string;
  /** Weight of the page against others; 0 is neutral. */
  rank?: number;
  /** The text of the `h1` if the page has no model. */
  title?: string;
  /** Words that readers who need the page type. */
  keywords?: readonly string[];
};

/**
 * The records of one built page, in reading order: its title, its headings, and every paragraph,
 * list item, table row, field and code block below them. A page that search must not find has
 * none; a page that only lists others has its title.
 */
export function extractRecords(tree: Root, page: PageInfo): SearchRecord[] {
  const found = readPage(tree, page.title);
  if (!found) return [];
  const {title, root, facets} = found;
  const {keywords = []} = page;
  const records: SearchRecord[] = [];
  const seen = new Set<string>();
  let headings: (string | null)[] = [page.area, title];
  let anchor: string | null = null;

  const add = (type: SearchRecord['type'], content: string | null, own: string | null) => {
    // Package-manager tabs and the like repeat their text below one heading.
    if (content !== null) {
      const key = `${anchor}\n${content}`;
      if (seen.has(key)) return;
      seen.add(key);
    }
    const position = records.length;
    const depth = headings.length - 1;
    records.push({
      objectID: `${page.url}:${position}`,
      hierarchy: hierarchyOf((_, level) => headings[level] ?? null),
      content,
      type,
      url: own === null ? page.url : `${page.url}#${own}`,
      url_without_anchor: page.url,
      anchor: own,
      ...(type === 'lvl1' && keywords.length > 0 ? {keywords} : {}),
      lang: facets.language,
      ...facets,
      weight: {
        position,
        level: type === 'content' ? 0 : TITLE_WEIGHT - 10 * (depth - 1),
        page_rank: page.rank ?? 0,
      },
    });
  };

  const addHeading = (heading: Element, depth: number) => {
    const text = plainText(heading);
    if (!text) return;
    headings = [...Array.from({length: depth}, (_, level) => headings[level] ?? null), text];
    // Text below a heading without an anchor is best reached at the previous anchor.
    anchor = anchorIn(heading) ?? anchor;
    add(`lvl${depth}` as SearchRecord['type'], null, anchor);
  };

  /** Lines of a field that has its own anchor: found, and shown, as one text. */
  let field: {anchor: string; lines: string[]} | undefined;
  const endField = () => {
    if (!field) return;
    const {anchor: own, lines} = field;
    field.lines = [];
    splitText(lines.join(CELL_SEPARATOR)).forEach((text) => add('content', text, own));
  };
  const addContent = (texts: readonly string[], own = anchor) => {
    if (field) field.lines.push(...texts);
    else texts.forEach((text) => add('content', text, own));
  };

  let line = '';
  const endLine = () => {
    addContent(splitText(oneLine(line)));
    line = '';
  };
  const walkField = (node: Element, own: string): void => {
    const outer = field;
    endField();
    field = {anchor: own, lines: []};
    walk(node, true);
    endLine();
    endField();
    field = outer;
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
      const own = FIELDS.has(node.tagName) ? anchorOf(node) : null;
      if (depth) {
        endField();
        field = undefined;
        addHeading(node, depth);
      } else if (node.tagName === 'pre') {
        addContent([...captionOf(node, parent), ...splitText(oneLine(codeText(node)))]);
      } else if (node.tagName === 'tr') {
        addContent(splitText(cellsOf(node).join(CELL_SEPARATOR)), anchorIn(node) ?? anchor);
      } else if (own !== null) walkField(node, own);
      else walk(node, reading || CONTENT.has(node.tagName) || isOperationLine(node));
      endLine();
    });
  };

  add('lvl1', null, null);
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

function cellsOf(row: Element): string[] {
  return row.children.map(plainText).filter(Boolean);
}

/** The caption of a code block, such as the name of an example; the name of the language doesn't count. */
function captionOf({properties}: Element, block: Element): string[] {
  const {ariaLabel} = properties;
  const language = block.properties.dataLanguage;
  return typeof ariaLabel === 'string' && ariaLabel !== `${String(language)} code`
    ? splitText(oneLine(ariaLabel))
    : [];
}

/** Text of code unchanged: the highlighter's `span`s don't separate words. */
function codeText(node: Element | Element['children'][number]): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(codeText).join('') : '';
}
