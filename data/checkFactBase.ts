import type {FactBase} from './load';
import {integerUnits, UNVERIFIED, units, type Source} from './schema';
import {sources} from './sources';

/**
 * What is wrong with the facts and tables, one sentence each with the file, what is valid and the
 * fix; empty when all is well. TypeScript sees most of it, but not an empty text, a date that is
 * none, or a file that is read without types.
 */
export function checkFactBase({groups, tables}: FactBase): string[] {
  const wrong: string[] = [];
  for (const group of groups.values()) {
    const file = `data/facts/${group.group}.ts`;
    wrong.push(...checkOrigin(file, group.source, group.asOf));
    for (const [key, fact] of Object.entries(group.facts)) {
      const where = `${file}: "${key}"`;
      if (fact.source) wrong.push(...checkOrigin(where, fact.source, fact.asOf ?? group.asOf));
      else if (fact.asOf) wrong.push(...checkDate(where, fact.asOf));
      if (!fact.label.trim()) wrong.push(`${where} has no label. Fix: name the value.`);
      if (!fact.meaning.trim()) {
        wrong.push(`${where} has no meaning. Fix: say in one sentence what the value decides.`);
      }
      if (fact.unverified !== undefined) wrong.push(...checkReason(where, fact.unverified));
      if (!units.includes(fact.unit)) {
        wrong.push(`${where} has the unit "${fact.unit}". Valid: ${units.join(', ')}.`);
      }
      const isWhole = typeof fact.value === 'bigint' || Number.isSafeInteger(fact.value);
      if (integerUnits.has(fact.unit) && !isWhole) {
        wrong.push(
          `${where} is ${fact.value} ${fact.unit}. Fix: write a whole number, as a BigInt past 2^53.`,
        );
      }
    }
  }
  for (const table of tables.values()) {
    const where = `data/tables/: "${table.id}"`;
    wrong.push(...checkOrigin(where, table.source, table.asOf));
    for (const {of, source, asOf} of table.further ?? []) {
      wrong.push(...checkOrigin(`${where}, ${of}`, source, asOf));
    }
    const keys = table.columns.map(({key}) => key);
    // Cells without a link lack its key.
    const links = table.columns.flatMap(({link}) => link ?? []);
    const optional = new Set([UNVERIFIED, ...links]);
    if (keys.includes(UNVERIFIED)) {
      wrong.push(`${where} has a column "${UNVERIFIED}". Fix: give it another key.`);
    }
    table.rows.forEach((row, index) => {
      const missing = keys.filter((key) => row[key] === undefined);
      const extra = Object.keys(row).filter((key) => !keys.includes(key) && !optional.has(key));
      const why = row[UNVERIFIED];
      if (why !== undefined) wrong.push(...checkReason(`${where}, row ${index + 1}`, why));
      for (const key of missing) wrong.push(`${where}, row ${index + 1} has no "${key}".`);
      for (const key of extra) {
        wrong.push(`${where}, row ${index + 1} has "${key}". Columns: ${keys.join(', ')}.`);
      }
    });
  }
  return wrong;
}

function checkOrigin(
  where: string,
  source: Source | undefined,
  asOf: string | undefined,
): string[] {
  const known = Object.keys(sources);
  if (!source || !known.includes(source.id)) {
    return [
      `${where} has no known source${source ? ` ("${source.id}")` : ''}. Valid: ${known.join(', ')}. ` +
        'Fix: name one of these, or add it to data/sources.ts.',
    ];
  }
  const path = source.path.trim() ? [] : [`${where} has a source without a path.`];
  return [...path, ...checkDate(where, asOf)];
}

function checkReason(where: string, why: string | number): string[] {
  if (typeof why === 'string' && /\S \S/.test(why)) return [];
  return [`${where} is unverified: "${why}". Fix: say in a few words why nobody could check it.`];
}

function checkDate(where: string, date: string | undefined): string[] {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && !Number.isNaN(Date.parse(date ?? ''));
  return isDate ? [] : [`${where} is as of "${date}". Fix: write the day as YYYY-MM-DD.`];
}
