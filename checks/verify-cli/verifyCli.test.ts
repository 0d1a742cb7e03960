import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir, userInfo} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {containingAll} from '../../config/testing/faultAt';
import {defineCli, type Cli} from '../../data/cli/schema';
import {verifyCli} from './verifyCli';

const folder = mkdtempSync(path.join(tmpdir(), 'fake-binary-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Writes a program that prints the help text for its arguments. */
function fakeBinary(name: string, helps: Readonly<Record<string, string>>): string {
  const cases = Object.entries(helps).map(
    ([words, help]) => `'${words}') cat <<'END'\n${help}\nEND\n;;`,
  );
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\nesac\n`);
  chmodSync(file, 0o755);
  return file;
}

const cobraHelps = {
  '--help': `A toy.

Usage:
  toyd [command]

Available Commands:
  completion  Generate the autocompletion script
  help        Help about any command
  run         Runs

Flags:
  -h, --help          help for toyd
      --home string   home folder (default "~/.toyd")`,
  'run --help': `Runs.

Usage:
  toyd run [flags]

Aliases:
  run, r

Flags:
      --fast            fast
  -h, --help            help for run
  -n, --number uint     a number (default 5)
      --voter account address or key name   a voter

Global Flags:
      --home string   home folder (default "~/.toyd")`,
};

const home = {name: 'home', type: 'string', default: '~/.toyd', meaning: 'Home.'} as const;
const fast = {name: 'fast', type: 'bool', default: 'false', meaning: 'Fast.'} as const;
const voter = {name: 'voter', type: 'address', default: '', meaning: 'Voter.'} as const;
const number = {
  name: 'number',
  shorthand: 'n',
  type: 'uint64',
  default: '5',
  meaning: 'A number.',
} as const;

/** Data that matches `cobraHelps`. */
const toyd: Cli = {
  binary: 'toyd',
  title: 'toyd',
  purpose: 'A toy.',
  framework: 'cobra',
  versions: 'v1',
  source: {id: 'BBN', path: 'cmd'},
  asOf: '2026-01-31',
  flagSets: {global: {title: 'Global', flags: [home]}},
  globalFlagSets: ['global'],
  commands: [
    {
      path: ['run'],
      aliases: ['r'],
      usage: 'run',
      purpose: 'Runs.',
      flags: [
        fast,
        number,
        voter,
        {...fast, name: 'gone', until: 'v1'},
        // Not a difference, because the program may be older than this flag.
        {...fast, name: 'new', since: 'v2'},
      ],
    },
  ],
};

async function verify(cli: Cli, args: string[]): Promise<{code: number; lines: string[]}> {
  const lines: string[] = [];
  const base = new Map([[cli.binary, defineCli(cli)]]);
  const code = await verifyCli(args, (line) => lines.push(line), base);
  return {code, lines};
}

test('data that matches the program has no differences', async () => {
  const file = fakeBinary('same', cobraHelps);
  expect(await verify(toyd, ['--bin', `toyd=${file}`])).toEqual({
    code: 0,
    lines: ['toyd: 0 differences'],
  });
});

test('an alias is ignored if another command has it, or if it equals the command name', async () => {
  const help = (name: string) => `${name}.

Usage:
  toyd ${name} [flags]

Aliases:
  ${name}, ${name}, r

Global Flags:
      --home string   home folder (default "~/.toyd")`;
  const file = fakeBinary('twice', {
    '--help': cobraHelps['--help'].replace('  run ', '  rush        Rushes\n  run '),
    'run --help': help('run'),
    'rush --help': help('rush'),
  });
  const commands = [
    {path: ['run'], aliases: ['r'], usage: 'run', purpose: 'Runs.'},
    {path: ['rush'], usage: 'rush', purpose: 'Rushes.'},
  ];
  expect(await verify({...toyd, commands}, [`--bin=toyd=${file}`])).toMatchObject({code: 0});
});

test('extra, missing and different commands and flags are reported', async () => {
  const file = fakeBinary('other', {
    ...cobraHelps,
    '--help': cobraHelps['--help'].replace('  run ', '  new         New\n  run '),
  });
  const flags = [
    {...number, shorthand: 'm', type: 'string', default: '6'} as const,
    {...fast, name: 'slow'},
    voter,
  ];
  const commands = [
    {path: ['run'], usage: 'run', purpose: 'Runs.', flags},
    {path: ['walk'], usage: 'walk', purpose: 'Walks.'},
  ];
  expect(await verify({...toyd, commands}, [`--bin=toyd=${file}`])).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^\+ toyd new: /),
      expect.stringMatching(/^- toyd walk: /),
      '~ toyd run: aliases are r, in the data none',
      expect.stringMatching(/^\+ toyd run --fast: /),
      '~ toyd run --number: shorthand is n, in the data m',
      '~ toyd run --number: type is uint, in the data string',
      '~ toyd run --number: default is 5, in the data 6',
      expect.stringMatching(/^- toyd run --slow: /),
      'toyd: 8 differences',
    ],
  });
});

test('a program built with urfave/cli can be compared', async () => {
  const file = fakeBinary('urfave', {
    '--help': `NAME:
   toyd - a toy

USAGE:
   toyd [global options] command [command options] [arguments...]

COMMANDS:
   help, h  Shows a list of commands or help for one command
   Tools:
     run, r  Runs

GLOBAL OPTIONS:
   --home value   home folder (default: "~/.toyd")
   --help, -h     show help
   --version, -v  print the version`,
    'run --help': `NAME:
   toyd run - Runs

USAGE:
   toyd run [command options] [arguments...]

CATEGORY:
   Tools

OPTIONS:
   --number value, -n value  a number (default: 5)
   --fast                    fast
   --extra value             more`,
  });
  const commands = [{...toyd.commands[0]!, flags: [fast, {...number, default: '6'}]}];
  const cli: Cli = {...toyd, framework: 'urfave', globalFlagSets: [], flags: [home], commands};
  expect(await verify(cli, ['--bin', `toyd=${file}`])).toEqual({
    code: 1,
    lines: [
      '~ toyd run --number: default is 5, in the data 6',
      expect.stringMatching(/^\+ toyd run --extra: /),
      'toyd: 2 differences',
    ],
  });
});

test('a home folder from the user database matches ~ in the data', async () => {
  const helps = Object.entries(cobraHelps).map(
    ([words, help]) => [words, help.replaceAll('~', userInfo().homedir)] as const,
  );
  const file = fakeBinary('users', Object.fromEntries(helps));
  for (const value of ['~/.toyd', '$HOME/.toyd', `${userInfo().homedir}/.toyd`]) {
    const flagSets = {global: {title: 'Global', flags: [{...home, default: value}]}};
    expect(await verify({...toyd, flagSets}, ['--bin', `toyd=${file}`])).toMatchObject({code: 0});
  }
  const flagSets = {global: {title: 'Global', flags: [{...home, default: '~/.toy'}]}};
  expect((await verify({...toyd, flagSets}, ['--bin', `toyd=${file}`])).lines).toContain(
    '~ toyd --home: default is ~/.toyd, in the data ~/.toy',
  );
});

test('a program built with go-flags can be compared', async () => {
  const gap = ' '.repeat(30);
  const file = fakeBinary('go-flags', {
    '--help': `Usage:
  toyd [OPTIONS]

Application Options:
      --home=                 Home folder
${gap}(default:
${gap}${userInfo().homedir}/.to-

${gap}yd)
  -n, --number=[5|7]          A number, see
${gap}--fast (default: 5)
      --fast                  Fast
      --extra=                More

rpc:
      --rpc.host=             A key of the
${gap}configuration

Help Options:
  -h, --help                  Show this help message`,
  });
  const flags = [home, {...fast, type: 'string'} as const, {...number, default: '6'}];
  const cli: Cli = {...toyd, framework: 'go-flags', globalFlagSets: [], flags, commands: []};
  expect(await verify(cli, ['--bin', `toyd=${file}`])).toEqual({
    code: 1,
    lines: [
      '~ toyd --number: default is 5, in the data 6',
      '~ toyd --fast: type is bool, in the data string',
      expect.stringMatching(/^\+ toyd --extra: /),
      'toyd: 3 differences',
    ],
  });
});

test.each([
  [[], 'No binary'],
  [['--bin', 'toyd'], '--bin toyd: ', '""'],
  [['--bin', 'toy=/x'], '--bin toy=/x: ', '"toy"', 'Valid names: toyd.'],
  [['--bin', 'toyd='], '--bin toyd=: ', 'path'],
  [['--binary'], "'--binary'"],
])('%j is rejected', async (args: string[], ...parts: string[]) => {
  const {code, lines} = await verify(toyd, args);
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(
    containingAll(...parts, 'Usage: npm run verify:cli -- --bin NAME=PATH'),
  );
});

test('a program that does not start or prints no help is reported', async () => {
  const missing = await verify(toyd, ['--bin', `toyd=${folder}/none`]);
  expect(missing.code).toBe(1);
  expect(missing.lines.join('\n')).toMatch(/none --help: .*ENOENT\.\nFix: /);
  const silent = await verify(toyd, ['--bin', `toyd=${fakeBinary('silent', {})}`]);
  expect(silent.lines.join('\n')).toMatch(/silent\S* --help: .*\nFix: /);
});

test('--write writes new flags, defaults and shorthands into the data, and prints the diff', async () => {
  const data = path.join(folder, 'data');
  mkdirSync(path.join(data, 'toyd'), {recursive: true});
  const source = path.join(data, 'toyd/index.ts');
  const text = `const tx = [{name: 'note', type: 'string', default: '', meaning: 'A note.'}];
export default {
  binary: 'toyd',
  flagSets: {
    global: {flags: [{name: 'home', type: 'string', default: '~/.toyd', meaning: 'Home.'}]},
    tx: {flags: tx},
  },
  commands: [
    {path: ['run'], flagSets: ['tx'], flags: [{name: 'number', type: 'uint64', default: '6', meaning: 'N.'}]},
    {path: ['walk'], flagSets: ['tx']},
  ],
};
`;
  writeFileSync(source, text);
  execFileSync('git', ['init', '--quiet', data]);
  execFileSync('git', ['-C', data, 'add', '.']);
  const help = (name: string, flags: string) =>
    `It ${name}s.\n\nUsage:\n  toyd ${name}\n\nFlags:\n${flags}      --note string   a note\n      --tip uint   a tip (default 2)\n\nGlobal Flags:\n      --home string   home folder (default "~/.toy")`;
  const file = fakeBinary('write', {
    '--help': `A toy.\n\nUsage:\n  toyd [command]\n\nAvailable Commands:\n  run   Runs\n  walk   Walks\n\nFlags:\n      --home string   home folder (default "~/.toy")`,
    'run --help': help('run', '  -n, --number uint   a number (default 5)\n'),
    'walk --help': help('walk', '      --slow   walks slowly\n'),
  });
  const note = {name: 'note', type: 'string', default: '', meaning: 'A note.'} as const;
  const known = {name: 'number', type: 'uint64', default: '6', meaning: 'N.'} as const;
  const cli: Cli = {
    ...toyd,
    flagSets: {...toyd.flagSets, tx: {title: 'Tx', flags: [note]}},
    commands: [
      {path: ['run'], usage: 'run', purpose: 'Runs.', flagSets: ['tx'], flags: [known]},
      {path: ['walk'], usage: 'walk', purpose: 'Walks.', flagSets: ['tx']},
    ],
  };
  const lines: string[] = [];
  const base = new Map([['toyd', cli]]);
  const args = ['--bin', `toyd=${file}`, '--write'];
  expect(await verifyCli(args, (line) => lines.push(line), base, data)).toBe(1);
  const {default: written} = (await import(source)) as {default: Record<string, unknown>};
  const tip = {name: 'tip', type: 'uint', default: '2', meaning: ''};
  expect(written).toEqual({
    binary: 'toyd',
    flagSets: {
      global: {flags: [{...home, default: '~/.toy'}]},
      tx: {flags: [tip, note]},
    },
    commands: [
      {path: ['run'], flagSets: ['tx'], flags: [{...known, default: '5', shorthand: 'n'}]},
      {
        path: ['walk'],
        flagSets: ['tx'],
        flags: [{name: 'slow', type: 'bool', default: 'false', meaning: ''}],
      },
    ],
  });
  const printed = lines.join('\n');
  expect(printed).toContain('tx --tip: write its meaning. The program says: a tip (default 2)');
  expect(printed).toMatch(/^\+.*"slow"/m);
});
