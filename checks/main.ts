/**
 * Runs the check that the first argument names, with the other arguments. package.json has a script
 * for each check.
 */
import path from 'node:path';
import {clis} from '../data/cli/load';
import {loadFacts} from '../data/load';
import {modules} from '../data/modules/load';
import {InputError} from './readOptions';

const ROOT = path.resolve(__dirname, '..');
const log = (line: string) => console.log(line);

/** Checks by name. Each returns an exit code, and imports its modules only when it runs. */
const CHECKS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  'record:sources': async (args) => {
    const {recordSources} = await import('./cited-paths/recordSources');
    return recordSources(args, ROOT, [await loadFacts(), modules, clis], log);
  },
  outdated: async (args) =>
    (await import('./outdated/outdated')).outdated(args, ROOT, await loadFacts(), log),
  where: async (args) => (await import('./usage/where')).where(args, ROOT, await loadFacts(), log),
  'check:specs': async (args) => (await import('./specs/checkSpecs')).checkSpecs(args, ROOT, log),
  'verify:cli': async (args) => (await import('./verify-cli/verifyCli')).verifyCli(args, log),
  'verify:live': async (args) => (await import('./verify-live/verifyLive')).verifyLive(args, log),
  walk: async (args) =>
    (await import('./walk/walk')).walk(args, (text) => process.stdout.write(text)),
};

async function main([name = '', ...args]: string[]): Promise<void> {
  try {
    const check = CHECKS[name];
    const valid = Object.keys(CHECKS).join(', ');
    if (!check) throw new InputError(`Check: unknown name "${name}". Use one of ${valid}.`);
    process.exitCode = await check(args);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.log(`[${name}] ${error.message}`);
    process.exitCode = 2;
  }
}

void main(process.argv.slice(2));
