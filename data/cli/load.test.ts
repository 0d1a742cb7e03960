import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {clis, findCommand, flagsOf} from './load';

test('every folder in data/cli is loaded under its name', () => {
  const folders = readdirSync(__dirname, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  expect([...clis.keys()].sort()).toEqual(folders.sort());
});

test('a command is found by its words and aliases', () => {
  expect(findCommand('babylond', ['q', 'btcstaking', 'params'])).toMatchObject({
    command: {path: ['query', 'btcstaking', 'params']},
    rest: [],
  });
  expect(findCommand('babylond', ['query', 'wait-tx', 'ABC'])).toMatchObject({
    command: {path: ['query', 'wait-tx']},
    rest: ['ABC'],
  });
  expect(findCommand('fpd', ['ls'])).toMatchObject({command: {path: ['list-finality-providers']}});
});

test('an unknown word is reported with the closest matches', () => {
  expect(findCommand('babylond', ['tx', 'epoching', 'delegat'])).toEqual({
    unknown: 'delegat',
    after: ['tx', 'epoching'],
    near: ['delegate', 'redelegate', 'unbond'],
  });
});

test('the error for an unknown binary lists the known ones and the fix', () => {
  const few = new Map([...clis].filter(([name]) => name === 'fpd'));
  expect(() => findCommand('babylon', [], few)).toThrow(
    faultAt('cli/binary', 'data/cli', '"babylon"', 'Known: fpd.', 'data/cli/babylon/index.ts'),
  );
});

test('a command has its own, shared and inherited flags, each once', () => {
  const lookup = findCommand('babylond', ['keys', 'add']);
  if (!('cli' in lookup)) throw new Error('not found');
  const names = flagsOf(lookup.cli, lookup.command).map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['recover', 'keyring-backend', 'home']));
  expect(new Set(names).size).toBe(names.length);
});

test('no meaning is empty or a placeholder', () => {
  for (const cli of clis.values()) {
    for (const command of [undefined, ...cli.commands]) {
      const texts = flagsOf(cli, command).map(({name, meaning}) => `${name}: ${meaning}`);
      for (const text of [...texts, `purpose: ${command?.purpose ?? cli.purpose}`]) {
        expect(text, `${cli.binary} ${command?.path.join(' ')}`).toMatch(/: .{8,}\.$/s);
      }
    }
  }
});
