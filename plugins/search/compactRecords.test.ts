import {expect, test} from 'vitest';
import {compactRecords, expandRecords} from './compactRecords';
import {extractRecords} from './extractRecords';

const html =
  '<article><h1>Stakers</h1><p>Lock.</p><h2 id="exit">Exit</h2><ul><li>Wait</li></ul>' +
  '<h4 id="early">Early</h4><p>Unbond.</p><h2 id="end">End</h2><p>Withdraw.</p></article>';

const records = [
  ...extractRecords(html, {url: '/stakers/', area: 'Stakers'}),
  ...extractRecords('<article><h1>Blog</h1></article>', {url: '/blog/', area: 'Blog'}),
];

test('records come back as they were', () => {
  expect(records.length).toBe(9);
  expect(records).toMatchObject(expandRecords(compactRecords(records)));
});

test('a page stands once with its area and title', () => {
  expect(compactRecords(records)[0]?.slice(0, 3)).toEqual(['/stakers/', 'Stakers', 'Stakers']);
  expect(compactRecords(records)[0]?.[3].slice(0, 3)).toEqual([
    'Lock.',
    [2, 'exit', 'Exit'],
    'Wait',
  ]);
});
