import {Fault} from '../config/fault';
import {checkDay, checkOrigin} from './checkOrigin';
import type {FactBase} from './load';
import {integerUnits, UNVERIFIED, units} from './schema';

/**
 * Errors in the facts and tables. TypeScript finds most of them, but not empty texts, invalid dates,
 * or errors in files that are read without types.
 */
export function checkFactBase({groups, tables}: FactBase): Fault[] {
  const wrong: Fault[] = [];
  const fault = (...told: ConstructorParameters<typeof Fault>) => wrong.push(new Fault(...told));
  for (const group of groups.values()) {
    const file = `data/facts/${group.group}.ts`;
    wrong.push(...checkOrigin(file, group.source, group.asOf));
    for (const [key, fact] of Object.entries(group.facts)) {
      const where = `${file}, ${key}`;
      if (fact.source) wrong.push(...checkOrigin(where, fact.source, fact.asOf ?? group.asOf));
      else if (fact.asOf) wrong.push(...checkDay(where, fact.asOf));
      if (!fact.label.trim()) {
        fault('data/label', where, 'the label is empty.', 'Fix: name the value.');
      }
      if (!fact.meaning.trim()) {
        fault(
          'data/meaning',
          where,
          'no meaning.',
          'Fix: describe in one sentence what the value determines.',
        );
      }
      if (fact.unverified !== undefined) wrong.push(...checkReason(where, fact.unverified));
      if (!units.includes(fact.unit)) {
        const valid = `Valid: ${units.join(', ')}.`;
        fault('data/unit', where, `unknown unit "${fact.unit}".`, valid, 'Fix: use one of these.');
      }
      const isWhole = typeof fact.value === 'bigint' || Number.isSafeInteger(fact.value);
      if (integerUnits.has(fact.unit) && !isWhole) {
        const what = `${fact.value} ${fact.unit} is not a whole number.`;
        fault('data/whole', where, what, 'Fix: write a whole number, as a BigInt past 2^53.');
      }
    }
  }
  for (const table of tables.values()) {
    const where = `data/tables/${table.id}.ts`;
    wrong.push(...checkOrigin(where, table.source, table.asOf));
    for (const {of, source, asOf} of table.further ?? []) {
      wrong.push(...checkOrigin(`${where}, ${of}`, source, asOf));
    }
    const keys = table.columns.map(({key}) => key);
    // Cells without a link do not have its key.
    const links = table.columns.flatMap(({link}) => link ?? []);
    const optional = new Set([UNVERIFIED, ...links]);
    if (keys.includes(UNVERIFIED)) {
      const what = `a column has the key "${UNVERIFIED}".`;
      fault('data/column', where, what, 'Fix: rename the key.');
    }
    table.rows.forEach((row, index) => {
      const missing = keys.filter((key) => row[key] === undefined);
      const extra = Object.keys(row).filter((key) => !keys.includes(key) && !optional.has(key));
      const why = row[UNVERIFIED];
      const place = `${where}, row ${index + 1}`;
      const columns = `Columns: ${keys.join(', ')}.`;
      if (why !== undefined) wrong.push(...checkReason(place, why));
      for (const key of missing) {
        fault('data/cell-missing', place, `missing cell "${key}".`, columns, 'Fix: add it.');
      }
      for (const key of extra) {
        fault(
          'data/cell-unknown',
          place,
          `unknown column "${key}".`,
          columns,
          'Fix: correct its key.',
        );
      }
    });
  }
  return wrong;
}

function checkReason(place: string, why: string | number): Fault[] {
  if (typeof why === 'string' && /\S \S/.test(why)) return [];
  const fix = 'Fix: say in a few words why the value could not be checked.';
  return [new Fault('data/unverified', place, `invalid unverified "${why}".`, fix)];
}
