import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hex} from '@scure/base';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {exampleKeys} from '../../examples/bitcoin-staking-scripts/exampleKeys';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {check} from '../../examples/staking-check/check';
import {checkCases, type CheckCase} from '../../examples/staking-check/checkCases';
import {exampleParameters, nodeResponse} from '../../examples/staking-check/exampleDelegation';
import {readTransaction} from '../../examples/staking-check/readTransaction';
import {verdictOf, type Mark} from '../../examples/staking-check/verdict';
import {bundle, programs} from './bundle';

const site = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
const RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const inputFiles = ['--delegation', 'delegation.json', '--parameters', 'parameters.json'];

beforeAll(async () => {
  for (const [name, entry] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), await bundle(site, entry));
  }
  writeFileSync(path.join(folder, 'delegation.json'), JSON.stringify(nodeResponse));
  writeFileSync(path.join(folder, 'parameters.json'), JSON.stringify({params: exampleParameters}));
  const wrongAmount = {...nodeResponse.btc_delegation, total_sat: '7'};
  writeFileSync(
    path.join(folder, 'wrong-amount.json'),
    JSON.stringify({btc_delegation: wrongAmount}),
  );
  writeFileSync(path.join(folder, 'key'), hex.encode(exampleKeys.staker.secret));
});
afterAll(() => rmSync(folder, {recursive: true}));

const run = (name: keyof typeof programs, ...args: string[]) =>
  spawnSync(process.execPath, [name, ...args], {cwd: folder, encoding: 'utf8'});

const EXIT_CODES: Readonly<Record<Mark, number>> = {
  right: 0,
  wrong: 1,
  risk: 1,
  unreadable: 2,
  notChecked: 3,
};

/** Writes the documents of a case to files and returns the command-line options for them. */
function optionsOf({input}: CheckCase, index: number): string[] {
  const {network, transaction, delegation, parameters, staker, version, amount, stakingTime} =
    input;
  const fileOption = (name: string, text: string | undefined) => {
    if (!text) return [];
    const fileName = `${index}.${name}`;
    writeFileSync(path.join(folder, fileName), text);
    return [`--${name}`, fileName];
  };
  const valueOption = (name: string, text: string | undefined) =>
    text ? [`--${name}=${text}`] : [];
  return [
    ...fileOption('transaction', transaction),
    ...fileOption('delegation', delegation),
    ...fileOption('parameters', parameters),
    ...valueOption('network', network),
    ...valueOption('staker', staker),
    ...(input.providers ?? '').split('\n').flatMap((key) => valueOption('provider', key)),
    ...valueOption('version', version),
    ...valueOption('amount', amount),
    ...valueOption('time', stakingTime),
  ];
}

/** Runs all commands in one process with the program's code, because starting a process is slow. */
function runAll(name: keyof typeof programs, commands: readonly string[][]) {
  const source = readFileSync(path.join(folder, name), 'utf8');
  const call = /process\.exitCode = (\w+)\(process\.argv\.slice\(2\)/;
  expect(source).toMatch(call);
  const driver = `${source.replace(call, 'const runProgram = (args) => $1(args')}
    const results = ${JSON.stringify(commands)}.map((args) => {
      const lines = [];
      console.log = console.error = (line) => lines.push(line);
      return {code: runProgram(args), firstLine: lines.join('\\n').split('\\n')[0]};
    });
    process.stdout.write(JSON.stringify(results));`;
  writeFileSync(path.join(folder, `all-${name}`), driver);
  const {stdout, stderr} = spawnSync(process.execPath, [`all-${name}`], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as {readonly code: number; readonly firstLine: string}[];
}

const casesWithVerdict = checkCases.map((each, index) => ({
  ...each,
  index,
  text: verdictOf(check(each.input, checkNetworks)).text,
}));

test('the checker agrees with the form on the page in every case', () => {
  const results = runAll('babylon-check.mjs', casesWithVerdict.map(optionsOf));
  expect(casesWithVerdict.map(({name}, index) => ({name, ...results[index]}))).toEqual(
    casesWithVerdict.map(({name, text, mark}) => ({name, firstLine: text, code: EXIT_CODES[mark]})),
  );
});

test('the exit program agrees with the form on the page about every delegation', () => {
  // The program reads only delegations, so cases with a transaction don't apply.
  const delegations = casesWithVerdict.filter(({input}) => !input.transaction);
  const commands = delegations.map((each) => [
    'unbond',
    ...optionsOf(each, each.index),
    '--out',
    `${each.index}.psbt`,
  ]);
  const results = runAll('babylon-exit.mjs', commands);
  // Unchecked parts may not matter for unbonding, so only these two marks determine the exit code.
  const codes: Partial<Record<Mark, number>> = {right: 0, unreadable: 1};
  expect(delegations.map(({name}, index) => ({name, ...results[index]}))).toEqual(
    delegations.map(({name, text, mark}) => ({
      name,
      firstLine: text,
      code: codes[mark] ?? (expect.any(Number) as number),
    })),
  );
});

test.each([
  [['--delegation', 'delegation.json'], 1, /: differs/],
  [['--delegation', 'key'], 2, /not JSON/],
  [['--delegation', 'none.json'], 2, /no such file/],
  [[], 2, /node babylon-check\.mjs/],
  [['--wrong'], 2, /--wrong/],
])('the checker reports the result of %j', (args, code, message) => {
  const {status, stdout, stderr} = run('babylon-check.mjs', ...args);
  expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(message)]);
});

test('the exit program writes a PSBT; with a key, it prints only the transaction', () => {
  expect(run('babylon-exit.mjs', 'unbond', ...inputFiles)).toMatchObject({status: 0, stdout: ''});
  const psbt = readTransaction(readFileSync(path.join(folder, 'unsigned.psbt'), 'utf8'));
  const {stdout, status} = run('babylon-exit.mjs', 'unbond', ...inputFiles, '--key-file', 'key');
  expect(status).toBe(0);
  expect(readTransaction(stdout).id).toBe(psbt.id);
});

test('the exit program shows the amount of a withdrawal and when it becomes valid', () => {
  const {stderr, stdout} = run(
    'babylon-exit.mjs',
    'withdraw',
    ...inputFiles,
    '--from',
    'unbonding',
    '--to',
    RECIPIENT,
    '--fee-rate',
    '3',
    '--key-file',
    'key',
  );
  expect(stderr).toContain(`sat to ${RECIPIENT}`);
  expect(stderr).toContain('valid when the output has 301 confirmations');
  expect(readTransaction(stdout).inputs[0]!.sequence).toBe(301);
});

test.each([
  [['unbond', '--delegation', 'delegation.json'], /No output pays|staking/],
  [['withdraw', ...inputFiles], /--from is ""/],
  [
    [
      'withdraw',
      ...inputFiles.with(1, 'wrong-amount.json'),
      ...['--from', 'unbonding', '--to', RECIPIENT, '--fee-rate', '3', '--key-file', 'key'],
    ],
    /It states 7 sat/,
  ],
  [['unbond', ...inputFiles, '--network', 'bbn-9'], /Unknown network "bbn-9"/],
  [['unbond', ...inputFiles, '--signed', 'parameters.json'], /JSON/],
  [[], /node babylon-exit\.mjs/],
])('the exit program rejects %j and prints the reason', (args, message) => {
  const {status, stdout, stderr} = run('babylon-exit.mjs', ...args);
  expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(message)]);
});
