/**
 * `npm test`: every check, the cheapest to mend first. All steps run, so that one failure does not
 * hide another; the last line counts them.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {behaviors} from '../tests/engines/behaviors';
import {engines} from '../tests/engines/engines';
import {findBrowser} from './findBrowser';
import {findEngines} from './findEngines';
import {findTools} from './findTools';

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

/** Whether what a step prints appears as it comes, or when it ends. */
type Output = 'at once' | 'at the end';

type VitestReport = {numPassedTests: number; numFailedTests: number; numFailedTestSuites: number};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number}};

const UNIT = 'test-results/unit.json';
const BUILT = 'test-results/built.json';
const BROWSER = 'test-results/browser.json';

/**
 * Checks of the sources, which use one core each and take about as long on either side. The steps
 * after them use both cores, and some unit tests have time in them: those run alone.
 */
const checks: Step[][] = [
  [
    {name: 'Lint', command: 'npm run --silent check:code'},
    {name: 'Format', command: 'npm run --silent check:format'},
  ],
  [
    {name: 'Types', command: 'npm run --silent check:types'},
    {name: 'Prose', command: 'npm run --silent check:prose'},
    {name: 'Spelling', command: 'npm run --silent check:spelling'},
  ],
];

const steps: Step[] = [
  {
    name: 'Unit tests',
    command: `npx vitest run ${reportTo(UNIT)}`,
    report: {file: UNIT, read: readVitest},
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
    name: 'Tests of the build',
    command: `npx vitest run --config vitest.built.config.ts ${reportTo(BUILT)}`,
    report: {file: BUILT, read: readVitest},
  },
  {
    name: 'Browser tests',
    command: 'npx playwright test',
    report: {
      file: BROWSER,
      read(report) {
        const {expected, unexpected, flaky} = (report as PlaywrightReport).stats;
        // The reporter names those that passed at their second try.
        return {passed: expected + flaky, failed: unexpected};
      },
    },
  },
];

function reportTo(file: string): string {
  return `--reporter=default --reporter=json --outputFile.json=${file}`;
}

function readVitest(report: unknown): Count {
  const {numPassedTests, numFailedTests, numFailedTestSuites} = report as VitestReport;
  // A file that does not load fails a suite and no test.
  return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites)};
}

async function main(): Promise<void> {
  rmSync('test-results', {recursive: true, force: true});
  mkdirSync('test-results', {recursive: true});
  const chromePath = findBrowser();
  findTools();
  console.log(`Browser: ${chromePath}`);
  const absent = findEngines(engines).map(
    ({name}) => `${name}: not here, ${behaviors.length} tests not run`,
  );
  absent.forEach((line) => console.log(line));
  const total: Count = {passed: 0, failed: 0};
  const broken: string[] = [];
  const take = async (list: Step[], output: Output) => {
    for (const step of list) {
      const started = Date.now();
      console.log(`\n== ${step.name}: ${step.command}`);
      const succeeded = await run(step, chromePath, output);
      const count = counted(step, succeeded);
      total.passed += count.passed;
      total.failed += count.failed;
      if (!succeeded) broken.push(step.name);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`== ${step.name}: ${succeeded ? 'passed' : 'FAILED'}, ${seconds} s`);
    }
  };
  await Promise.all(checks.map((lane) => take(lane, 'at the end')));
  await take(steps, 'at once');
  if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`);
  if (absent.length) console.log(`\n${absent.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * Runs a step to its end; true when it succeeded and printed nothing forbidden. What a step prints
 * stays together when another runs beside it, or when it is looked through.
 */
function run(step: Step, chromePath: string, output: Output): Promise<boolean> {
  const {name, command, env, forbidden} = step;
  const inherit = output === 'at once' && !forbidden;
  const child = spawn(command, {
    shell: true,
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env, CHROME_PATH: chromePath},
  });
  let printed = '';
  // The framework warns on the second of them.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (printed.trim()) console.log(`\n${name}:\n${printed.trim()}`);
      const found = forbidden?.exec(printed)?.[0];
      if (found) console.log(`${name} must not print this: ${found}`);
      resolve(status === 0 && !found);
    });
  });
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

main().catch((error: unknown) => {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
