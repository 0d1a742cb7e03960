import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, test} from 'vitest';
import {BROWSER, SERVER, WRITING} from './textPackages';

const PROJECT = path.resolve(__dirname, '../..');
const namesOf = (groups: typeof WRITING) => groups.flatMap(({packages}) => packages);

let traced: string[] = [];

beforeAll(async () => {
  const script = path.join(__dirname, 'traceText.ts');
  const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: PROJECT,
    env: {...process.env, NODE_ENV: 'production'},
  });
  traced = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
}, 600_000);

describe('the packages that touch the text of a page are few and named', () => {
  test('none that runs on a page while it is written is without a name and a reason', () => {
    expect(traced.length).toBeGreaterThan(50);
    const known = namesOf(WRITING);
    const unknown = traced.filter((name) => !known.includes(name));
    expect(unknown, 'Name each with its reason in checks/dependencies/textPackages.ts').toEqual([]);
  });

  test('none is named that no longer runs', () => {
    expect(namesOf(WRITING).filter((name) => !traced.includes(name))).toEqual([]);
  });

  test.each(Object.entries({WRITING, SERVER, BROWSER}))('%s names each once', (_, groups) => {
    const names = namesOf(groups);
    expect(names).toEqual([...new Set(names)]);
  });
});
