import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PROJECT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

type Package = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Package;

/** Rooms whose code runs when the site is built or served; see "Rooms" in ARCHITECTURE.md. */
const ROOMS = [
  ...['suggest', 'search', 'config', 'calculators', 'data', 'api-client', 'markdown', 'finish'],
  ...['plugins', 'server', 'src'],
];

/** Names that the framework resolves itself, or that come with a package listed here. */
const GIVEN = /^(@docusaurus\/|@theme|@site|@generated|@page-data|react-router)|^tslib$/;

test('what the build and the server need is a dependency, not a development dependency', () => {
  const missing = ROOMS.flatMap(filesOf).flatMap((file) =>
    packagesIn(read(file))
      .filter((name) => !(name in dependencies) && (name in devDependencies || !GIVEN.test(name)))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every direct dependency says in ARCHITECTURE.md what it is for', () => {
  const table = read('ARCHITECTURE.md').split('## Dependencies')[1] ?? '';
  const named = table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name ?? '');
  const told = (name: string) =>
    named.some(
      (each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))),
    );
  // A row may shorten a name that has the same scope as the one before it: "-blog".
  const short = (name: string) =>
    named.some((each) => /^[-\w]+$/.test(each) && name.endsWith(each));
  const silent = Object.keys({...dependencies, ...devDependencies}).filter(
    (name) => !told(name) && !short(name),
  );
  expect(silent).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(path.join(PROJECT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(ts|tsx|mts)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/fixtures\/|\.d\.ts$/.test(file));
}

/** Packages that a module loads when it runs; types are gone by then. */
function packagesIn(code: string): string[] {
  const imports = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, still, late]) => still ?? late ?? '')
    .filter(
      (name) => !name.startsWith('node:') && !/^@(site|theme|page-data|generated)\b/.test(name),
    )
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
