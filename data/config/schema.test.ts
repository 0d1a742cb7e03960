import {expect, test} from 'vitest';
import {configTable} from './configTable';
import {defineProgramConfig, type ConfigKey, type ProgramConfig} from './schema';

const key: ConfigKey = {
  key: 'server.port',
  type: 'integer',
  required: true,
  range: '0 to 65535',
  meaning: 'Port.',
};

function program(keys: readonly ConfigKey[], change: Partial<ProgramConfig> = {}): ProgramConfig {
  const source = {id: 'API', path: 'config.go'} as const;
  return {program: 'api', versions: 'v1', source, asOf: '2026-01-21', keys, ...change};
}

test('good keys pass unchanged', () => {
  const config = program([key]);
  expect(defineProgramConfig(config)).toBe(config);
});

test('mistakes name program, key and fix', () => {
  expect(() => defineProgramConfig(program([key, key]))).toThrow(
    '[config] api: key "server.port" stands twice.\nFix: remove one of them.',
  );
  expect(() => defineProgramConfig(program([{...key, meaning: ' '}]))).toThrow(
    '[config] api: key "server.port" has no meaning.\nFix: say in a sentence what it decides.',
  );
  expect(() => defineProgramConfig(program([{...key, requiredIn: 'queue'}]))).toThrow(
    '[config] api: key "server.port" names the section "queue", which is not above it.\nFix: write the beginning of the key as requiredIn.',
  );
  expect(() => defineProgramConfig(program([{...key, change: 'rarely'}]))).toThrow(
    '[config] api: key "server.port" has a change that is no sentence: "rarely".\nFix: begin it with a capital and end it with a full stop; it follows the meaning.',
  );
  expect(() => defineProgramConfig(program([{...key, written: '1'}]))).toThrow(
    '[config] api: key "server.port" has a written value, but no command writes the file.\nFix: name the command as writtenBy, or use sample.',
  );
  expect(() => defineProgramConfig(program([key], {asOf: 'May'}))).toThrow(
    '[config] api: asOf is "May".\nFix: write the day as YYYY-MM-DD.',
  );
});

test('an unknown source names the valid ones', () => {
  const source = {id: 'XYZ' as 'API', path: 'config.go'};
  expect(() => defineProgramConfig(program([key], {source}))).toThrow(
    /^\[config\] api: source "XYZ" is unknown\.\nValid: .*API.*\.\nFix: /,
  );
});

test('a table has a row for each key of its sections, and says what happens without it', () => {
  const optional: ConfigKey = {key: 'queue.url', type: 'text', meaning: 'Address.', sample: 'a:1'};
  const table = configTable(program([key, optional]), 'id', 'title', ['server', 'queue']);
  expect(table.rows).toEqual([
    {
      key: 'server.port',
      type: 'integer: 0 to 65535',
      default: 'required',
      sample: '–',
      meaning: 'Port.',
    },
    {key: 'queue.url', type: 'text', default: 'empty or 0', sample: 'a:1', meaning: 'Address.'},
  ]);
});

test('unit, written value and change are shown; columns that no row fills are left out', () => {
  const level: ConfigKey = {key: 'LogLevel', type: 'text', default: 'info', meaning: 'Log.'};
  const size: ConfigKey = {
    key: 'Size',
    type: 'integer',
    unit: 'bytes',
    range: '1 or more',
    written: '',
    required: true,
    meaning: 'Limit.',
    change: 'Raise it when messages are refused.',
  };
  const config = program([level, size, key], {writtenBy: 'api init'});
  const {columns, rows} = configTable(config, 'id', 'title', ['']);
  expect(columns.map(({label}) => label)).toEqual([
    'Key',
    'Type and values',
    'Written by api init',
    'If left out',
    'Meaning, and when to change it',
  ]);
  expect(rows).toEqual([
    {key: 'LogLevel', type: 'text', written: '–', default: 'info', meaning: 'Log.'},
    {
      key: 'Size',
      type: 'integer, in bytes: 1 or more',
      written: '(empty)',
      default: 'required',
      meaning: 'Limit. Raise it when messages are refused.',
    },
  ]);
});

test('a section without keys is refused with the valid ones', () => {
  expect(() => configTable(program([key]), 'id', 'title', ['sever'])).toThrow(
    '[config] api: no key stands below "sever".\nValid: server.\nFix: correct the section in the table "id".',
  );
});
