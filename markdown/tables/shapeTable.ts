import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {text} from '../tree';

/** Characters per line on a 390 px wide phone. */
const PHONE_WIDTH = 44;
/** Gap between two columns, in characters. */
const COLUMN_GAP = 2;
/** A cell of at least `minLength` characters is prose, which needs a column `minWidth` characters wide. */
const PROSE = {minLength: 25, minWidth: 16};
/**
 * Length in characters of the longest names that don't break. `rowName` applies to the first column of
 * a table with at most `maxColumns` columns.
 */
const UNBROKEN_NAME = {rowName: 32, other: 20, maxColumns: 3};

/** A day or a month. */
const DATE = /^\d{4}-\d\d(-\d\d)?$/;

/**
 * Lays out a table by its contents: numbers with the same unit are right-aligned, dates stay on one
 * line, and long names may break between their words. On phones, a table that has prose and is too wide
 * stacks its cells, each labeled with its column (`.stack` in src/css/article.css).
 */
export function shapeTable(table: ElementNode): void {
  const rows = descendantsOf(table, 'tr').map((row) => descendantsOf(row, 'th', 'td'));
  const [head, ...body] = rows;
  if (!head || body.length === 0) return;
  const columns = head.map((_, index) => body.map((row) => row[index]).filter((cell) => !!cell));
  for (const cell of columns.flat()) {
    if (DATE.test(textOf(cell).trim()) && !attributeOf(cell, 'className')) {
      setAttribute(cell, 'className', 'date');
    }
  }
  columns.forEach((cells, index) => {
    if (index > 0 && areNumbers(cells.map(textOf))) {
      for (const cell of [head[index], ...cells]) {
        if (cell && !attributeOf(cell, 'className')) setAttribute(cell, 'className', 'number');
      }
    }
  });
  const widths = columns.map(minWidth);
  const isWide = widths.reduce((sum, width) => sum + width + COLUMN_GAP, 0) > PHONE_WIDTH;
  const hasProse = columns.some((cells) =>
    cells.some((cell) => textOf(cell).length >= PROSE.minLength),
  );
  const maxUnbroken = (index: number) =>
    index === 0 && columns.length <= UNBROKEN_NAME.maxColumns
      ? UNBROKEN_NAME.rowName
      : UNBROKEN_NAME.other;
  columns.forEach((cells, index) => breakNames(cells, maxUnbroken(index)));
  if (!isWide || !hasProse) return;
  setAttribute(table, 'className', 'stack');
  for (const row of body) {
    row.slice(1).forEach((cell, index) => {
      const label = head[index + 1];
      if (label && textOf(cell)) {
        setAttribute(cell, cell.type === 'element' ? 'dataLabel' : 'data-label', textOf(label));
      }
    });
  }
}

/** Whether all texts are numbers with the same unit, or all without a unit. Empty texts are ignored. */
function areNumbers(texts: string[]): boolean {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  // NaN marks text that isn't a number.
  const units = filled.map((text) => /^[~−-]?\d[\d,.]*( ?[a-zA-Z%]*)$/.exec(text)?.[1] ?? NaN);
  return new Set(units).size === 1 && !units.includes(NaN);
}

/** The minimum width of a column in which no word breaks, in characters. */
function minWidth(cells: ElementNode[]): number {
  const texts = cells.map(textOf);
  const words = texts.flatMap((text) => text.split(/[\s/]+/)).map((word) => word.length);
  const isProse = texts.some((text) => text.length >= PROSE.minLength);
  return Math.max(isProse ? PROSE.minWidth : 0, ...words);
}

/** Lets long identifiers break after a slash, a dot or an underscore, and before a capital letter. */
function breakNames(cells: ElementNode[], maxUnbroken: number): void {
  const codes = cells.flatMap((cell) => descendantsOf(cell, 'code'));
  const hasLongName = codes.some((code) =>
    textOf(code)
      .split(/[\s-]/)
      .some((word) => word.length > maxUnbroken),
  );
  if (!hasLongName) return;
  for (const code of codes) {
    code.children = code.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'text') return [child];
      const pieces = child.value.split(/(?<=.[/_.=])(?=\w|\{)|(?<=[a-z])(?=[A-Z])/);
      return pieces.flatMap((value, index): ElementContent[] =>
        index === 0 ? [text(value)] : [h('wbr'), text(value)],
      );
    });
  }
}

/** Whether a node is a Markdown table or a table from the data. */
export function isTable(node: ElementNode): boolean {
  return ['table', 'DataTable'].includes(tagOf(node));
}

/** A node of a table: Markdown tables are elements, tables from the data are JSX until compiled. */
export type ElementNode = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Whether a node is an HTML element or a JSX element. */
export function isElementNode(node: Nodes): node is ElementNode {
  return (
    node.type === 'element' ||
    node.type === 'mdxJsxFlowElement' ||
    node.type === 'mdxJsxTextElement'
  );
}

/** The name of an element or a component. */
export function tagOf(node: ElementNode): string {
  return (node.type === 'element' ? node.tagName : node.name) ?? '';
}

/** The descendants of a node that have one of these tag names, in document order. */
function descendantsOf(node: ElementNode, ...tags: string[]): ElementNode[] {
  return node.children.filter(isElementNode).flatMap((child) => {
    const descendants = descendantsOf(child, ...tags);
    return tags.includes(tagOf(child)) ? [child, ...descendants] : descendants;
  });
}

/** The visible text of a node, including the text of facts, which is in an attribute. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const content = node.children.map(textOf).join('');
  return isElementNode(node) && tagOf(node) === 'Fact'
    ? `${attributeOf(node, 'text')}${content}`
    : content;
}

/** The value of an attribute; an empty string if the node doesn't have it. */
export function attributeOf(node: ElementNode, name: string): string {
  if (node.type === 'element') return String(node.properties[name] ?? '');
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** Sets an attribute. Its name depends on the kind of node: `dataLabel` in HTML, `data-label` in JSX. */
export function setAttribute(node: ElementNode, name: string, value: string): void {
  if (node.type === 'element') node.properties[name] = value;
  else node.attributes.push({type: 'mdxJsxAttribute', name, value});
}
