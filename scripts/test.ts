/**
 * `npm test`: runs all `test:*` scripts of package.json, even after a failure. The last line counts the
 * tests.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {listSkipped, optional} from './programs';

type Result = {name: string; code: number};
type Count = {passed: number; failed: number};

/** The counts in the JSON reports of Vitest and Playwright. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  stats?: {expected: number; flaky: number; unexpected: number};
};

const runAll = createRequire(__filename)('npm-run-all2') as (
  patterns: string[],
  options: object,
) => Promise<Result[]>;

/**
 * Counts the tests of a step: those in its report, or one if it has no report. A failed step has at
 * least one failure, because it can fail although all of its tests pass.
 */
function count({name, code}: Result): Count {
  const file = `test-results/${name.replace('test:', '')}.json`;
  const reported = readReport(file) ?? {passed: code === 0 ? 1 : 0, failed: 0};
  return {...reported, failed: code === 0 ? reported.failed : Math.max(reported.failed, 1)};
}

function readReport(file: string): Count | undefined {
  try {
    const {stats, ...vitest} = JSON.parse(readFileSync(file, 'utf8')) as Report;
    // Playwright counts tests that passed on retry as flaky.
    if (stats) return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
    // A file that fails to load is a failed suite without tests.
    const failed = Math.max(vitest.numFailedTests, vitest.numFailedTestSuites);
    return {passed: vitest.numPassedTests, failed};
  } catch {
    return undefined;
  }
}

/** Runs scripts of package.json, at most `maxParallel` at a time, even after a failure. */
async function run(names: string[], maxParallel: number): Promise<Result[]> {
  const {stdout, stderr} = process;
  const output = {printName: true, silent: true, aggregateOutput: maxParallel > 1, stdout, stderr};
  const options = {...output, continueOnError: true, parallel: maxParallel > 1, maxParallel};
  return runAll(names, options).catch((error: {results?: Result[]}) => {
    if (!error.results) throw error;
    return error.results;
  });
}

async function main(): Promise<void> {
  rmSync('test-results', {recursive: true, force: true});
  mkdirSync('test-results');
  const results = [
    // A build leaves half of the second core idle.
    ...(await run(['test:build', 'test:sources', 'test:unit'], 2)),
    ...(await run(['test:built', 'test:browser'], 1)),
  ];
  const counts = results.map(count);
  const passed = counts.reduce((sum, result) => sum + result.passed, 0);
  const failed = counts.reduce((sum, result) => sum + result.failed, 0);
  const failedSteps = results.filter(({code}) => code !== 0).map(({name}) => name);
  if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(['', ...listSkipped(optional), ''].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
