/**
 * `npm test`: every check, in the order in which a mistake is cheapest to find. All steps run,
 * so that one failure does not hide another; the last line counts them.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {findBrowser} from './findBrowser';

type Count = {passed: number; failed: number};

type Step = {
  name: string;
  command: string;
  /** Set beside what this process has. */
  env?: Record<string, string>;
  /** Output that fails the step although the command succeeds. */
  forbidden?: RegExp;
  /** JSON report that counts single tests; without one the step counts as one test. */
  report?: {file: string; read: (report: unknown) => Count};
};

type VitestReport = {numPassedTests: number; numFailedTests: number; numFailedTestSuites: number};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number}};

const UNIT = 'test-results/unit.json';
const BROWSER = 'test-results/browser.json';

const steps: Step[] = [
  {name: 'Types', command: 'npm run --silent check:types'},
  {name: 'Lint', command: 'npm run --silent check:code'},
  {name: 'Format', command: 'npm run --silent check:format'},
  {name: 'Prose', command: 'npm run --silent check:prose'},
  {name: 'Spelling', command: 'npm run --silent check:spelling'},
  {
    name: 'Unit tests',
    command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${UNIT}`,
    report: {
      file: UNIT,
      read(report) {
        const {numPassedTests, numFailedTests, numFailedTestSuites} = report as VitestReport;
        // A file that does not load fails a suite and no test.
        return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites)};
      },
    },
  },
  {
    name: 'Production build',
    command: 'npm run --silent build',
    env: {COMPRESSION: 'quick'},
    // Broken anchors, broken Markdown links and duplicate routes only warn, so that a draft can
    // be built; nothing lands with one.
    forbidden: /\[WARNING\].*/,
  },
  {
    name: 'Browser tests',
    command: 'npx playwright test',
    report: {
      file: BROWSER,
      read(report) {
        const {expected, unexpected, flaky} = (report as PlaywrightReport).stats;
        return {passed: expected, failed: unexpected + flaky};
      },
    },
  },
];

function main(): void {
  rmSync('test-results', {recursive: true, force: true});
  mkdirSync('test-results', {recursive: true});
  const chromePath = findBrowser();
  console.log(`Browser: ${chromePath}`);
  const total: Count = {passed: 0, failed: 0};
  const broken: string[] = [];
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n== ${step.name}: ${step.command}`);
    const succeeded = run(step, chromePath);
    const count = counted(step, succeeded);
    total.passed += count.passed;
    total.failed += count.failed;
    if (!succeeded) broken.push(step.name);
    console.log(`== ${step.name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
  if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function run({name, command, env, forbidden}: Step, chromePath: string): boolean {
  const output = forbidden ? 'pipe' : 'inherit';
  const {status, stdout, stderr} = spawnSync(command, {
    shell: true,
    stdio: ['inherit', output, output],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {...process.env, ...env, CHROME_PATH: chromePath},
  });
  if (!forbidden) return status === 0;
  // The framework warns on the second of them.
  const printed = `${stdout}\n${stderr}`;
  console.log(printed);
  const found = forbidden.exec(printed)?.[0];
  if (found) console.log(`${name} must not print this: ${found}`);
  return status === 0 && !found;
}

/** A step that failed always counts at least one failure, whatever its report says. */
function counted({report}: Step, succeeded: boolean): Count {
  const alone = succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!report) return alone;
  try {
    const count = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    return {passed: count.passed, failed: succeeded ? count.failed : Math.max(count.failed, 1)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
