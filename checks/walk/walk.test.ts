import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {telling} from '../../suggest/testing/faultAt';
import {startBash} from './bashSession';
import {walk, type WalkRecord} from './walk';

const folder = mkdtempSync(path.join(tmpdir(), 'walk-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const FIXTURE = path.join(__dirname, 'fixture.mdx');
const PAGE = 'checks/walk/fixture.mdx';
const SCRIPT = path.join(__dirname, 'main.ts');
const ALL = ['--set', 'NAME=Ada', '--set', 'second word=there'];

async function run(...args: string[]): Promise<{code: number; text: string}> {
  let text = '';
  const code = await walk(args, (more) => (text += more), folder);
  return {code, text};
}

function page(text: string): string {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  return file;
}

test('a page is walked in one session, with input that is no terminal', async () => {
  const record = path.join(folder, 'record.json');
  const tsx = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');
  const child = spawn(
    process.execPath,
    [tsx, SCRIPT, FIXTURE, ...ALL, '--with', 'bash 5', '--record', record],
    {cwd: folder, stdio: ['pipe', 'pipe', 'pipe']},
  );
  let text = '';
  child.stdout.on('data', (more) => (text += more));
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
    // Bash shows the question of `read` only on a terminal.
    [4, 24, 0, 'hi there\n', 'differs'],
    [5, 31, 0, 'first\nhash 00ff00ff00ff\nlast\n', 'same'],
    [6, 43, 3, 'other\n', 'differs'],
    [7, 50, undefined, undefined, 'names a public network: https://rpc.example.org'],
    [8, 54, undefined, undefined, 'names a public network: https://rpc.example.org/status'],
    [9, 60, 0, '', 'nothing expected'],
  ]);
  expect(steps[1]).toMatchObject({
    command: 'echo "$GREETING, Ada, height 17"',
    expected: 'hello, Ada, height 4242',
  });
  expect(text).toContain('exit code 3, differs\nThe page says:\nthing\n');
  expect(text).toMatch(/session: 1 programs/);
  expect(text).toMatch(/^3 .*, 2 differ, 2 .*\(0 failed\), 2 not run\nRecord: /m);
  expect(code).toBe(1);
});

test('part of a page needs the values of that part alone, and goes to the default record', async () => {
  const {code, text} = await run(FIXTURE, '--steps=5');
  expect(code).toBe(0);
  expect(text).toMatch(
    /^1 .*, 0 differ.*\nRecord: .*\/test-results\/walk\/checks-walk-fixture-[\dT-]+Z\.json\n/m,
  );
});

test('a public network is asked when told so', async () => {
  const file = page('```bash\necho https://rpc.example.org\n```\n');
  expect((await run(file)).text).toContain('not run: names a public network');
  const {code, text} = await run(file, '--allow-public');
  expect(text).not.toContain('not run:');
  expect(code).toBe(0);
});

test('a step that ends the session leaves the others not run', async () => {
  const {code, text} = await run(page('```bash\nexit 7\n```\n\n```bash\necho more\n```\n'));
  expect(text).toContain('exit code 7, nothing expected');
  expect(text).toContain('not run: step 1 ended the session');
  expect(code).toBe(1);
});

test('what still runs when the session ends is ended', async () => {
  const bash = startBash(folder);
  let pid = '';
  await bash.run('sleep 301 & echo $!', (text) => (pid += text));
  expect(await bash.end()).toBe(1);
  const state = () => {
    try {
      return execFileSync('ps', ['-o', 'stat=', '-p', pid.trim()], {encoding: 'utf8'}).trim();
    } catch {
      return 'gone';
    }
  };
  await expect.poll(state).toMatch(/gone|^Z/);
});

test.each([
  [[], 'No page', 'Usage: npm run walk -- PAGE'],
  [[FIXTURE, 'b'], '"b"', 'Usage: '],
  [[FIXTURE, '--sets'], "'--sets'", '[--set NAME=value]'],
  [[FIXTURE, '--set', 'NAME'], '--set NAME: ', 'NAME=value'],
  [[FIXTURE, '--with'], '--with ', 'Usage: '],
  [[FIXTURE, '--steps', '4-2'], '--steps 4-2: ', ' 3-7 '],
  [[FIXTURE, ...ALL, '--steps', '9-12'], PAGE, ' 9 steps', '9-12', '1 (line 8), 2 (line 15)'],
  [
    [FIXTURE],
    `${PAGE}:15: "NAME"`,
    `${PAGE}:24: "second word"`,
    "\nFix: add --set 'NAME=…' --set 'second word=…'",
  ],
  [[FIXTURE, '--set', 'NAMES=x'], PAGE, '"NAMES"', 'Nearest: NAME, second word.', '\nFix: '],
  [['/operators/faq/'], '"/operators/faq/"', '\nNearest: '],
  [['docs/operators/faq.mdx'], '"docs/operators/faq.mdx"', '\nNearest: '],
  [['/guides/support/glossary/'], 'docs/guides/support/glossary.mdx ', 'bash, sh, console'],
])('%j is wrong', async (args: string[], ...told: string[]) => {
  const {code, text} = await run(...args);
  expect(text).toMatch(/^\[walk\] /m);
  expect(text).toMatch(telling(...told));
  expect(text).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});
