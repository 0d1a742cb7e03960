import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hex} from '@scure/base';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {exampleKeys} from '../../examples/bitcoin-staking-scripts/exampleKeys';
import {exampleParameters, nodeAnswer} from '../../examples/staking-check/exampleDelegation';
import {readTransaction} from '../../examples/staking-check/readTransaction';
import {bundle, programs} from './bundle';

const site = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
const given = ['--delegation', 'delegation.json', '--parameters', 'parameters.json'];

beforeAll(async () => {
  for (const [name, entry] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), await bundle(site, entry));
  }
  writeFileSync(path.join(folder, 'delegation.json'), JSON.stringify(nodeAnswer));
  writeFileSync(path.join(folder, 'parameters.json'), JSON.stringify({params: exampleParameters}));
  writeFileSync(path.join(folder, 'key'), hex.encode(exampleKeys.staker.secret));
});
afterAll(() => rmSync(folder, {recursive: true}));

const run = (name: keyof typeof programs, ...args: string[]) =>
  spawnSync(process.execPath, [name, ...args], {cwd: folder, encoding: 'utf8'});

test('the checker says that a delegation is as the protocol asks', () => {
  const {status, stdout} = run('babylon-check.mjs', ...given);
  expect(stdout.match(/: as the protocol asks/g)).toHaveLength(4);
  expect(status).toBe(0);
});

test.each([
  [['--delegation', 'delegation.json'], 1, /DIFFERS/],
  [['--delegation', 'key'], 2, /not JSON/],
  [['--delegation', 'none.json'], 2, /no such file/],
  [[], 2, /node babylon-check\.mjs/],
  [['--wrong'], 2, /--wrong/],
])('the checker with %j', (args, code, said) => {
  const {status, stdout, stderr} = run('babylon-check.mjs', ...args);
  expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(said)]);
});

test('the exit program writes a PSBT, and with a key prints the transaction alone', () => {
  expect(run('babylon-exit.mjs', 'unbond', ...given)).toMatchObject({status: 0, stdout: ''});
  const psbt = readTransaction(readFileSync(path.join(folder, 'unsigned.psbt'), 'utf8'));
  const {stdout, status} = run('babylon-exit.mjs', 'unbond', ...given, '--key-file', 'key');
  expect(status).toBe(0);
  expect(readTransaction(stdout).id).toBe(psbt.id);
});

test('it tells what a withdrawal pays, and when it is valid', () => {
  const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const {stderr, stdout} = run(
    'babylon-exit.mjs',
    'withdraw',
    ...given,
    '--from',
    'unbonding',
    '--to',
    to,
    '--fee-rate',
    '3',
    '--key-file',
    'key',
  );
  expect(stderr).toContain(`sat to ${to}`);
  expect(stderr).toContain('valid when the output has 301 confirmations');
  expect(readTransaction(stdout).inputs[0]!.sequence).toBe(301);
});

test.each([
  [['unbond', '--delegation', 'delegation.json'], /No output pays|staking/],
  [['withdraw', ...given], /--from is ""/],
  [['unbond', ...given, '--network', 'bbn-9'], /no network "bbn-9"/],
  [['unbond', ...given, '--signed', 'parameters.json'], /JSON/],
  [[], /node babylon-exit\.mjs/],
])('it refuses %j with the reason', (args, said) => {
  const {status, stdout, stderr} = run('babylon-exit.mjs', ...args);
  expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(said)]);
});
