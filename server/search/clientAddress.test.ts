import {expect, test} from 'vitest';
import {clientAddress} from './clientAddress';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:bbbb:0:0:2', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('%s counts as %s', (address, counted) => {
  expect(clientAddress(address, undefined, 0)).toBe(counted);
});

test('what a client claims is not believed', () => {
  expect(clientAddress('192.0.2.7', '10.0.0.1', 0)).toBe('192.0.2.7');
});

test('behind proxies, the entry of the outermost one counts', () => {
  expect(clientAddress('127.0.0.1', 'forged, 192.0.2.7', 1)).toBe('192.0.2.7');
  expect(clientAddress('127.0.0.1', ['forged', '192.0.2.7, 10.0.0.1'], 2)).toBe('192.0.2.7');
  expect(clientAddress('127.0.0.1', undefined, 1)).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', 'x'.repeat(9_000), 1)).toHaveLength(64);
});
