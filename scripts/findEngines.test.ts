import {expect, test} from 'vitest';
import type {Engine} from '../tests/engines/commands';
import {findEngines, type Machine} from './findEngines';

const engine = (name: string): Engine => ({
  name,
  programs: [name],
  packages: [`${name}-package`],
  start: () => Promise.reject(new Error('not started here')),
});
const engines = [engine('one'), engine('two')];

/** A machine that has some engines, and whose packages bring others. */
function machineWith(has: string[], given: Partial<Machine> & {brings?: string[]} = {}) {
  const ran: string[] = [];
  const machine: Machine = {
    isRoot: true,
    missing: ({name}) => (has.includes(name) ? [] : [name]),
    run(command, args) {
      ran.push([command, ...args].join(' '));
      if (args[0] === 'install') has.push(...(given.brings ?? []));
      return true;
    },
    ...given,
  };
  return {machine, ran};
}

test('engines that are there are taken, and nothing is installed', () => {
  const {machine, ran} = machineWith(['one', 'two']);
  expect(findEngines(engines, machine)).toEqual([]);
  expect(ran).toEqual([]);
});

test('what is missing is installed, and nothing else', () => {
  const {machine, ran} = machineWith(['one'], {brings: ['two']});
  expect(findEngines(engines, machine)).toEqual([]);
  expect(ran.at(-1)).toMatch(/^apt-get install .* two-package$/);
});

test('an engine that cannot be had is named, and the run goes on', () => {
  expect(findEngines(engines, machineWith(['one']).machine)).toEqual([engines[1]]);
  const {machine, ran} = machineWith([], {isRoot: false});
  expect(findEngines(engines, machine)).toEqual(engines);
  expect(ran).toEqual([]);
});

test('without a list of packages nothing is waited for', () => {
  const ran: string[] = [];
  const run = (command: string, args: string[]) => {
    ran.push([command, ...args].join(' '));
    return false;
  };
  expect(findEngines(engines, machineWith([], {run}).machine)).toEqual(engines);
  expect(ran).toHaveLength(1);
});
