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
import type {JsxElement} from '../jsxElements';
import {dataTable as tableElement} from '../tables/dataTable';
import {jsx, link, text} from '../tree';
import {findFact} from './findFact';
import {factAttributes, oldestAndNewest} from './remarkFacts';

/** Units whose values aren't numbers. */
const TEXT_UNITS = new Set<Unit>(['text', 'url', 'hex', 'version', 'date']);

/**
 * Fills a `FactTable` element with a row for each fact of a group.
 *
 * @returns the days of the values
 */
export function groupTable(
  element: JsxElement,
  base: FactBase,
  id: string,
  location: string,
): string[] {
  const group = base.groups.get(id);
  if (!group) throw unknownId('fact group', id, base.groups.keys(), 'data/facts/', location);
  // Values are right-aligned only if all are numbers, so that readers can compare them.
  const isNumeric = Object.values(group.facts).every(({unit}) => !TEXT_UNITS.has(unit));
  const className = isNumeric ? 'number' : undefined;
  const reason = sharedReason(group);
  const facts = Object.keys(group.facts).map((key) => findFact(base, `${id}.${key}`, location));
  const rows = facts.map((fact) => {
    const value = jsx('Fact', factAttributes(fact, undefined, location, {isMarked: false}));
    const meaning = reason ? fact.meaning : withReason(fact);
    return [fact.label, {content: [value], className}, meaning];
  });
  const head = ['Name', {content: [text('Value')], className}, 'Meaning'];
  const days = facts.map(({asOf}) => asOf);
  const hasOtherSources = facts.some(({source}) => source !== group.source);
  const notes = [
    hasOtherSources && 'Some values come from another source: select a value to see its source.',
    reason && notVerified(reason),
  ].filter(Boolean);
  const note = notes.length > 0 ? notes.join(' ') : undefined;
  const {title, network, source} = group;
  const asOf = oldestAndNewest(days).join(' to ');
  Object.assign(element, tableElement({title, network, source, asOf, note, head, rows}));
  return days;
}

/** The reason why values aren't verified, if it is the same for all: the note then contains it once. */
function sharedReason({facts}: FactGroup): string | undefined {
  const [reason, ...others] = new Set(Object.values(facts).map(({unverified}) => unverified));
  return others.length === 0 ? reason : undefined;
}

/** The meaning of a fact, followed by the reason if its value isn't verified. */
function withReason({meaning, unverified}: Fact): string {
  return unverified ? `${meaning} ${notVerified(unverified)}` : meaning;
}

function notVerified(reason: string): string {
  return `Not verified: ${withPeriod(reason)}`;
}

function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/**
 * Fills a `DataTable` element with a table from the data. A row that isn't verified has a mark in its
 * first cell, and the reason is below the table.
 *
 * @returns the days of the table's sources
 */
export function dataTable(
  element: JsxElement,
  base: FactBase,
  id: string,
  location: string,
): string[] {
  const table = base.tables.get(id);
  if (!table) throw unknownId('table', id, base.tables.keys(), 'data/tables/', location);
  const {title, network, source, asOf, columns} = table;
  const classOf = (align?: string) => (align === 'right' ? 'number' : undefined);
  const head = columns.map(({label, unit, align}) => ({
    content: [text(unit ? `${label} (${unit})` : label)],
    className: classOf(align),
  }));
  const rows = table.rows.map((row) =>
    columns.map(({key, align, format, link: linkKey}, index) => {
      const cell = row[key];
      if (cell === undefined) {
        const problem = `a row has no cell "${key}".`;
        throw new Fault('facts/cell', `data/tables/${id}.ts`, problem, 'Fix: add the cell.');
      }
      const value = String(cell);
      // Empty code would become a fence in the Markdown copy.
      const node = format === 'code' && value ? jsx('code', [], [text(value)]) : text(value);
      const target = linkKey && row[linkKey];
      // A Markdown link, so that the build checks its target.
      const content = target === undefined ? node : link(String(target), node as PhrasingContent);
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
  const nameKey = columns[0]?.key ?? '';
  // Rows with the same reason are listed together; two rows may have the same name.
  const reasons = new Map<string, Set<string>>();
  for (const row of rows) {
    const reason = row[UNVERIFIED];
    if (reason === undefined) continue;
    const names = reasons.get(String(reason)) ?? new Set();
    reasons.set(String(reason), names.add(String(row[nameKey])));
  }
  const notes = [
    ...new Set(further.map(furtherSource)),
    note,
    ...[...reasons].map(
      ([reason, names]) => `Not verified (${[...names].join('; ')}): ${withPeriod(reason)}`,
    ),
  ].filter((text) => text !== undefined);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function furtherSource({part, source, asOf}: FurtherSource): string {
  return `${part}: ${sourceLink(source).source}, as of ${asOf}.`;
}

function unknownId(
  kind: string,
  id: string,
  known: Iterable<string>,
  folder: string,
  location: string,
): Error {
  const ids = [...known];
  return new Fault(
    'facts/unknown',
    location,
    `no ${kind} "${id}".`,
    `Nearest: ${nearest(id, ids).join(', ')}.`,
    `Valid: ${ids.join(', ')}.`,
    `Fix: correct the id, or add a file to ${folder}.`,
  );
}
