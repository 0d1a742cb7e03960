import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {faults} from './faults';

const PROJECT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');
const specs = readdirSync(__dirname).filter((file) => /\.(test|spec)\.ts$/.test(file));

/** Numbers of the faults that the titles of a file name. */
function numbersIn(file: string): Set<number> {
  const titles = read(`tests/faults/${file}`).matchAll(/['"`]fault (\d+): /g);
  return new Set([...titles].map(([, number]) => Number(number)));
}

test('all 21 faults are on the list', () => {
  expect(Object.keys(faults).map(Number)).toEqual(
    Array.from({length: 21}, (_, index) => index + 1),
  );
});

describe.each(Object.entries(faults))('fault %s', (number, {name, files, also = []}) => {
  test(`${name}: every test that shows it is there`, () => {
    expect(files.length + also.length).toBeGreaterThan(0);
    for (const file of files) expect([...numbersIn(file)], file).toContain(Number(number));
    for (const [file, title] of also) expect(read(file), `${file}: ${title}`).toContain(title);
  });
});

test('every test of the folder is on the list, and none is left out', () => {
  for (const file of specs.filter((name) => name !== path.basename(__filename))) {
    for (const number of numbersIn(file)) expect(faults[number]?.files, file).toContain(file);
    expect(read(`tests/faults/${file}`)).not.toMatch(/\.(skip|skipIf|fixme|only|todo)\(/);
  }
});
