import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {describePattern} from './describePattern';

const SPECS = path.join(__dirname, '..', 'specs');

test.each([
  ['^[0-9a-f]{64}$', '64 lowercase hex digits'],
  ['^[0-9A-F]{40}$', '40 uppercase hex digits'],
  ['^0x[0-9a-fA-F]{64}$', '0x and 64 hex digits'],
  ['^0x([0-9a-fA-F]{2})+$', '0x and an even number of hex digits'],
  ['^([0-9A-F]{64})?$', '64 uppercase hex digits, or empty'],
  ['^[A-Za-z0-9+/_-]{43}=$', 'base64 of 32 bytes'],
  ['^[A-Za-z0-9+/]{18}==$', 'base64 of 13 bytes'],
  ['^[A-Za-z0-9+/]{64}$', 'base64 of 48 bytes'],
  ['^bbn1[02-9ac-hj-np-z]{38,58}$', 'a complete address that starts with bbn1'],
  ['^(bc1|tb1)[02-9ac-hj-np-z]+$', 'a complete address that starts with bc1 or tb1'],
  ['^(A_B|C)$', 'one of A_B, C'],
  ['^-?[0-9]+\\.[0-9]{18}$', 'a number with 18 decimals, can be negative'],
])('%s is described as %s', (pattern, description) => {
  expect(describePattern(pattern)).toBe(description);
});

test('every pattern in the API documents has a description', () => {
  const patterns = new Set<string>();
  for (const file of readdirSync(SPECS, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(path.join(SPECS, file), 'utf8');
    for (const [, value = ''] of text.matchAll(/^ *pattern: (.+)$/gm)) {
      patterns.add(String(parse(value)));
    }
  }
  expect(patterns.size).toBeGreaterThan(30);
  // Forms validate values in the browser with these patterns.
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
  const undescribed = [...patterns].filter((pattern) =>
    /undefined|string in the documented format/.test(describePattern(pattern)),
  );
  expect(undescribed).toEqual([]);
  expect(describePattern('^a$')).toBe('a string in the documented format');
});
