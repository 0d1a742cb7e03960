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
  needsSpaceBefore,
} from './readPage';
import type {SearchRecord} from './record';

/** Blocks whose text becomes content; bare text in other elements is decoration. */
const CONTENT = new Set([
  ...['p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption', 'caption', 'blockquote', 'summary'],
]);

/** Blocks that are indexed as one text if they have an anchor, such as a schema field or a term. */
const FIELDS = new Set(['li', 'dt', 'dd', 'details', 'div', 'p']);

/** Weight of a title. Each heading level below it weighs 10 less. */
const TITLE_WEIGHT = 90;

/** Separates the cells of a table row, which are indexed as one text. */
const CELL_SEPARATOR = ' · ';

/** Splits a text between words into pieces of at most 500 characters. */
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
  /** Replaces the text of the `h1`; absent if the page has no model. */
  title?: string;
  /** Search terms of the page that its text may not contain. */
  keywords?: readonly string[];
};

/**
 * The records of one built page, in reading order: its title, its headings, and every paragraph,
 * list item, table row, field and code block below them. A page that is excluded from search has no
 * records. A page that only lists other pages has one record, for its title.
 */
export function extractRecords(tree: Root, page: PageInfo): SearchRecord[] {
  const pageContent = readPage(tree, page.title);
  if (!pageContent) return [];
  const {title, root, facets} = pageContent;
  const {keywords = []} = page;
  const records: SearchRecord[] = [];
  const seen = new Set<string>();
  let headings: (string | null)[] = [page.area, title];
  let anchor: string | null = null;

  const add = (type: SearchRecord['type'], content: string | null, target: string | null) => {
    // Tabs, such as those for package managers, may repeat a text below one heading.
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
      url: target === null ? page.url : `${page.url}#${target}`,
      url_without_anchor: page.url,
      anchor: target,
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
    // For a heading without an anchor, the previous anchor is the closest target.
    anchor = anchorIn(heading) ?? anchor;
    add(`lvl${depth}` as SearchRecord['type'], null, anchor);
  };

  /** Lines of a field with its own anchor, which are indexed as one text. */
  let field: {anchor: string; lines: string[]} | undefined;
  const flushField = () => {
    if (!field) return;
    const {anchor: fieldAnchor, lines} = field;
    field.lines = [];
    splitText(lines.join(CELL_SEPARATOR)).forEach((text) => add('content', text, fieldAnchor));
  };
  const addContent = (texts: readonly string[], target = anchor) => {
    if (field) field.lines.push(...texts);
    else texts.forEach((text) => add('content', text, target));
  };

  let line = '';
  const flushLine = () => {
    addContent(splitText(oneLine(line)));
    line = '';
  };
  const walkField = (node: Element, fieldAnchor: string): void => {
    const outer = field;
    flushField();
    field = {anchor: fieldAnchor, lines: []};
    walk(node, true);
    flushLine();
    flushField();
    field = outer;
  };
  const walk = (parent: Element, isContent: boolean): void => {
    parent.children.forEach((node, index) => {
      if (node.type === 'text' && isContent) line += node.value;
      if (node.type !== 'element' || isExcluded(node, root)) return;
      if (isInline(node)) {
        if (needsSpaceBefore(node, parent.children[index - 1])) line += ' ';
        walk(node, isContent);
        return;
      }
      flushLine();
      const depth = Number(/^h([2-6])$/.exec(node.tagName)?.[1] ?? 0);
      const fieldAnchor = FIELDS.has(node.tagName) ? anchorOf(node) : null;
      if (depth) {
        flushField();
        field = undefined;
        addHeading(node, depth);
      } else if (node.tagName === 'pre') {
        addContent([...captionOf(node, parent), ...splitText(oneLine(codeText(node)))]);
      } else if (node.tagName === 'tr') {
        addContent(splitText(cellsOf(node).join(CELL_SEPARATOR)), anchorIn(node) ?? anchor);
      } else if (fieldAnchor !== null) walkField(node, fieldAnchor);
      else walk(node, isContent || CONTENT.has(node.tagName) || isOperationLine(node));
      flushLine();
    });
  };

  add('lvl1', null, null);
  if (root) walk(root, false);
  return records;
}

/**
 * Whether an element isn't part of the text: the title, which is added separately; an article's header,
 * which otherwise has dates and badges; and an article below the root, which is an excerpt of another page.
 */
function isExcluded(node: Element, root: Element | undefined): boolean {
  if (isSkipped(node) || node.tagName === 'h1' || node.tagName === 'article') return true;
  return node.tagName === 'header' && root?.tagName === 'article';
}

function cellsOf(row: Element): string[] {
  return row.children.map(plainText).filter(Boolean);
}

/** The caption of a code block, such as the name of an example. The name of its language isn't a caption. */
function captionOf({properties}: Element, block: Element): string[] {
  const {ariaLabel} = properties;
  const language = block.properties.dataLanguage;
  return typeof ariaLabel === 'string' && ariaLabel !== `${String(language)} code`
    ? splitText(oneLine(ariaLabel))
    : [];
}

/** The unchanged text of code. The highlighter's `span` elements don't separate words. */
function codeText(node: Element | Element['children'][number]): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(codeText).join('') : '';
}
