import {defineTable, type Column, type Table} from '../schema';
import type {ConfigKey, ProgramConfig} from './schema';

/**
 * The keys below some sections as a table for a page. Columns that no row fills are left out.
 *
 * @param id id of the table
 * @param sections first parts of the keys, in the order of the table; empty text for the keys above
 *   the first section
 * @throws Error when a section has no keys
 */
export function configTable(
  config: ProgramConfig,
  id: string,
  title: string,
  sections: readonly string[],
): Table {
  const keys = sections.flatMap((section) => {
    const below = config.keys.filter(({key}) =>
      section ? key.startsWith(`${section}.`) : !key.includes('.'),
    );
    if (below.length) return below;
    const known = [...new Set(config.keys.map(({key}) => key.split('.')[0]))];
    throw new Error(
      `[config] ${config.program}: no key stands below "${section}".\nValid: ${known.join(', ')}.\nFix: correct the section in the table "${id}".`,
    );
  });
  const has = (field: 'sample' | 'written'): boolean =>
    keys.some((key) => key[field] !== undefined);
  const columns: Column[] = [
    {key: 'key', label: 'Key', format: 'code'},
    {key: 'type', label: 'Type and values'},
  ];
  if (has('written')) {
    columns.push({key: 'written', label: `Written by ${config.writtenBy}`, format: 'code'});
  }
  columns.push({key: 'default', label: 'If left out'});
  if (has('sample')) columns.push({key: 'sample', label: 'Project’s sample'});
  columns.push({
    key: 'meaning',
    label: keys.some(({change}) => change) ? 'Meaning, and when to change it' : 'Meaning',
  });
  return defineTable({
    id,
    title,
    columns,
    rows: keys.map((key) => {
      const row = configRow(key);
      return Object.fromEntries(columns.map((column) => [column.key, row[column.key] ?? '–']));
    }),
    source: config.source,
    asOf: config.asOf,
  });
}

function configRow(entry: ConfigKey): Record<string, string | undefined> {
  const {key, type, unit, range, sample, written, meaning, change, ...rest} = entry;
  const withUnit = unit ? `${type}, in ${unit}` : type;
  return {
    key,
    type: range ? `${withUnit}: ${range}` : withUnit,
    default: ifLeftOut(rest),
    sample,
    written: written === '' ? '(empty)' : written,
    meaning: change ? `${meaning} ${change}` : meaning,
  };
}

function ifLeftOut(key: Pick<ConfigKey, 'default' | 'required' | 'requiredIn'>): string {
  if (key.required) return 'required';
  if (key.requiredIn) return `required if ${key.requiredIn} is there`;
  return key.default ?? 'empty or 0';
}
