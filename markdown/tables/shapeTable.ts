import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {text} from '../tree';

/** Characters per line on a 390 px wide phone. */
const PHONE = 44;
/** Gap between two columns, in characters. */
const GAP = 2;
/** A cell of at least `from` characters is prose, which needs a column of `column` characters. */
const PROSE = {from: 25, column: 16};
/**
 * Longest name that doesn't break, in characters. `first` applies to the first column of a table with
 * at most `few` columns.
 */
const NAME = {first: 32, other: 20, few: 3};

/** A day or a month, which doesn't break. */
const DATE = /^\d{4}-\d\d(-\d\d)?$/;

/**
 * Lays out a table by its contents: numbers with the same unit are right-aligned, long names may break
 * between their words, and a table with prose that is too wide for a phone stacks its cells there,
 * each with the name of its column (`.stack` in src/css/article.css).
 */
export function shapeTable(table: Part): void {
  const rows = partsOf(table, 'tr').map((row) => partsOf(row, 'th', 'td'));
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
  const isWide = widths.reduce((sum, width) => sum + width + GAP, 0) > PHONE;
  const hasProse = columns.some((cells) => cells.some((cell) => textOf(cell).length >= PROSE.from));
  const longest = (index: number) =>
    index === 0 && columns.length <= NAME.few ? NAME.first : NAME.other;
  columns.forEach((cells, index) => breakNames(cells, longest(index)));
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

/** Whether all texts are numbers, with the same unit or all without one; empty cells don't count. */
function areNumbers(texts: string[]): boolean {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  // NaN marks text that isn't a number.
  const units = filled.map((text) => /^[~−-]?\d[\d,.]*( ?[a-zA-Z%]*)$/.exec(text)?.[1] ?? NaN);
  return new Set(units).size === 1 && !units.includes(NaN);
}

/** The minimum width of a column in which no word breaks, in characters. */
function minWidth(cells: Part[]): number {
  const texts = cells.map(textOf);
  const words = texts.flatMap((text) => text.split(/[\s/]+/)).map((word) => word.length);
  const isProse = texts.some((text) => text.length >= PROSE.from);
  return Math.max(isProse ? PROSE.column : 0, ...words);
}

/** Lets long identifiers break after a slash, a dot or an underscore, and before a capital letter. */
function breakNames(cells: Part[], longest: number): void {
  const codes = cells.flatMap((cell) => partsOf(cell, 'code'));
  const isLong = codes.some((code) =>
    textOf(code)
      .split(/[\s-]/)
      .some((word) => word.length > longest),
  );
  if (!isLong) return;
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

/** Whether a part is a Markdown table or a table from the data. */
export function isTable(part: Part): boolean {
  return ['table', 'DataTable'].includes(tagOf(part));
}

/** Markdown tables are elements; tables from the data are JSX until the page is compiled. */
export type Part = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

export function isPart(node: Nodes): node is Part {
  return (
    node.type === 'element' ||
    node.type === 'mdxJsxFlowElement' ||
    node.type === 'mdxJsxTextElement'
  );
}

export function tagOf(part: Part): string {
  return (part.type === 'element' ? part.tagName : part.name) ?? '';
}

/** The descendants of a part that have one of these tag names, in document order. */
export function partsOf(part: Part, ...tags: string[]): Part[] {
  return part.children.filter(isPart).flatMap((child) => {
    const inside = partsOf(child, ...tags);
    return tags.includes(tagOf(child)) ? [child, ...inside] : inside;
  });
}

/** The visible text of a node; the text of a fact is in an attribute. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(textOf).join('');
  return isPart(node) && tagOf(node) === 'Fact' ? `${attributeOf(node, 'text')}${inside}` : inside;
}

export function attributeOf(part: Part, name: string): string {
  if (part.type === 'element') return String(part.properties[name] ?? '');
  const found = part.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Sets an attribute by the name that the part uses for it, such as `className`. */
export function setAttribute(part: Part, name: string, value: string): void {
  if (part.type === 'element') part.properties[name] = value;
  else part.attributes.push({type: 'mdxJsxAttribute', name, value});
}
