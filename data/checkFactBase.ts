import {Fault} from '../config/fault';
import {checkDay, checkOrigin} from './checkOrigin';
import type {FactBase} from './load';
import {integerUnits, UNVERIFIED, units} from './schema';

/**
 * Finds errors in the facts and tables. TypeScript finds most of them, but not empty texts, invalid
 * dates, or errors in files that are loaded without types.
 */
export function checkFactBase({groups, tables}: FactBase): Fault[] {
  const faults: Fault[] = [];
  const fault = (...args: ConstructorParameters<typeof Fault>) => faults.push(new Fault(...args));
  for (const group of groups.values()) {
    const file = `data/facts/${group.group}.ts`;
    faults.push(...checkOrigin(file, group.source, group.asOf));
    for (const [key, fact] of Object.entries(group.facts)) {
      const location = `${file}, ${key}`;
      if (fact.source) faults.push(...checkOrigin(location, fact.source, fact.asOf ?? group.asOf));
      else if (fact.asOf) faults.push(...checkDay(location, fact.asOf));
      if (!fact.label.trim()) {
        fault('data/label', location, 'the label is empty.', 'Fix: name the value.');
      }
      if (!fact.meaning.trim()) {
        fault(
          'data/meaning',
          location,
          'the meaning is empty.',
          'Fix: describe in one sentence what the value determines.',
        );
      }
      if (fact.unverified !== undefined) faults.push(...checkUnverified(location, fact.unverified));
      if (!units.includes(fact.unit)) {
        const valid = `Valid: ${units.join(', ')}.`;
        fault(
          'data/unit',
          location,
          `unknown unit "${fact.unit}".`,
          valid,
          'Fix: use one of these.',
        );
      }
      const isWhole = typeof fact.value === 'bigint' || Number.isSafeInteger(fact.value);
      if (integerUnits.has(fact.unit) && !isWhole) {
        const what = `${fact.value} ${fact.unit} is not a whole number.`;
        fault(
          'data/whole',
          location,
          what,
          'Fix: write a whole number, as a BigInt if it is above 2^53.',
        );
      }
    }
  }
  for (const table of tables.values()) {
    const location = `data/tables/${table.id}.ts`;
    faults.push(...checkOrigin(location, table.source, table.asOf));
    for (const {part, source, asOf} of table.further ?? []) {
      faults.push(...checkOrigin(`${location}, ${part}`, source, asOf));
    }
    const keys = table.columns.map(({key}) => key);
    // The link of a cell is optional.
    const links = table.columns.flatMap(({link}) => link ?? []);
    const optional = new Set([UNVERIFIED, ...links]);
    if (keys.includes(UNVERIFIED)) {
      const what = `a column has the key "${UNVERIFIED}".`;
      fault('data/column', location, what, 'Fix: rename the key.');
    }
    table.rows.forEach((row, index) => {
      const missing = keys.filter((key) => row[key] === undefined);
      const extra = Object.keys(row).filter((key) => !keys.includes(key) && !optional.has(key));
      const why = row[UNVERIFIED];
      const rowLocation = `${location}, row ${index + 1}`;
      const columns = `Columns: ${keys.join(', ')}.`;
      if (why !== undefined) faults.push(...checkUnverified(rowLocation, why));
      for (const key of missing) {
        fault('data/cell-missing', rowLocation, `missing cell "${key}".`, columns, 'Fix: add it.');
      }
      for (const key of extra) {
        fault(
          'data/cell-unknown',
          rowLocation,
          `unknown column "${key}".`,
          columns,
          'Fix: correct the key.',
        );
      }
    });
  }
  return faults;
}

function checkUnverified(location: string, why: string | number): Fault[] {
  if (typeof why === 'string' && /\S \S/.test(why)) return [];
  const fix = 'Fix: say in a few words why the value could not be checked.';
  return [new Fault('data/unverified', location, `invalid unverified "${why}".`, fix)];
}
