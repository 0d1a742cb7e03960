import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {faultAt} from '../../suggest/testing/faultAt';
import {defineCli, type Cli} from '../../data/cli/schema';
import {findUnshownCommands} from './everyCommandShown';

const DOCS = path.resolve(__dirname, '../../docs');

test('a reader finds every command of every program on some page', () => {
  const pages = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(DOCS, file), 'utf8'));
  expect(pages.length).toBeGreaterThan(0);
  const missing = findUnshownCommands(pages);
  expect(missing.map(({message}) => message)).toEqual([]);
});

describe('a command that no page shows', () => {
  const program = (binary: string, ...names: string[]): [string, Cli] => [
    binary,
    defineCli({
      binary,
      title: binary,
      purpose: 'Does it.',
      framework: 'cobra',
      versions: 'v1',
      source: {id: 'BBN', path: 'x.go'},
      asOf: '2026-11-25',
      commands: names.map((name) => ({
        path: name.split(' '),
        aliases: name === 'keys' ? ['k'] : undefined,
        usage: name,
        purpose: 'Does it.',
      })),
    }),
  ];
  const base = new Map([program('one', 'keys', 'keys add'), program('two')]);
  const all = [
    '# A\n\n<Command name="one keys" />\n\n<Command name="one keys add" />',
    '<Command name="two" />',
  ];

  test('is none when all are shown, wherever they are', () => {
    expect(findUnshownCommands(all, base)).toEqual([]);
  });

  test('is named with its program and the fix', () => {
    const pages = ['# A\n\n<Command name="one keys" />', '<Command name="two" />'];
    expect(findUnshownCommands(pages, base)).toEqual([
      faultAt('commands/not-shown', 'one keys add', '<Command name="one keys add" />'),
    ]);
  });

  test('may be a program that has no commands', () => {
    expect(findUnshownCommands(all.slice(0, 1), base)).toEqual([
      faultAt('commands/not-shown', 'two'),
    ]);
  });

  test('counts as shown under its alias, and not in a comment or in code', () => {
    const alias = '<Command name="one k" />\n\n`<Command name="one keys add" />`';
    const comment = '{/* <Command name="one keys add" /> */}\n\n<Command name="two" />';
    expect(findUnshownCommands([alias, comment], base)).toEqual([
      faultAt('commands/not-shown', 'one keys add'),
    ]);
  });
});
