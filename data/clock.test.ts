import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildClock, clockOn, hasExpired} from './clock';
import {listFiles} from './listFiles';

test('the estimated height grows by 144 blocks per day from the known block', () => {
  expect(clockOn('2025-09-01').bitcoinHeight).toBe(912_700);
  expect(clockOn('2026-11-24').bitcoinHeight).toBe(977_300);
});

test('a timelock has expired once its end height is reached', () => {
  const clock = {day: '2026-11-24', bitcoinHeight: 977_300};
  expect(hasExpired(977_301, clock)).toBe(false);
  expect(hasExpired(977_300, clock)).toBe(true);
});

test('SOURCE_DATE_EPOCH sets the day', () => {
  expect(buildClock({SOURCE_DATE_EPOCH: '1795478400'}).day).toBe('2026-11-24');
});

test('the build reads the time only from the clock, so builds are reproducible', () => {
  const project = path.resolve(__dirname, '..');
  const COMPUTE = 'src/components/tools/compute';
  const filesWithTime = ['config', 'data', 'finish', 'markdown', 'plugins', 'search', COMPUTE]
    .flatMap((folder) => listFiles(path.join(project, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /new Date\(\)|Date\.now\(\)/.test(readFileSync(path.join(project, file), 'utf8')),
    );
  expect(filesWithTime).toEqual([
    'data/clock.ts',
    // Runs in the reader's browser.
    'plugins/analytics/client.ts',
    // Runs in the development server only.
    'plugins/page-data/index.ts',
  ]);
});
