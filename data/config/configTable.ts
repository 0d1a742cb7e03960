import {defineTable, type Table} from '../schema';
import type {ConfigKey, ProgramConfig} from './schema';

/**
 * The keys below some sections as a table for a page.
 *
 * @param id id of the table
 * @param sections first parts of the keys, in the order of the table
 * @throws Error when a section has no keys
 */
export function configTable(
  config: ProgramConfig,
  id: string,
  title: string,
  sections: readonly string[],
): Table {
  const rows = sections.flatMap((section) => {
    const keys = config.keys.filter(({key}) => key.startsWith(`${section}.`));
    if (keys.length) return keys.map(configRow);
    const known = [...new Set(config.keys.map(({key}) => key.split('.')[0]))];
    throw new Error(
      `[config] ${config.program}: no key stands below "${section}".\nValid: ${known.join(', ')}.\nFix: correct the section in the table "${id}".`,
    );
  });
  return defineTable({
    id,
    title,
    columns: [
      {key: 'key', label: 'Key', format: 'code'},
      {key: 'type', label: 'Type and values'},
      {key: 'default', label: 'If left out'},
      {key: 'sample', label: 'Project’s sample'},
      {key: 'meaning', label: 'Meaning'},
    ],
    rows,
    source: config.source,
    asOf: config.asOf,
  });
}

function configRow({key, type, range, sample, meaning, ...rest}: ConfigKey) {
  return {
    key,
    type: range ? `${type}: ${range}` : type,
    default: ifLeftOut(rest),
    sample: sample ?? '–',
    meaning,
  };
}

function ifLeftOut(key: Pick<ConfigKey, 'default' | 'required' | 'requiredIn'>): string {
  if (key.required) return 'required';
  if (key.requiredIn) return `required if ${key.requiredIn} is there`;
  return key.default ?? 'empty or 0';
}
