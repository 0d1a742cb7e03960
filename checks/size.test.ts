import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PROJECT = path.resolve(__dirname, '..');

/** Lines of our own code when `decisions/size.md` was last written. */
const RECORDED = 27_695;

/** Files that aren't counted: tests, data, and files that pages show or are generated from. */
const NOT_COUNTED =
  /(\.test\.|\.spec\.|\/testing\/|^tests\/|^data\/|^api\/specs\/|^examples\/|^sidebars\/|^docs\/)/;

test('the code has at most 2% more lines than recorded', () => {
  const files = execFileSync('git', ['ls-files'], {cwd: PROJECT, encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !NOT_COUNTED.test(file));
  const lines = files
    .map((file) => readFileSync(path.join(PROJECT, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
  expect(files.length).toBeGreaterThan(100);
  expect(lines, 'If the growth is worth it, record the new number, and say why.').toBeLessThan(
    RECORDED * 1.02,
  );
  // Otherwise the allowance would grow with every deletion.
  expect(lines, 'The code shrank: record the new number.').toBeGreaterThan(RECORDED * 0.95);
});
