import {spawn} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BROKEN} from './broken';
import {components} from './components.mjs';
import {anyScript, plainScript, typed} from './language.mjs';
import {MAY_NOT_IMPORT} from './rooms.mjs';

const PROJECT = path.resolve(__dirname, '../..');

/** Each list of rules with their number, and the file that breaks all of them. */
const LISTS: readonly [file: keyof typeof BROKEN, rules: object, count: number][] = [
  ['Component.tsx', components, 33],
  ['script.ts', anyScript, 44],
  ['plain.mjs', plainScript, 16],
  ['types.ts', typed, 42],
];

/** For each room, an import of every room that it may not import from, in both ways to write it. */
const FORBIDDEN = Object.entries(MAY_NOT_IMPORT).map(([room, others]): [string, string[]] => [
  room,
  [...others.split('|'), ...(room === 'src' ? ['plugins'] : [])].flatMap((other) => [
    `import '../../${other}/some/file';`,
    `import '@site/${other}/some/file';`,
  ]),
]);

const FILES: Readonly<Record<string, string>> = {
  ...BROKEN,
  ...Object.fromEntries(
    FORBIDDEN.flatMap(([room, imports]) => [
      [`${room}/folder/some.ts`, imports.join('\n')],
      [`${room}/folder/some.test.ts`, imports.join('\n')],
    ]),
  ),
  'src/client.ts':
    "import '../plugins/some/client/file';\nimport '@site/plugins/some/client/file';",
  'src/plugin.ts': "import '../plugins/some';\nimport '@site/plugins/some';",
};

type Finding = {code: string; filename: string};

let found: readonly Finding[];

/** Asks the linter once, with our configuration, about a project that has these files only. */
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const file of ['oxlint.config.mjs', 'checks/lint', 'tsconfig.json']) {
    cpSync(path.join(PROJECT, file), path.join(folder, file), {recursive: true});
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  const options = ['-c', 'oxlint.config.mjs', '-f', 'json', ...Object.keys(FILES)];
  const linter = spawn('node_modules/.bin/oxlint', options, {cwd: folder});
  const printed = await text(linter.stdout);
  rmSync(folder, {recursive: true});
  found = (JSON.parse(printed) as {diagnostics: Finding[]}).diagnostics;
});

/** The rules that the linter finds broken in a file, once for each place. */
function brokenIn(file: string): string[] {
  return found
    .filter(({filename}) => filename === file)
    .map(({code}) => code.replace(/^[^(]*\(|\)$/g, ''));
}

test.each(LISTS)('the linter keeps every rule that %s breaks', (file, rules, count) => {
  const broken = brokenIn(file);
  const names = Object.keys(rules).map((rule) => rule.replace(/^.*\//, ''));
  expect(names).toHaveLength(count);
  expect(names.filter((name) => !broken.includes(name))).toEqual([]);
});

describe('a room imports from none that comes after it', () => {
  test.each(FORBIDDEN)('%s', (room, imports) => {
    const broken = imports.map(() => 'no-restricted-imports');
    expect(brokenIn(`${room}/folder/some.ts`)).toEqual(broken);
    expect(brokenIn(`${room}/folder/some.test.ts`)).toEqual([]);
  });

  test('but the browser takes from a plugin what is for the browser', () => {
    expect(brokenIn('src/client.ts')).toEqual([]);
    expect(brokenIn('src/plugin.ts')).toHaveLength(2);
  });
});
