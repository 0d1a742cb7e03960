import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {app, client, comet} from './babylond';
import covd from './covd';
import covenantSigner from './covenant-signer';
import eotsd from './eotsd';
import fpd from './fpd';
import type {ProgramConfig} from './schema';
import stakerd from './stakerd';
import vigilante from './vigilante';

// Files that the programs generated, without comments and with <home> and ~ for home folders.
const FILES: readonly [string, ProgramConfig, 'all' | 'some'][] = [
  ['fpd.conf', fpd, 'all'],
  ['eotsd.conf', eotsd, 'all'],
  ['covd.conf', covd, 'all'],
  ['stakerd.conf', stakerd, 'all'],
  ['covenant-signer.toml', covenantSigner, 'all'],
  ['vigilante.yml', vigilante, 'all'],
  ['client.toml', client, 'all'],
  ['app.toml', app, 'some'],
  ['config.toml', comet, 'some'],
];

/** Keys that the programs accept but don't write. */
const NOT_WRITTEN = [
  'RawRPCListeners',
  'wasm.simulation_gas_limit',
  ...vigilante.keys.map(({key}) => key).filter((key) => key.includes('slasherdbconfig.')),
];
/** Keys whose values are arguments of the command that writes the file. */
const ARGUMENTS = ['moniker'];

test.each(FILES)('%s has the keys and values of the data', (name, config, extent) => {
  const file = read(name);
  const known = new Map(config.keys.map((key) => [key.key, key]));
  const expected = [...known.keys()].filter((key) => !NOT_WRITTEN.includes(key));
  expect(expected.filter((key) => !file.has(key))).toEqual([]);
  if (extent === 'all') expect([...file.keys()].filter((key) => !known.has(key))).toEqual([]);
  for (const [key, value] of file) {
    const entry = known.get(key);
    if (!entry || ARGUMENTS.includes(key)) continue;
    if (entry.written !== undefined) expect(`${key} = ${entry.written}`).toBe(`${key} = ${value}`);
    // If the data has no written value, the program writes the default.
    else if (!entry.required && value) {
      expect(`${key} = ${entry.default?.split(':')[0]}`).toContain(
        `${key} = ${value.split(':')[0]}`,
      );
    }
  }
});

/** Reads the values in a file, without quotes, by their full keys, which include the sections. */
function read(name: string): Map<string, string> {
  const text = readFileSync(path.join(__dirname, 'written', name), 'utf8');
  if (name.endsWith('.yml')) return new Map(leaves(parseYaml(text)));
  const values = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\[(.+)\]$/.exec(line)?.[1];
    if (head) section = head === 'Application Options' ? '' : `${head}.`;
    const [, key, value = ''] = /^([\w-]+) = ?(.*)$/.exec(line) ?? [];
    if (key) values.set(section + key, value.replace(/^"(.*)"$/, '$1'));
  }
  return values;
}

function leaves(value: unknown, parents: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object')
    return [[parents.join('.'), JSON.stringify(value).replace(/^"(.*)"$/, '$1')]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...parents, key]));
}
