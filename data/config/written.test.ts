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

// The files that the programs wrote, without comments. Home folders are shown as <home> and ~.
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

/** Keys that the programs know but don't write. */
const NOT_WRITTEN = [
  'RawRPCListeners',
  'wasm.simulation_gas_limit',
  ...vigilante.keys.map(({key}) => key).filter((key) => key.includes('slasherdbconfig.')),
];
/** Values passed to the command that writes the file. */
const GIVEN = ['moniker'];

test.each(FILES)('%s has the keys and values of the data', (name, config, extent) => {
  const file = read(name);
  const known = new Map(config.keys.map((key) => [key.key, key]));
  const expected = [...known.keys()].filter((key) => !NOT_WRITTEN.includes(key));
  expect(expected.filter((key) => !file.has(key))).toEqual([]);
  if (extent === 'all') expect([...file.keys()].filter((key) => !known.has(key))).toEqual([]);
  for (const [key, value] of file) {
    const entry = known.get(key);
    if (!entry || GIVEN.includes(key)) continue;
    if (entry.written !== undefined) expect(`${key} = ${entry.written}`).toBe(`${key} = ${value}`);
    // Programs whose data has no written value write their default.
    else if (!entry.required && value) {
      expect(`${key} = ${entry.default?.split(':')[0]}`).toContain(
        `${key} = ${value.split(':')[0]}`,
      );
    }
  }
});

/** Keys with their sections, and values without quotes. */
function read(name: string): Map<string, string> {
  const text = readFileSync(path.join(__dirname, 'written', name), 'utf8');
  if (name.endsWith('.yml')) return new Map(leaves(parseYaml(text)));
  const found = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\[(.+)\]$/.exec(line)?.[1];
    if (head) section = head === 'Application Options' ? '' : `${head}.`;
    const [, key, value = ''] = /^([\w-]+) = ?(.*)$/.exec(line) ?? [];
    if (key) found.set(section + key, value.replace(/^"(.*)"$/, '$1'));
  }
  return found;
}

function leaves(value: unknown, above: readonly string[] = []): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object')
    return [[above.join('.'), JSON.stringify(value).replace(/^"(.*)"$/, '$1')]];
  return Object.entries(value).flatMap(([key, below]) => leaves(below, [...above, key]));
}
