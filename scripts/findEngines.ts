import {spawnSync} from 'node:child_process';
import type {Engine} from '../tests/engines/commands';
import {missing} from '../tests/engines/missing';

/** What the search needs of the machine, so that a test can stand in for it. */
export type Machine = {
  isRoot: boolean;
  missing: (engine: Engine) => string[];
  /** Runs a command; true when it succeeded. `timeout` in ms. */
  run: (command: string, args: string[], timeout: number) => boolean;
};

/**
 * Sees to it that the other engines are there, from Debian's packages when this is root. The run
 * goes on without one that cannot be had, so this takes ten minutes at most.
 *
 * @returns those that are not here
 */
export function findEngines(
  engines: readonly Engine[],
  machine: Machine = thisMachine(),
): Engine[] {
  const absent = () => engines.filter((engine) => machine.missing(engine).length > 0);
  const packages = absent().flatMap((engine) => engine.packages);
  if (packages.length > 0 && machine.isRoot) {
    console.log(`Installing other engines: apt-get install ${packages.join(' ')}`);
    if (machine.run('apt-get', ['update', '-qq'], 180_000)) {
      machine.run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        420_000,
      );
    }
  }
  return absent();
}

function thisMachine(): Machine {
  return {
    isRoot: process.getuid?.() === 0,
    missing,
    run(command, args, timeout) {
      const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
      return spawnSync(command, args, {stdio: 'ignore', timeout, env}).status === 0;
    },
  };
}
