import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildFactBase} from '../../data/load';
import {citedByData, citedByPage, citedBySpec, type Citations} from './readCitations';
import {readRecord, RECORD, writeRecord} from './record';
import {recordSources} from './recordSources';

const noCitations = (): Citations => ({citations: [], faults: []});

describe('citedByPage', () => {
  test('returns every path at every commit', () => {
    const text =
      '# A\n\n## Sources\n\n- a/b, 1234abcd and tag v1.2.3, 2026-07-21: `x/one.go`, `x/`.\n';
    expect(citedByPage('p.mdx', text, noCitations())).toEqual({
      citations: ['1234abcd', 'v1.2.3'].flatMap((at) =>
        ['x/one.go', 'x'].map((cited) => ({
          location: 'p.mdx:5',
          repository: 'a/b',
          at,
          path: cited,
        })),
      ),
      faults: [],
    });
  });

  test.each([
    ['babylon, `x/one.go`, at v1.2.3', 'without a repository'],
    ['a/b: `x/one.go`', 'without a commit or tag'],
    ['a/b, v1.2.3, `x/one.go`', 'a path before the colon'],
  ])('%s is reported as %s', (item, message) => {
    expect(
      citedByPage('p.mdx', `## Sources\n\n- ${item}\n`, noCitations()).faults.join(),
    ).toContain(message);
  });

  test('ignores code that is not a path', () => {
    const text =
      '- `x/one.go`\n\n## Sources\n\n- A binary of tag v1.2.3, 2026-11-24: `admin dump`\n';
    expect(citedByPage('p.mdx', text, noCitations())).toEqual({citations: [], faults: []});
  });
});

describe('citedByData', () => {
  test('reads the repository and the version of each clause', () => {
    const source = {id: 'BBN', path: 'x/a.go (words), x/b; NET bbn-1 at 05db270; COV'};
    const {citations} = citedByData([{source}], noCitations());
    expect(citations.map((citation) => `${citation.repository} ${citation.path}`)).toEqual([
      'babylonlabs-io/babylon x/a.go',
      'babylonlabs-io/babylon x/b',
      'babylonlabs-io/networks bbn-1',
      'babylonlabs-io/covenant-emulator ',
    ]);
  });

  test('uses the ID of the citing object as the location', () => {
    const data = new Map([['t', {id: 't', source: {id: 'BBN', path: 'x/a'}}]]);
    expect(citedByData(data, noCitations()).citations).toMatchObject([{location: 'data/, "t"'}]);
  });

  test('includes the commit of a module', () => {
    const data = {source: {id: 'BBN', path: 'x/a'}, commit: 'a93eadc9e'};
    expect(citedByData(data, noCitations()).citations[0]).toMatchObject({
      at: 'a93eadc9e',
      path: '',
    });
  });

  test('reports a source that is not a path', () => {
    const {faults} = citedByData({id: 'BBN', path: 'tags of each'}, noCitations());
    expect(faults.join()).toContain('has the source "tags of each"');
  });
});

test('citedBySpec returns the commits that an API document cites', () => {
  const text = "info:\n  x-sources:\n    - source: a/b, tag v1.2.3\n      commit: '1234abcd'\n";
  expect(citedBySpec('s.yaml', text, noCitations()).citations).toEqual([
    {location: 's.yaml', repository: 'a/b', at: '1234abcd', path: ''},
  ]);
});

test('reading a written record returns the same record', () => {
  const record = {
    trees: [{repository: 'a/b', at: 'v1', seenIn: 'git 12', paths: ['x', 'y/z.go']}],
    unchecked: [{repository: 'c/d', at: 'v2', path: '', why: 'too large'}],
  };
  expect(readRecord(writeRecord(record))).toEqual(record);
});

describe('recordSources', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'record-sources-'));
  const clones = path.join(root, 'clones');
  const site = path.join(root, 'site');
  const page = path.join(site, 'docs/p.mdx');
  const base = buildFactBase(
    [],
    [
      {
        id: 't',
        title: 'T',
        columns: [],
        rows: [],
        source: {id: 'BBN', path: 'x/gone.go at v9.9.9'},
        asOf: '2026-11-24',
      },
    ],
  );

  beforeAll(() => {
    const clone = path.join(clones, 'a+b');
    for (const folder of ['docs', 'blog', 'data', 'api/specs']) {
      mkdirSync(path.join(site, folder), {recursive: true});
    }
    mkdirSync(path.join(clone, 'x'), {recursive: true});
    writeFileSync(path.join(clone, 'x/one.go'), '');
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', clone, ...args], {stdio: 'ignore'});
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one');
    git('tag', 'v1.2.3');
  });
  afterAll(() => rmSync(root, {recursive: true}));

  test('writes the paths that exist and reports those that do not', () => {
    writeFileSync(page, '## Sources\n\n- a/b, v1.2.3: `x/*.go`, `x/two.go`\n- c/d, v1.0: `e`\n');
    const lines: string[] = [];
    expect(recordSources(['--clones', clones], site, base, (line) => lines.push(line))).toBe(1);
    expect(lines.join('\n')).toContain('docs/p.mdx:3: a/b has no x/two.go at v1.2.3');
    expect(lines.join('\n')).toContain('docs/p.mdx:4: no clone has c/d at v1.0');
    expect(lines.join('\n')).toContain('data/, "t": no clone has babylonlabs-io/babylon');
    const [{paths} = {paths: []}] = readRecord(record()).trees;
    expect(paths).toEqual(['x/*.go']);
  });

  test('keeps the reason why a citation is unchecked', () => {
    writeFileSync(page, '## Sources\n\n- a/b, v1.2.3: `x`\n- c/d, v1.0: `e`\n');
    writeFileSync(
      path.join(site, RECORD),
      'unchecked c/d v1.0 e: not available\nunchecked babylonlabs-io/babylon v9.9.9 x/gone.go: neither\n',
    );
    expect(recordSources(['--clones', clones], site, base, () => undefined)).toBe(0);
    expect(readRecord(record()).unchecked.map(({why}) => why)).toEqual([
      'neither',
      'not available',
    ]);
  });

  test('keeps the records of a repository that is not cloned', () => {
    writeFileSync(page, '## Sources\n\n- a/b, v1.2.3: `x`\n- c/d, v1.0: `e`, `f`\n');
    writeFileSync(
      path.join(site, RECORD),
      'c/d v1.0 (git 12)\n  e\nunchecked babylonlabs-io/babylon v9.9.9 x/gone.go: neither\n',
    );
    const lines: string[] = [];
    expect(recordSources(['--clones', clones], site, base, (line) => lines.push(line))).toBe(1);
    expect(readRecord(record()).trees).toContainEqual(
      expect.objectContaining({repository: 'c/d', seenIn: 'git 12', paths: ['e']}),
    );
    expect(lines.join('\n')).toMatch(/unchecked c\/d v1\.0 f: why/);
  });

  test('requires --clones', () => {
    const lines: string[] = [];
    expect(recordSources([], site, base, (line) => lines.push(line))).toBe(1);
    expect(lines.join()).toContain('Usage:');
  });

  function record(): string {
    return readFileSync(path.join(site, RECORD), 'utf8');
  }
});
