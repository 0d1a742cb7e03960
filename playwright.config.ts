import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/programs';

/** TEST_PORT allows two working copies to be tested at once. */
const PORT = Number(process.env.TEST_PORT ?? 3100);

/**
 * Browser tests run against the built site on the site's own server. `npm test` skips the extended
 * tests, which `npm run test-extended` runs: files named `*.extended.spec.ts` and tests tagged
 * `@extended`. Traces are off, because recording one takes as long as many of the tests. To record one,
 * run `npx playwright test <file> --trace on`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'engines/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // On a machine ten times slower, one test in a few hundred hits a rare race. A test that passes
  // when retried is reported as flaky at the end, with its error, and doesn't fail the run.
  retries: 1,
  // Timeouts only end tests that hang, even on a machine ten times slower. Speed is up to the benchmarks.
  timeout: 300_000,
  expect: {timeout: 30_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds, too short for optimization to pay off. This saves 13% of CPU time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  webServer: {
    command: 'npx tsx server/main.ts',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {PORT: String(PORT)},
    reuseExistingServer: false,
  },
});
