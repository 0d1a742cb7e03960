import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {containingAll} from '../../config/testing/faultAt';
import {InputError} from '../readOptions';
import {walk, type WalkRecord} from './walk';

const folder = mkdtempSync(path.join(tmpdir(), 'walk-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const FIXTURE = path.join(__dirname, 'fixture.mdx');
const PAGE = 'checks/walk/fixture.mdx';
const SCRIPT = path.join(__dirname, '../main.ts');
const ALL_VALUES = ['--set', 'NAME=Ada', '--set', 'second word=there'];

async function run(...args: string[]): Promise<{code: number; text: string}> {
  let text = '';
  const code = await walk(args, (output) => (text += output), folder);
  return {code, text};
}

function page(text: string): string {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  return file;
}

test('a page is walked in one session, with piped input', async () => {
  const record = path.join(folder, 'record.json');
  const tsx = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');
  const child = spawn(
    process.execPath,
    [tsx, SCRIPT, 'walk', FIXTURE, ...ALL_VALUES, '--with', 'bash 5', '--record', record],
    {cwd: folder, stdio: ['pipe', 'pipe', 'pipe']},
  );
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stdin.end('hi\n');
  const code = await new Promise((resolve) => child.on('exit', resolve));
  const {page: name, date, steps, ...rest} = JSON.parse(readFileSync(record, 'utf8')) as WalkRecord;
  expect(name).toBe('checks/walk/fixture.mdx');
  expect(new Date(date).toISOString()).toBe(date);
  expect(rest).toEqual({with: ['bash 5']});
  expect(
    steps.map(({step, line, exitCode, printed, verdict, reason}) => [
      step,
      line,
      exitCode,
      printed,
      reason ?? verdict,
    ]),
  ).toEqual([
    [1, 8, 0, '', 'nothing expected'],
    [2, 15, 0, 'hello, Ada, height 17\n', 'same'],
    [3, 17, 0, 'here\n', 'same'],
    // Bash prints the prompt of `read` only on a terminal.
    [4, 24, 0, 'hi there\n', 'differs'],
    [5, 31, 0, 'first\nhash 00ff00ff00ff\nlast\n', 'same'],
    [6, 43, 3, 'other\n', 'differs'],
    [7, 50, undefined, undefined, 'public address https://rpc.example.org'],
    [8, 54, undefined, undefined, '$RPC has a public address'],
    [9, 60, 0, '', 'nothing expected'],
  ]);
  expect(steps[1]).toMatchObject({
    command: 'echo "$GREETING, Ada, height 17"',
    expected: 'hello, Ada, height 4242',
  });
  expect(text).toContain('exit code 3\nThe page says:\nthing\n');
  expect(text).toContain('6 · checks/walk/fixture.mdx:43: differs, exit code 3\n');
  expect(text).toContain(`Record: ${record}\n`);
  expect(code).toBe(1);
});

test('walking part of a page requires only the values for that part, and is recorded in the default file', async () => {
  const {code, text} = await run(FIXTURE, '--steps=5');
  expect(code).toBe(0);
  expect(text).toMatch(
    /^5 · .*: same, .*\nRecord: .*\/test-results\/walk\/checks-walk-fixture-[\dT-]+Z\.json\n/m,
  );
});

test('a block with a public address is run only with --allow-public', async () => {
  const file = page('```bash\necho https://rpc.example.org\n```\n');
  expect((await run(file)).text).toContain('not run: public address');
  const {code, text} = await run(file, '--allow-public');
  expect(text).not.toContain('not run:');
  expect(code).toBe(0);
});

test('no step runs after a step that ends the session', async () => {
  const {code, text} = await run(page('```bash\nexit 7\n```\n\n```bash\necho more\n```\n'));
  expect(text).toMatch(/^1 · .*: nothing expected, exit code 7\n2 · .*: not run, the session/m);
  expect(code).toBe(1);
});

test('background programs end with the session', async () => {
  const {text} = await run(page('```bash\nsleep 301 & echo pid=$!\n```\n'));
  const pid = /pid=(\d+)/.exec(text)?.[1] ?? '';
  expect(pid).not.toBe('');
  const state = () => {
    try {
      return execFileSync('ps', ['-o', 'stat=', '-p', pid], {encoding: 'utf8'}).trim();
    } catch {
      return 'gone';
    }
  };
  await expect.poll(state).toMatch(/gone|^Z/);
});

test.each([
  [[], 'PAGE', 'Usage: npm run walk -- PAGE'],
  [[FIXTURE, 'b'], 'PAGE: ', 'fixture.mdx b"', 'Usage: '],
  [[FIXTURE, '--sets'], "'--sets'", '[--set NAME=value]'],
  [[FIXTURE, '--set', 'NAME'], '--set NAME: ', 'NAME=value'],
  [[FIXTURE, '--set', 'NAMES=Ada'], '--set NAMES: ', PAGE],
  [[FIXTURE, '--with'], '--with ', 'Usage: '],
  [[FIXTURE, '--steps', '4-2'], '--steps 4-2: ', '3-7'],
  [[FIXTURE, ...ALL_VALUES, '--steps', '9-12'], PAGE, '9-12', '1 (line 8), 2 (line 15)'],
  [
    [FIXTURE],
    `${PAGE}:15: "NAME"`,
    `${PAGE}:24: "second word"`,
    "\nFix: add --set 'NAME=…' --set 'second word=…'",
  ],
  [['/operators/faq/'], '"/operators/faq/"', '\nNearest: '],
  [['docs/operators/faq.mdx'], '"docs/operators/faq.mdx"', '\nNearest: '],
  [['/guides/support/glossary/'], 'docs/guides/support/glossary.mdx', 'Steps: none'],
])('%j is rejected', async (args: string[], ...parts: string[]) => {
  const error: unknown = await run(...args).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect((error as Error).message).toMatch(containingAll(...parts));
});

test.each(['/operators/faqs/', 'operators/faqs', 'docs/operators/faqs.mdx'])(
  'a page can be specified as %s',
  async (name) => {
    await expect(run(name, '--steps', '0')).rejects.toThrow('not in docs/operators/faqs.mdx');
  },
);

test('an invalid argument results in exit code 2', () => {
  const tsx = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');
  const {status, stdout} = spawnSync(process.execPath, [tsx, SCRIPT, 'walk'], {encoding: 'utf8'});
  expect(stdout).toMatch(/^\[walk\] PAGE: /);
  expect(status).toBe(2);
});
