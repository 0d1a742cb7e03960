import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import interval from './bbn-1.epoching';
import example, {epochOf} from './epoching-example';

const value = (key: string): string => String(example.facts[key]?.value);

test.each([
  [1, 1],
  [360, 1],
  [361, 2],
  [720, 2],
])('height %i is in epoch %i', (height, epoch) => {
  expect(epochOf(height, 360)).toBe(epoch);
});

test('the v4 upgrade was at the first block of its epoch, as the page says', () => {
  expect(value('first-height')).toBe(value('height'));
});

// Compares epoch values that code blocks show without {{fact:…}} with the data.
test('the commands on the page use the example epoch', () => {
  const page = readFileSync(
    path.join(__dirname, '../../docs/guides/architecture/babylon_genesis_modules/epoching.mdx'),
    'utf8',
  );
  expect(page).toContain(`{"current_epoch":"${value('epoch')}",`);
  expect(page).toContain(`current_epoch_interval: "${interval.facts['epoch-interval']?.value}"`);
  expect(page).toContain(`epoch-msgs ${value('epoch')} `);
});
