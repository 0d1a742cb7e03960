import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../config/site';
import {loadFacts} from '../../data/load';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const DAY_MS = 24 * 3600 * 1000;

const fields = readFileSync(path.join(PROJECT, 'static/.well-known/security.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
const valuesOf = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

/** The latest day on which a page or a value was checked, as a timestamp in ms. */
async function newestCheck(): Promise<number> {
  const pages = readdirSync(path.join(PROJECT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join(PROJECT, 'docs', name), 'utf8'))
    .map((text) => /^verified: *(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1]);
  const {facts, tables} = await loadFacts();
  const values = [...facts.values(), ...tables.values()].map(({asOf}) => asOf);
  const days = [...pages, ...values].map((day) => Date.parse(day ?? '')).filter(Number.isFinite);
  return Math.max(...days);
}

test('security.txt has the fields that RFC 9116 requires', () => {
  expect(valuesOf('Contact').length).toBeGreaterThan(0);
  for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^(https:\/\/|mailto:)/);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  expect(valuesOf('Canonical')).toEqual([
    expect.stringMatching(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/),
  ]);
  if (!process.env.SITE_URL) expect(valuesOf('Canonical')[0]).toContain(site.url);
  expect(fields.filter(([, value]) => !value)).toEqual([]);
});

test('SECURITY.md lists exactly the addresses in security.txt', () => {
  const text = readFileSync(path.join(PROJECT, 'SECURITY.md'), 'utf8');
  const linked = [...text.matchAll(/\((https:[^)]+|mailto:[^)]+)\)/g)].map(([, url]) => url);
  expect(new Set(linked)).toEqual(new Set([...valuesOf('Contact'), ...valuesOf('Policy')]));
});

// The result doesn't depend on today's date, so an old checkout still passes. Each check of a page
// advances the latest date, so this test fails while there is still time to renew the file.
test('security.txt expires between 30 days and a year after the latest check', async () => {
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  const checkedAt = await newestCheck();
  const daysLeft = (Date.parse(expires) - checkedAt) / DAY_MS;
  const fix =
    `Expires is ${expires}, and the latest check of a page or value was on ` +
    `${new Date(checkedAt).toISOString().slice(0, 10)}. Check that the contact is still valid, then ` +
    'set Expires in static/.well-known/security.txt to less than a year after that day.';
  expect(daysLeft, fix).toBeGreaterThan(30);
  expect(daysLeft, fix).toBeLessThan(366);
  if (Date.parse(expires) < Date.now()) console.warn(`security.txt has expired. ${fix}`);
});
