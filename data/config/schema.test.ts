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

test('a section without keys is refused with the valid ones', () => {
  expect(() => configTable(program([key]), 'id', 'title', ['sever'])).toThrow(
    '[config] api: no key stands below "sever".\nValid: server.\nFix: correct the section in the table "id".',
  );
});
