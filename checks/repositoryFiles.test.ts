/** Checks that the license, the GitHub files and the editor settings agree with the rest of the repository. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

type Step = {id?: string; uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {
  needs?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: {matrix: {node: string[]}};
  steps: Step[];
};
type Workflow = {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
};
type Form = {body: {id: string; validations?: {required?: boolean}}[]};
type Package = {
  license: string;
  engines: {node: string};
  scripts: Record<string, string>;
  prettier: {printWidth: number};
};

const PROJECT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');
const packageJson = JSON.parse(read('package.json')) as Package;
/** The oldest version in each Node.js range that `engines` allows. */
const oldestNodeVersions = packageJson.engines.node
  .split('||')
  .map((range) => range.replace(/[^\d.]/g, ''));

test('LICENSE is the unchanged text of the license that package.json specifies', () => {
  expect(packageJson.license).toBe('Apache-2.0');
  // https://www.apache.org/licenses/LICENSE-2.0.txt
  expect(createHash('sha256').update(read('LICENSE')).digest('hex')).toBe(
    'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30',
  );
});

describe.each(readdirSync(path.join(PROJECT, '.github/workflows')))('workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test('may only read the repository, except where a job deploys or reports', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(workflow.concurrency).toBeDefined();
    for (const [name, {permissions = {}, steps: own}] of jobs) {
      const deploys = own.some(({uses}) => uses?.startsWith('actions/deploy-pages@'));
      const reports = own.some(({run}) => run?.includes('gh issue '));
      const writable = Object.keys(permissions).filter((scope) => permissions[scope] === 'write');
      const expected = deploys ? ['pages', 'id-token'] : reports ? ['issues'] : [];
      expect(writable, name).toEqual(expected);
    }
  });

  test('gives its jobs a timeout, and refers only to jobs and steps that exist', () => {
    for (const [name, job] of jobs) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
      if (job.needs) expect(Object.keys(workflow.jobs)).toContain(job.needs);
    }
    const ids = [...text.matchAll(/steps\.([\w-]+)\./g)].map(([, id]) => id);
    expect(steps.map(({id}) => id)).toEqual(expect.arrayContaining(ids));
  });

  test('pins its actions, and fetches the full history', () => {
    for (const {uses} of steps)
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({'fetch-depth': 0});
  });

  test('runs only npm commands that exist', () => {
    const lines = steps.flatMap(({run = ''}) => run.split('\n')).join('\n');
    const scripts = [...lines.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, script]) => script);
    expect([...Object.keys(packageJson.scripts), 'ci']).toEqual(expect.arrayContaining(scripts));
    expect(scripts).toContain('ci');
  });
});

test('CI runs the README’s commands on the oldest supported Node.js versions and on the image’s version', () => {
  const {jobs} = parse(read('.github/workflows/test.yml')) as Workflow;
  const versions = jobs.test?.strategy?.matrix.node ?? [];
  const image = /FROM node:(\d+)/.exec(read('deploy/Dockerfile'))?.[1];
  expect(versions).toEqual(expect.arrayContaining(oldestNodeVersions));
  expect(versions.map((version) => version.split('.')[0])).toContain(image);
  const runs = jobs.test?.steps.map(({run}) => run).join('\n');
  for (const command of ['npm ci', 'npm test', 'npm start']) {
    expect(runs).toContain(command);
    expect(read('README.md')).toContain(command);
  }
});

test('the deploy workflow uploads the build, including security.txt', () => {
  const {jobs} = parse(read('.github/workflows/deploy.yml')) as Workflow;
  const upload = jobs.build?.steps.find(({uses}) => uses?.includes('upload-pages-artifact'));
  expect(upload?.with).toEqual({path: 'build', 'include-hidden-files': true});
});

test('the issue form requires the page and the source', () => {
  const {body} = parse(read('.github/ISSUE_TEMPLATE/page.yml')) as Form;
  const required = body.filter(({validations}) => validations?.required).map(({id}) => id);
  expect(required).toEqual(expect.arrayContaining(['page', 'source']));
  expect(read('.github/pull_request_template.md')).toMatch(/\*\*Pages:\*\*[^]*\*\*Source:\*\*/);
});

test('Dependabot checks folders that have a manifest, and CODEOWNERS lists folders that exist', () => {
  const {updates} = parse(read('.github/dependabot.yml')) as {
    updates: {'package-ecosystem': string; directory: string}[];
  };
  const manifests: Record<string, string> = {
    npm: 'package.json',
    'github-actions': '.github/workflows',
    docker: 'Dockerfile',
  };
  for (const {'package-ecosystem': kind, directory} of updates) {
    expect(existsSync(path.join(PROJECT, directory, manifests[kind] ?? 'unknown')), kind).toBe(
      true,
    );
  }
  for (const [, folder] of read('.github/CODEOWNERS').matchAll(/^(\/\S+)/gm)) {
    expect(existsSync(path.join(PROJECT, folder ?? '')), folder).toBe(true);
  }
});

test('editors indent and break lines as Prettier does', () => {
  const lines = read('.editorconfig').split('\n');
  // .editorconfig repeats Prettier's defaults, so package.json must not change them.
  expect(packageJson.prettier).not.toHaveProperty('tabWidth');
  expect(packageJson.prettier).not.toHaveProperty('useTabs');
  expect(packageJson.prettier).not.toHaveProperty('endOfLine');
  expect(lines).toEqual(
    expect.arrayContaining([
      'indent_style = space',
      'indent_size = 2',
      'end_of_line = lf',
      `max_line_length = ${packageJson.prettier.printWidth}`,
    ]),
  );
});
