/** Runs before `npm test`: finds the programs that tests need, and fails without a browser. */
import {setUpTests} from './programs';

try {
  setUpTests();
} catch (error) {
  console.error((error as Error).message);
  // CI parses this line.
  if (process.env.CI) console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
