import type {Link, PhrasingContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {Fault} from '../../config/fault';
import type {FactBase} from '../../data/load';
import {
  UNVERIFIED,
  type Fact,
  type FactGroup,
  type FurtherSource,
  type Source,
  type Table,
  type Unit,
} from '../../data/schema';
import {sourceLink} from '../../data/sources';
import {attributes, jsx, link, text} from '../tree';
import {findFact} from './findFact';
import {nearest} from '../../config/nearest';
import type {JsxElement} from '../readElement';
import {ends, factAttributes} from './remarkFacts';

type Cell = MdxJsxFlowElement | Text | Link;

/** Units whose values are no numbers. */
const WORDS = new Set<Unit>(['text', 'url', 'hex', 'version', 'date']);

/**
 * Fills a `FactTable` element with a row for each fact of a group.
 *
 * @returns the days of its values
 */
export function groupTable(
  element: JsxElement,
  base: FactBase,
  id: string,
  where: string,
): string[] {
  const group = base.groups.get(id);
  if (!group) throw unknown('fact group', id, base.groups.keys(), 'data/facts/', where);
  // Figures stand below each other to be compared; words and addresses do not.
  const isNumeric = Object.values(group.facts).every(({unit}) => !WORDS.has(unit));
  const align = isNumeric ? 'number' : undefined;
  const reason = sharedReason(group);
  const facts = Object.keys(group.facts).map((key) => findFact(base, `${id}.${key}`, where));
  const rows = facts.map((fact) => {
    const value = jsx('Fact', factAttributes(fact, undefined, where, {isMarked: false}));
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
  const days = facts.map(({asOf}) => asOf);
  const isMixed = facts.some(({source}) => source !== group.source);
  const notes = [
    isMixed && 'Some values have a source of their own: open the value.',
    reason && notVerified(reason),
  ].filter(Boolean);
  const note = notes.length > 0 ? notes.join(' ') : undefined;
  fill(element, {...group, asOf: ends(days).join(' to '), note, head, rows});
  return days;
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
  return `Not verified: ${sentence(reason)}`;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/**
 * Fills a `DataTable` element with the rows of a table kept as data. A row that is not verified has
 * a mark in its first cell, and its reason below the table.
 *
 * @returns the days of its sources
 */
export function dataTable(
  element: JsxElement,
  base: FactBase,
  id: string,
  where: string,
): string[] {
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
      columns.map(({key, align, format, link}, index) => {
        const cell = row[key];
        if (cell === undefined) {
          const what = `a row has no cell "${key}".`;
          throw new Fault('facts/cell', `data/tables/${id}.ts`, what, 'Fix: add the cell.');
        }
        const shown = String(cell);
        // Empty code would be a fence in the Markdown copy.
        const bare = format === 'code' && shown ? jsx('code', [], [text(shown)]) : text(shown);
        const content = linked(bare, link && row[link]);
        const mark = index === 0 && row[UNVERIFIED] !== undefined ? [text(' (not verified)')] : [];
        return jsx(
          index === 0 ? 'th' : 'td',
          attributes({
            scope: index === 0 ? 'row' : undefined,
            className: align === 'right' ? 'number' : undefined,
          }),
          [content, ...mark],
        );
      }),
    ),
  );
  fill(element, {...table, note: tableNote(table), head, rows});
  return [table.asOf, ...(table.further ?? []).map(({asOf}) => asOf)];
}

/** What stands below a table: other sources, its own note, and why rows are not verified. */
export function tableNote({columns, rows, further = [], note}: Table): string | undefined {
  const first = columns[0]?.key ?? '';
  // Rows with one reason are named together; two rows may have the same name.
  const reasons = new Map<string, Set<string>>();
  for (const row of rows) {
    const why = row[UNVERIFIED];
    if (why === undefined) continue;
    const names = reasons.get(String(why)) ?? new Set();
    reasons.set(String(why), names.add(String(row[first])));
  }
  const notes = [
    ...further.map(toldSource),
    note,
    ...[...reasons].map(
      ([why, names]) => `Not verified (${[...names].join('; ')}): ${sentence(why)}`,
    ),
  ].filter((part) => part !== undefined);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function toldSource({of, source, asOf}: FurtherSource): string {
  return `${of}: ${sourceLink(source).source}, as of ${asOf}.`;
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
  element.name = 'DataTable';
  element.attributes = attributes({
    title,
    network,
    ...sourceLink(source),
    asOf,
    note,
  });
  (element as {children: unknown[]}).children = [
    jsx('thead', [], [jsx('tr', [], head)]),
    jsx('tbody', [], rows),
  ];
}

/** A cell that leads somewhere. A link of Markdown, so that the build checks where it leads. */
function linked(content: MdxJsxFlowElement | Text, to: string | number | undefined): Cell {
  return to === undefined ? content : link(String(to), content as PhrasingContent);
}

function unknown(
  what: string,
  id: string,
  known: Iterable<string>,
  folder: string,
  where: string,
): Error {
  const ids = [...known];
  return new Fault(
    'facts/unknown',
    where,
    `no ${what} "${id}".`,
    `Nearest: ${nearest(id, ids).join(', ')}.`,
    `Valid: ${ids.join(', ')}.`,
    `Fix: correct the id, or add a file to ${folder}.`,
  );
}
