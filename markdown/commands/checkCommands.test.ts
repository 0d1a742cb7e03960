// Misspelled on purpose.
// cspell:ignore babylonconfig delegat tset statu
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {checkCommands, checkCommandsInPage, checkCommandsInText} from './checkCommands';

function check(code: string): Error[] {
  return checkCommands(code, 'bash', 'docs/a.mdx', 10);
}

test.each([
  'babylond tx epoching delegate VALIDATOR 1000000ubbn --from KEY -y --gas auto',
  'babylond q btcstaking params --output=json -o json',
  'babylond --home /x status',
  'babylond keys show alice -a --keyring-backend "$BACKEND"',
  'babylond query <module> params',
  'babylond tx wasm store x.wasm --gas auto',
  'babylond keys --help',
  '/usr/local/bin/babylond version | jq .',
  'sudo systemctl restart babylond',
  'stakercli daemon stake -staking-amount 1 --staker-address bc1q',
  'stakerd --babylonconfig.key=x',
  'eotsd keys add alice --home ~/.eotsd',
  'X=1 ./run.sh --whatever',
  '$MY_TOOL --x',
])('%s is valid', (code) => {
  expect(check(code)).toEqual([]);
});

test.each<[string, string, number, ...string[]]>([
  [
    'babylond tx epoching delegat a 1ubbn',
    'command',
    10,
    '"babylond tx epoching"',
    '"delegat"',
    'Nearest: delegate, redelegate, unbond.',
  ],
  [
    'true\nbabylond status --nod x',
    'flag',
    11,
    '"babylond status"',
    '--nod.',
    'Nearest: --node, --home, --trace.',
  ],
  ['babylond status --node --output json', 'no-value', 10, '--node', 'string', 'tcp://host:port'],
  [
    'babylond keys list --keyring-backend tset',
    'value',
    10,
    '--keyring-backend tset',
    'Nearest: test, os, file, pass, kwallet, memory.',
  ],
  ['babylon status', 'program', 10, '"babylon"', 'babylond, amtool, base64', 'data/cli/others.ts'],
  ['babylond status now', 'argument', 10, '"babylond status"', '"now"', 'Usage: status'],
  [
    'babylond start --x-crisis-skip-assert-invariants',
    'flag-gone',
    10,
    '--x-crisis-skip-assert-invariants',
    'v2',
  ],
  [
    'babylond tx staking delegate a 1ubbn',
    'command-gone',
    10,
    '"babylond tx staking"',
    'v1',
    'tx epoching',
  ],
  ['true\necho "open', 'open', 11, '"'],
])('%s is reported', (code, rule, line, ...values) => {
  expect(check(code)).toEqual([faultAt(`commands/${rule}`, `docs/a.mdx:${line}`, ...values)]);
});

test('only shell blocks are checked, including indented ones, and faults contain the line in the page', () => {
  const page = [
    '```json',
    'babylon x',
    '```',
    '1. Step',
    '   ```console',
    '   $ babylond statu',
    '   babylon output',
    '   ```',
  ].join('\n');
  expect(checkCommandsInPage(page, 'a.mdx')).toEqual([
    faultAt('commands/command', 'a.mdx:6', '"babylond"', '"statu"', 'Nearest: status'),
  ]);
});

test.each([
  'Run `babylond status` and `babylond keys list --home`.',
  'The flag of `babylond tx epoching delegate` is described below.',
  'The result of `babylond query …`, and `babylond` itself.',
  '| `babylond status \\| jq .x` | `babylon statu` |',
  '`babylond statu` {/* command: v0 had it */}',
  "meaning: 'See `babylond statu`.', // command: v0 had it",
  'No command: `babylond.service`, `cmd/babylond/cmd/root.go`, `$BABYLOND statu`.',
])('the inline code in %j is valid', (text) => {
  expect(checkCommandsInText(text, 'a.mdx')).toEqual([]);
});

test.each([
  ['Run `babylond statu`.', 'command', '"babylond"', '"statu"', 'Nearest: status,'],
  ['| a | `babylond status --nod x` |', 'flag', '--nod.', 'Nearest: --node,'],
  ['`` sudo babylond status now ``', 'argument', '"now"'],
  ['`babylond tx staking` is gone.', 'command-gone', '"babylond tx staking"', 'v1'],
])('the inline code in %j is reported with its line', (text, rule, ...values) => {
  expect(checkCommandsInText(`# Title\n\n${text}`, 'a.mdx')).toEqual([
    faultAt(`commands/${rule}`, 'a.mdx:3', ...values, '{/* command: which version */}'),
  ]);
});

test('code blocks are not checked as inline code', () => {
  expect(checkCommandsInText('```text\n`babylond statu`\n```', 'a.mdx')).toEqual([]);
});
