/**
 * The second half of `npm run build`: what is made from the finished pages. The steps and their
 * order are in steps.ts.
 */
import path from 'node:path';
import {readInput} from './BuildInput';
import {readPages} from './pages/readPages';
import {runSteps} from './runSteps';
import {steps} from './steps';

const PROJECT = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const input = await readInput(PROJECT);
  await runSteps(await steps(PROJECT, input), readPages(input));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
