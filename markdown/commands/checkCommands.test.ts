// Misspelled on purpose.
// cspell:ignore babylonconfig delegat tset statu
import {expect, test} from 'vitest';
import {checkCommands, checkCommandsInPage, checkCommandsInText} from './checkCommands';

function check(code: string): string[] {
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

test.each([
  [
    'babylond tx epoching delegat a 1ubbn',
    `[commands] docs/a.mdx:10: "babylond tx epoching" has no command "delegat".
Nearest: delegate, redelegate, unbond.
Fix: correct the command, or add it to data/cli/babylond/.`,
  ],
  [
    'true\nbabylond status --nod x',
    `[commands] docs/a.mdx:11: "babylond status" has no flag --nod.
Nearest: --node, --home, --trace.
Fix: correct the flag, or add it to data/cli/babylond/.`,
  ],
  [
    'babylond status --node --output json',
    `[commands] docs/a.mdx:10: "babylond status" has --node without a value.
It takes a value of type string: RPC address of the node to query, as \`tcp://host:port\` or \`https://host:port\`.
Fix: write the value after it.`,
  ],
  [
    'babylond keys list --keyring-backend tset',
    `[commands] docs/a.mdx:10: "babylond keys list" has --keyring-backend tset.
Nearest: test, os, file, pass, kwallet, memory.
Fix: use one of these.`,
  ],
  [
    'babylon status',
    `[commands] docs/a.mdx:10: no program "babylon".
Nearest: babylond, amtool, base64.
Fix: correct the name, add the program to data/cli/others.ts, or mark output as text.`,
  ],
  [
    'babylond status now',
    `[commands] docs/a.mdx:10: "babylond status" has one argument too many, "now".
Usage: status
Fix: leave it out, or quote arguments that hold spaces.`,
  ],
  [
    'babylond start --x-crisis-skip-assert-invariants',
    `[commands] docs/a.mdx:10: "babylond start" has no flag --x-crisis-skip-assert-invariants since v2. Skipped the checks of invariants on start.
Fix: leave it out.`,
  ],
  [
    'babylond tx staking delegate a 1ubbn',
    `[commands] docs/a.mdx:10: "babylond tx staking" does not exist since v1. Use tx epoching, and tx checkpointing create-validator.
Fix: leave the command out, or use what replaced it.`,
  ],
  [
    'echo "open',
    `[commands] docs/a.mdx:10: a " is never closed.
Fix: close it, or mark the block as text.`,
  ],
])('%s', (code, message) => {
  expect(check(code)).toEqual([message]);
});

test('only shell blocks count, also indented ones, with the line of the page', () => {
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
    expect.stringMatching(
      /^\[commands\] a\.mdx:6: "babylond" has no command "statu"\.\nNearest: status/,
    ),
  ]);
});

test.each([
  'Run `babylond status` and `babylond keys list --home`.',
  'The flag of `babylond tx epoching delegate` is told below.',
  'What `babylond query …` answers, and `babylond` itself.',
  '| `babylond status \\| jq .x` | `babylon statu` |',
  '`babylond statu` {/* command: v0 had it */}',
  "meaning: 'See `babylond statu`.', // command: v0 had it",
  'No command: `babylond.service`, `cmd/babylond/cmd/root.go`, `$BABYLOND statu`.',
])('in running text, %s is valid', (text) => {
  expect(checkCommandsInText(text, 'a.mdx')).toEqual([]);
});

test.each([
  ['Run `babylond statu`.', '"babylond" has no command "statu".\nNearest: status,'],
  ['| a | `babylond status --nod x` |', '"babylond status" has no flag --nod.\nNearest: --node,'],
  ['`` sudo babylond status now ``', '"babylond status" has one argument too many, "now".'],
  ['`babylond tx staking` is gone.', '"babylond tx staking" does not exist since v1.'],
])('in running text, %s is told with its line', (text, message) => {
  const [first = '', ...more] = checkCommandsInText(`# Title\n\n${text}`, 'a.mdx');
  expect(first).toContain(`[commands] a.mdx:3: ${message}`);
  expect(first).toMatch(/\nFix: .* write \{\/\* command: which version \*\/\} on the line\.$/);
  expect(more).toEqual([]);
});

test('blocks are not running text', () => {
  expect(checkCommandsInText('```text\n`babylond statu`\n```', 'a.mdx')).toEqual([]);
});
