import {defineConfig} from '@playwright/test';
import {findBrowser} from './scripts/programs';

/** Another one, where two working copies are tested at once. */
const PORT = Number(process.env.TEST_PORT ?? 3100);

/**
 * Browser tests run against the built site on the site's own server. `npm test` leaves out the extended
 * ones, which `npm run test-extended` runs: files named `*.extended.spec.ts` and tests with the tag
 * `@extended`. No trace is kept, which costs
 * as much time as many tests themselves; `npx playwright test <file> --trace on` makes one.
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
  // Timeouts only end what hangs, even on a machine ten times slower. The benchmarks decide what is
  // fast enough.
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
        // A page lives for seconds, in which optimized code doesn't pay off: 13% less processor time.
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
