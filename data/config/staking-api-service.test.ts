import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import databases from '../tables/staking-api-service-config-databases';
import outside from '../tables/staking-api-service-config-outside';
import phases from '../tables/staking-api-service-config-phases';
import queue from '../tables/staking-api-service-config-queue';
import server from '../tables/staking-api-service-config-server';
import config from './staking-api-service';

const file = path.join(__dirname, '../../examples/staking-api-service/config.yaml');
const text = readFileSync(file, 'utf8');
/** The file with the optional sections in its comments uncommented. */
const withOptional = text.replace(/^( *)# ((?: *)[a-z_]+:(?: [^#\n]*)?)(#.*)?$/gm, '$1$2');

test('the sample parses, and the data has each of its keys', () => {
  const known = config.keys.map(({key}) => key);
  for (const sample of [text, withOptional]) {
    expect(leaves(parse(sample)).filter((key) => !known.includes(key))).toEqual([]);
  }
});

test('the sample has every required key, and its comments contain all optional sections', () => {
  const keys = leaves(parse(text));
  const required = config.keys.filter((key) => key.required).map(({key}) => key);
  expect(required.filter((key) => !keys.includes(key))).toEqual([]);
  expect(leaves(parse(withOptional))).toEqual(
    expect.arrayContaining([
      'external_apis.chainalysis.api_key',
      'address_screening.enabled',
      'assets.ordinals.timeout',
    ]),
  );
});

test('durations in the sample have units', () => {
  const durations = config.keys.filter(({type}) => type === 'duration').map(({key}) => key);
  const values = new Map(entries(parse(withOptional)));
  for (const key of durations) expect(values.get(key), key).toMatch(/^\d+(ms|s|m|h)$/);
});

test('the tables show every key once', () => {
  const tableKeys = [server, databases, queue, outside, phases].flatMap(({rows}) =>
    rows.map(({key}) => String(key)),
  );
  expect(tableKeys.sort()).toEqual(config.keys.map(({key}) => key).sort());
});

function leaves(value: unknown): string[] {
  return entries(value).map(([key]) => key);
}

function entries(value: unknown, parents: readonly string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [[parents.join('.'), value]];
  }
  return Object.entries(value).flatMap(([key, child]) => entries(child, [...parents, key]));
}
