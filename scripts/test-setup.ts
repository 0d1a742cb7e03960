/**
 * Runs before `npm test`, and with `--extended` before `npm run test-extended`: finds the programs that
 * the tests need, and fails if there is no browser.
 */
import {engines, optional, setUpTests} from './programs';

try {
  setUpTests(process.argv.includes('--extended') ? engines : optional);
} catch (error) {
  console.error((error as Error).message);
  // CI parses this line.
  if (process.env.CI) console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
