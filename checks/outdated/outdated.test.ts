import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {buildFactBase} from '../../data/load';
import {RECORD_FILE, type NewerVersion} from '../../data/newerVersions';
import {sources} from '../../data/sources';
import {RECORD} from '../cited-paths/record';
import {InputError} from '../readOptions';
import {newestRelease} from './compareRepository';
import {documentedSources, outdated, type Report} from './outdated';
import {markdownReport} from './reports';
import {Remotes} from './testing/Remotes';

const folder = mkdtempSync(path.join(tmpdir(), 'outdated-'));
const remotes = new Remotes(path.join(folder, 'remotes'));
const root = path.join(folder, 'project');
const {BBN, FP, COV, VIG, NET, FORUM} = sources;

const base = buildFactBase(
  [
    {
      group: 'g',
      title: 'G',
      source: {id: 'BBN', path: 'own/one.go; BBN own/two.go at v0.1.0'},
      asOf: '2026-01-01',
      facts: {
        fee: {label: 'Fee', value: 1, unit: 'ubbn', meaning: 'The fee.'},
        gas: {
          label: 'Gas',
          value: 1,
          unit: 'gas',
          meaning: 'The gas.',
          source: {id: 'BBN', path: 'own/same.go'},
        },
      },
    },
  ],
  [],
);

const page = (body: string) => `---\ntitle: A\n---\n\n${body}\n`;
const FILES = {
  'docs/a/cites.mdx': page(
    `## Sources\n\n- babylonlabs-io/babylon, tag ${BBN.commit}, 2026-01-01: \`own/one.go\`, \`own/gone.go\`, \`own/folder\`, \`own/same.go\``,
  ),
  'docs/a/shows.mdx': page('The fee is <Fact id="g.fee" />.'),
  'docs/a/draws.mdx': page('<Figure name="drawing" />\n\n<Fact id="g.gas" />'),
  'figures/drawing.svg': '<svg>{{fact:g.fee}}</svg>',
  'data/config/none.ts': '',
};

/** Writes a project and four repositories: with new commits, without any, with a moved tag, and rewritten. */
beforeAll(() => {
  for (const [name, value] of Object.entries(remotes.env)) vi.stubEnv(name, value);
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  const before = {'own/one.go': '1', 'own/two.go': '1', 'own/gone.go': '1', 'own/same.go': '1'};
  remotes.commit(BBN.repository, '2025-01-01', {'own/two.go': '0'}, 'v0.1.0');
  remotes.commit(BBN.repository, '2026-01-01', {...before, 'own/folder/a.go': '1'}, BBN.commit);
  const after = {'own/one.go': '2', 'own/two.go': '2', 'own/gone.go': null, 'own/folder/b.go': '1'};
  remotes.commit(BBN.repository, '2026-02-01', after, 'v99.0.0');
  remotes.commit(BBN.repository, '2026-03-01', {'own/one.go': '3'}, 'v99.1.0-rc.1');
  remotes.commit(FP.repository, '2026-01-01', {'a.go': '1'}, FP.commit);
  remotes.commit(VIG.repository, '2026-01-01', {'a.go': '1'}, VIG.commit);
  remotes.commit(NET.repository, '2026-01-01', {'a.go': '1'});
  writeFileSync(
    path.join(root, RECORD),
    `${VIG.repository} ${VIG.commit} (git 0123456789abcdef)\n`,
  );
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true, force: true});
});

async function run(...args: string[]): Promise<{code: number; text: string}> {
  const lines: string[] = [];
  const cache = path.join(folder, 'cache');
  const code = await outdated([...args, '--cache', cache], root, base, (line) => lines.push(line), {
    BBN,
    FP,
    COV,
    VIG,
    NET,
    FORUM,
  });
  return {code, text: lines.join('\n')};
}

test('paths changed since the documented release are reported, with the pages and data that cite them', async () => {
  const {code, text} = await run('--json', '--repository', BBN.repository);
  const [report] = (JSON.parse(text) as Report).repositories;
  expect(code).toBe(1);
  expect(report).toMatchObject({
    documented: {at: BBN.commit, date: '2026-01-01'},
    release: 'v99.0.0',
    newest: {at: 'v99.0.0', date: '2026-02-01'},
    days: 31,
    problems: [
      expect.stringMatching(
        /^Cited versions not compared, because they are older or unknown: v0\.1\.0/,
      ),
    ],
  });
  expect(report?.changes).toEqual([
    {
      path: 'own/one.go',
      status: 'changed',
      pages: ['/a/cites/', '/a/draws/', '/a/shows/'],
      data: ['fact g.fee'],
    },
    {path: 'own/folder', status: 'changed', pages: ['/a/cites/'], data: []},
    {path: 'own/gone.go', status: 'deleted', pages: ['/a/cites/'], data: []},
  ]);
});

test('each problem with a repository takes one line, and the other repositories are still compared', async () => {
  const {code, text} = await run();
  expect(code).toBe(1);
  const [, first] = text.split('\n');
  expect(first).toMatch(new RegExp(`^${BBN.repository} .* v99.0.0 .* 31 +3 of \\d+ +3$`));
  const problem = (repository: string) =>
    text.split('\n').find((line) => line.startsWith(`! ${repository}: `));
  expect(problem(FP.repository)).toBeUndefined();
  expect(problem(COV.repository)).toMatch(/does not (appear to be a git repository|exist)/);
  expect(problem(VIG.repository)).toMatch(`${VIG.commit} was moved from 01234567 to `);
  expect(problem(NET.repository)).toContain(`lacks ${NET.commit}`);
  expect(text).toContain(`- ${FORUM.name}, last read on ${FORUM.date}`);
});

test('a second run fetches new commits into the existing clone', async () => {
  remotes.commit(BBN.repository, '2026-04-01', {'own/same.go': '2'}, 'v99.2.0');
  const {text} = await run('--repository', BBN.repository);
  expect(text).toContain('→ v99.2.0');
  expect(text).toContain('own/same.go: 2 pages');
});

test('a recorded version keeps the date on which it was first noticed', async () => {
  const file = path.join(root, RECORD_FILE);
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as NewerVersion[];
  await run('--record');
  const [entry] = read();
  expect(read()).toHaveLength(1);
  expect(entry).toMatchObject({
    version: 'babylond v99.2.0',
    pages: ['/a/cites/', '/a/draws/', '/a/shows/'],
  });
  writeFileSync(file, JSON.stringify([{...entry, noticed: '2026-04-02'}]));
  await run('--record');
  expect(read()[0]?.noticed).toBe('2026-04-02');
});

test('the error for an unknown repository lists the valid ones', async () => {
  await expect(run('--repository', 'a/b')).rejects.toThrow(InputError);
  await expect(run('--repository', 'a/b')).rejects.toThrow(BBN.repository);
});

test.each([
  [['v1.9.0', 'v1.10.0', 'v1.11.0-rc.1', 'x/v2.0.0'], '', 'v1.10.0'],
  [['v0.38.22', 'v1.0.0'], 'v0.38.', 'v0.38.22'],
  [['nightly'], '', undefined],
])('the newest release of %j in the series "%s" is %s', (tags, series, newest) => {
  expect(newestRelease(tags, series)).toBe(newest);
});

test('each source repository is compared once, starting at its newest documented version', () => {
  const documented = documentedSources(sources);
  expect(new Set(documented.map(({repository}) => repository)).size).toBe(documented.length);
  expect(documented).toContainEqual(expect.objectContaining({name: BBN.name, at: BBN.commit}));
});

test('a long report is truncated to the length that GitHub allows, and says so', () => {
  const change = {path: 'x/'.repeat(50), status: 'changed', pages: ['/a/'], data: []} as const;
  const text = markdownReport({
    date: '2026-01-01',
    repositories: [
      {
        name: 'a',
        repository: 'a/b',
        documented: {at: 'v1.0.0', date: '2026-01-01'},
        newest: {at: 'v1.1.0', date: '2026-02-01'},
        changes: Array.from({length: 1000}, () => change),
        problems: [],
      },
    ],
    others: [],
  });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('The rest is cut off');
  expect(text).toContain('CONTRIBUTING.md');
});
