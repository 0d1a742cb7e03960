import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../config/site';

const YEAR = 365 * 24 * 3600 * 1000;
const file = path.join(import.meta.dirname, '..', '..', 'static', '.well-known', 'security.txt');
const fields = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
const valuesOf = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

test('security.txt has the fields that RFC 9116 asks for', () => {
  expect(valuesOf('Contact').length).toBeGreaterThan(0);
  for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^(https:\/\/|mailto:)/);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  expect(valuesOf('Canonical')).toEqual([
    expect.stringMatching(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/),
  ]);
  if (!process.env.SITE_URL) expect(valuesOf('Canonical')[0]).toContain(site.url);
  expect(fields.filter(([, value]) => !value)).toEqual([]);
});

test('security.txt has not expired and lasts no longer than a year', () => {
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  const left = Date.parse(expires) - Date.now();
  const fix =
    'Check that the contact still holds, then move Expires in static/.well-known/security.txt';
  expect(left, fix).toBeGreaterThan(0);
  expect(left, fix).toBeLessThan(YEAR);
});
