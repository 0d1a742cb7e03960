import {userInfo} from 'node:os';
import {expect, test} from 'vitest';
import {matchesPage} from './compareOutput';

const HEX = 'a1'.repeat(32);

test.each([
  ['height 17, 1,234.5 ubbn', 'height 4,242, 1 ubbn'],
  [`hash ${HEX}`, `hash ${HEX.replaceAll('a', 'f')}`],
  [`TXHASH: ${HEX.toUpperCase()}`, `TXHASH: ${'0F'.repeat(32)}`],
  ['to bbn1qqqqqqqqqqq', 'to bbn1zzzzzzzzzzz'],
  ['to bbn1…', 'to bbn1zzzzzzzzzzz'],
  ['key A1b2C3d4E5f6G7h8I9j0K1==', 'key Zz1Yy2Xx3Ww4Vv5Uu6Tt7A='],
  ['at 2026-11-24T16:30:19Z', 'at 2025-01-01T00:00:00.123456Z'],
  ['on Tue Nov 24 16:30:19 UTC 2026', 'on Wed Jan 1 01:00:00 CET 2025'],
  ['4:03PM INF started', '11:59AM INF started'],
  ['a   17  b', 'a 1 b\n'],
  ['saved to ~/.toyd and /home/you/.toyd', `saved to ${userInfo().homedir}/.toyd and ~/.toyd`],
  ['first\n…\nlast', 'first\nx\ny\nlast'],
  ['first\n...\nlast', 'first\nlast'],
  ['id <txid> ok', 'id anything at all ok'],
  ['Passphrase:\nname: a', 'Passphrase:name: a'],
  ['send? [y/N]: y\ncode: 0', 'send? [y/N]: code: 0'],
  ['red', '\u001b[31mred\u001b[0m\r\n'],
])('%j on a page matches the output %j', (expected, output) => {
  expect(matchesPage(expected, output)).toBe(true);
});

test.each([
  ['height 17', 'height none'],
  ['state ACTIVE', 'state UNBONDED'],
  ['to bbn1qqqqqqqqqqq', 'to bc1qqqqqqqqqqqq'],
  ['one line', 'one line\nanother'],
  ['first\n…\nlast', 'first\nx'],
  ['a.c', 'abc'],
  ['name a\nname b', 'name aname b'],
  ['something', ''],
])('%j on a page does not match the output %j', (expected, output) => {
  expect(matchesPage(expected, output)).toBe(false);
});
