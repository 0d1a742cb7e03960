import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {FactBase} from '../../data/load';
import type {Fact, FactGroup, Source, Unit} from '../../data/schema';
import {sources, sourceUrl, type SourceInfo} from '../../data/sources';
import {findFact} from './findFact';
import {nearest} from './nearest';
import {factAttributes, type JsxElement} from './remarkFacts';

type Cell = MdxJsxFlowElement | {type: 'text'; value: string};

/** Units whose values are no numbers. */
const WORDS = new Set<Unit>(['text', 'url', 'hex', 'version', 'date']);

/** Fills a `FactTable` element with a row for each fact of a group. */
export function groupTable(element: JsxElement, base: FactBase, id: string, where: string): void {
  const group = base.groups.get(id);
  if (!group) throw unknown('fact group', id, base.groups.keys(), 'data/facts/', where);
  // Figures stand below each other to be compared; words and addresses do not.
  const isNumeric = Object.values(group.facts).every(({unit}) => !WORDS.has(unit));
  const align = isNumeric ? 'number' : undefined;
  const reason = sharedReason(group);
  const rows = Object.keys(group.facts).map((key) => {
    const fact = findFact(base, `${id}.${key}`, where);
    const value = jsx('Fact', factAttributes(fact, undefined, where));
    return jsx(
      'tr',
      [],
      [
        jsx('th', attributes({scope: 'row'}), [text(fact.label)]),
        jsx('td', attributes({className: align}), [value]),
        jsx('td', [], [text(reason ? fact.meaning : withReason(fact))]),
      ],
    );
  });
  const head = ['Name', 'Value', 'Meaning'].map((label, index) =>
    jsx('th', attributes({scope: 'col', className: index === 1 ? align : undefined}), [
      text(label),
    ]),
  );
  fill(element, {...group, note: reason && notVerified(reason), head, rows});
}

/** Why no value of the group is verified, when it is the same for all: said once, below the table. */
function sharedReason({facts}: FactGroup): string | undefined {
  const [reason, ...others] = new Set(Object.values(facts).map(({unverified}) => unverified));
  return others.length === 0 ? reason : undefined;
}

/** A value that was not verified says so in its row. */
function withReason({meaning, unverified}: Fact): string {
  return unverified ? `${meaning} ${notVerified(unverified)}` : meaning;
}

function notVerified(reason: string): string {
  return `Not verified: ${reason.replace(/\.?$/, '.')}`;
}

/** Fills a `DataTable` element with the rows of a table kept as data. */
export function dataTable(element: JsxElement, base: FactBase, id: string, where: string): void {
  const table = base.tables.get(id);
  if (!table) throw unknown('table', id, base.tables.keys(), 'data/tables/', where);
  const {columns} = table;
  const head = columns.map(({label, unit, align}) =>
    jsx('th', attributes({scope: 'col', className: align === 'right' ? 'number' : undefined}), [
      text(unit ? `${label} (${unit})` : label),
    ]),
  );
  const rows = table.rows.map((row) =>
    jsx(
      'tr',
      [],
      columns.map(({key, align, format}, index) => {
        const cell = row[key];
        if (cell === undefined) {
          throw new Error(
            `[facts] data/tables: "${id}" has a row without "${key}".\nColumns: ${columns.map((column) => column.key).join(', ')}.\nFix: add the cell.`,
          );
        }
        const shown = String(cell);
        const content = format === 'code' ? jsx('code', [], [text(shown)]) : text(shown);
        return jsx(
          index === 0 ? 'th' : 'td',
          attributes({
            scope: index === 0 ? 'row' : undefined,
            className: align === 'right' ? 'number' : undefined,
          }),
          [content],
        );
      }),
    ),
  );
  fill(element, {...table, head, rows});
}

type Filling = {
  title: string;
  network?: string;
  source: Source;
  asOf: string;
  note?: string;
  head: MdxJsxFlowElement[];
  rows: MdxJsxFlowElement[];
};

function fill(
  element: JsxElement,
  {title, network, source, asOf, note, head, rows}: Filling,
): void {
  const info: SourceInfo = sources[source.id];
  element.name = 'DataTable';
  element.attributes = attributes({
    title,
    network,
    source: `${info.name}, ${source.path}`,
    url: sourceUrl(source.id, source.path),
    asOf,
    note,
  });
  (element as {children: unknown[]}).children = [
    jsx('thead', [], [jsx('tr', [], head)]),
    jsx('tbody', [], rows),
  ];
}

function attributes(values: Record<string, string | undefined>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

function jsx(
  name: string,
  attributes: MdxJsxAttribute[],
  children: readonly Cell[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  };
}

function text(value: string): Cell {
  return {type: 'text', value};
}

function unknown(
  what: string,
  id: string,
  known: Iterable<string>,
  folder: string,
  where: string,
): Error {
  const ids = [...known];
  return new Error(
    [
      `[facts] ${where}: no ${what} "${id}".`,
      `Nearest: ${nearest(id, ids).join(', ')}.`,
      `Valid: ${ids.join(', ')}.`,
      `Fix: correct the id, or add a file to ${folder}.`,
    ].join('\n'),
  );
}
