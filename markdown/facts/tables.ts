import type {PhrasingContent} from 'mdast';
import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';
import type {FactBase} from '../../data/load';
import {
  UNVERIFIED,
  type Fact,
  type FactGroup,
  type FurtherSource,
  type Table,
  type Unit,
} from '../../data/schema';
import {sourceLink} from '../../data/sources';
import type {JsxElement} from '../readElement';
import {dataTable as tableElement} from '../tables/dataTable';
import {jsx, link, text} from '../tree';
import {findFact} from './findFact';
import {ends, factAttributes} from './remarkFacts';

/** Units whose values aren't numbers. */
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
  // Numbers are aligned so that they can be compared; words and addresses aren't.
  const isNumeric = Object.values(group.facts).every(({unit}) => !WORDS.has(unit));
  const className = isNumeric ? 'number' : undefined;
  const reason = sharedReason(group);
  const facts = Object.keys(group.facts).map((key) => findFact(base, `${id}.${key}`, where));
  const rows = facts.map((fact) => {
    const value = jsx('Fact', factAttributes(fact, undefined, where, {isMarked: false}));
    const meaning = reason ? fact.meaning : withReason(fact);
    return [fact.label, {content: [value], className}, meaning];
  });
  const head = ['Name', {content: [text('Value')], className}, 'Meaning'];
  const days = facts.map(({asOf}) => asOf);
  const isMixed = facts.some(({source}) => source !== group.source);
  const notes = [
    isMixed && 'Some values come from another source: select a value to see its source.',
    reason && notVerified(reason),
  ].filter(Boolean);
  const note = notes.length > 0 ? notes.join(' ') : undefined;
  const {title, network, source} = group;
  const asOf = ends(days).join(' to ');
  Object.assign(element, tableElement({title, network, source, asOf, note, head, rows}));
  return days;
}

/** The reason why values aren't verified, if all share one: it is given once, below the table. */
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
 * Fills a `DataTable` element with the rows of a table of the data. A row that isn't verified has
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
  const {title, network, source, asOf, columns} = table;
  const classOf = (align?: string) => (align === 'right' ? 'number' : undefined);
  const head = columns.map(({label, unit, align}) => ({
    content: [text(unit ? `${label} (${unit})` : label)],
    className: classOf(align),
  }));
  const rows = table.rows.map((row) =>
    columns.map(({key, align, format, link: to}, index) => {
      const cell = row[key];
      if (cell === undefined) {
        const what = `a row has no cell "${key}".`;
        throw new Fault('facts/cell', `data/tables/${id}.ts`, what, 'Fix: add the cell.');
      }
      const shown = String(cell);
      // Empty code would be a fence in the Markdown copy.
      const bare = format === 'code' && shown ? jsx('code', [], [text(shown)]) : text(shown);
      const target = to && row[to];
      // A link of Markdown, so that the build checks its target.
      const content = target === undefined ? bare : link(String(target), bare as PhrasingContent);
      const mark = index === 0 && row[UNVERIFIED] !== undefined ? [text(' (not verified)')] : [];
      return {content: [content, ...mark], className: classOf(align)};
    }),
  );
  const note = tableNote(table);
  Object.assign(element, tableElement({title, network, source, asOf, note, head, rows}));
  return [table.asOf, ...(table.further ?? []).map(({asOf}) => asOf)];
}

/** The note below a table: other sources, its own note, and why rows aren't verified. */
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
    ...further.map(furtherSource),
    note,
    ...[...reasons].map(
      ([why, names]) => `Not verified (${[...names].join('; ')}): ${sentence(why)}`,
    ),
  ].filter((part) => part !== undefined);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function furtherSource({of, source, asOf}: FurtherSource): string {
  return `${of}: ${sourceLink(source).source}, as of ${asOf}.`;
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
