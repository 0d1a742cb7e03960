/** Runs the steps of the weekly workflow, with bare repositories instead of GitHub and a fake `gh`. */
import {execFile} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {sources} from '../../data/sources';
import {Remotes} from './testing/Remotes';

type Step = {id?: string; run?: string; env?: Record<string, string>};
type Workflow = {jobs: {report: {steps: Step[]}}};

const PROJECT = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
const remotes = new Remotes(path.join(folder, 'remotes'));
const at = (name: string) => path.join(folder, name);
const text = readFileSync(path.join(PROJECT, '.github/workflows/outdated.yml'), 'utf8');
const [install, report, issue] = (parse(text) as Workflow).jobs.report.steps.filter(({run}) => run);

/** A fake `gh` that prints the open issues, and records each call and the issue body. */
const GH = `#!/bin/sh
echo "$*" >> "$RUNNER_TEMP/calls"
case "$*" in
  'issue list'*) cat "$RUNNER_TEMP/open" ;;
  *--body-file*) for last; do :; done; cp "$last" "$RUNNER_TEMP/body" ;;
esac
`;

beforeAll(() => {
  mkdirSync(at('bin'));
  writeFileSync(at('bin/gh'), GH);
  chmodSync(at('bin/gh'), 0o755);
  const {repository, commit} = sources.BBN;
  const file = 'x/epoching/client/cli/tx.go';
  remotes.commit(repository, '2026-01-01', {[file]: '1'}, commit);
  remotes.commit(repository, '2026-02-01', {[file]: '2'}, 'v99.0.0');
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/**
 * Runs a step as GitHub does.
 *
 * @returns what it prints to stderr
 * @throws Error if it fails
 */
async function run(
  step: Step | undefined,
  outputs: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = Object.entries(step?.env ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{\{ (\S+) \}\}/, (_, key: string) => outputs[key] ?? 'unset'),
  ]);
  const {stderr} = await promisify(execFile)('bash', ['-e', '-c', step?.run ?? ''], {
    cwd: PROJECT,
    env: {
      ...process.env,
      ...remotes.env,
      ...(Object.fromEntries(env) as Record<string, string>),
      HOME: folder,
      PATH: `${at('bin')}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: at('output'),
    },
  });
  return stderr;
}

async function issueStep(code: string, open: string) {
  rmSync(at('calls'), {force: true});
  writeFileSync(at('open'), open);
  expect(await run(issue, {'steps.outdated.outputs.code': code})).toBe('');
  const calls = readFileSync(at('calls'), 'utf8').trim().split('\n');
  return {calls, body: () => readFileSync(at('body'), 'utf8')};
}

test('the report lists the release, the changed paths and the pages that cite them', async () => {
  expect(install?.run).toBe('npm ci');
  expect(await run(report)).toBe('');
  expect(readFileSync(at('output'), 'utf8')).toBe('code=1\n');
  const body = readFileSync(at('outdated.md'), 'utf8');
  expect(body).toContain(`## ${sources.BBN.repository} ${sources.BBN.commit} → v99.0.0`);
  expect(body).toMatch(/- `x\/epoching\/client\/cli\/tx\.go`: \d+ pages?: .*\/babylon_cli\/tx\//);
  // The repositories of all other sources are missing in this test.
  expect(body).toContain(`**${sources.FP.repository}:**`);
});

test('the first report opens an issue', async () => {
  writeFileSync(at('outdated.md'), 'first');
  const {calls, body} = await issueStep('1', '');
  expect(calls.at(-1)).toMatch(/^issue create .*--label outdated/);
  expect(body()).toBe('first');
});

test('later reports update the issue, even if nothing is outdated anymore', async () => {
  for (const code of ['1', '0']) {
    writeFileSync(at('outdated.md'), code);
    const {calls, body} = await issueStep(code, '7\n');
    expect(calls.at(-1)).toMatch(/^issue edit 7 /);
    expect(body()).toBe(code);
  }
});

test('no issue is opened if nothing is outdated', async () => {
  const {calls} = await issueStep('0', '');
  expect(calls.at(-1)).toMatch(/^issue list /);
});
