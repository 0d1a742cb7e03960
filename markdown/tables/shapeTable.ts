import type {ElementContent} from 'hast';
import {attributeOf, partsOf, setAttribute, tagOf, textOf, type Part} from './cells';
import {h} from 'hastscript';
import {text} from '../tree';

/** Characters that fit in a line on a phone of 390 px. */
const PHONE = 44;
/** Between two columns, in characters. */
const GAP = 2;
/** A cell longer than this is read as prose, and needs a column of at least this many characters. */
const PROSE = {from: 25, column: 16};
/**
 * Names up to this length stay in one piece, in characters: those of the rows may be longer, unless
 * there are many other columns.
 */
const NAME = {first: 32, other: 20, few: 3};

/** A day or a month: it stays in one line. */
const DATE = /^\d{4}-\d\d(-\d\d)?$/;

/**
 * Gives a table the shape that fits its contents: numbers of one unit are aligned right, long names
 * may break where their words end, and a table with prose that is too wide for a phone shows its
 * rows one below the other there, each cell with the name of its column (`.stack` in
 * src/css/article.css).
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
  const widths = columns.map(leastWidth);
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

/** Numbers with one unit, or none. What is empty says nothing about the others. */
function areNumbers(texts: string[]): boolean {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  // Text that is not a number has no unit either: NaN is not a number.
  const units = filled.map((text) => /^[~−-]?\d[\d,.]*( ?[a-zA-Z%]*)$/.exec(text)?.[1] ?? NaN);
  return new Set(units).size === 1 && !units.includes(NaN);
}

/** The width below which a column would have to break a word, in characters. */
function leastWidth(cells: Part[]): number {
  const texts = cells.map(textOf);
  const words = texts.flatMap((text) => text.split(/[\s/]+/)).map((word) => word.length);
  const isProse = texts.some((text) => text.length >= PROSE.from);
  return Math.max(isProse ? PROSE.column : 0, ...words);
}

/**
 * Lets long names of code break after a slash, a dot or an underscore, and before a capital.
 */
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

/** Whether a part is a table, of Markdown or from the data. */
export function isTable(part: Part): boolean {
  return ['table', 'DataTable'].includes(tagOf(part));
}
