import {readdirSync} from 'node:fs';
import path from 'node:path';
import {register} from 'tsx/cjs/api';
import {Fault} from '../config/fault';
import {buildClock, type Clock} from './clock';
import type {Fact, FactGroup, Source, Table, Timed} from './schema';

/** A fact with the values that it inherits from its group. */
export type LoadedFact = Fact & {
  readonly id: string;
  readonly source: Source;
  readonly asOf: string;
  readonly network?: string;
};

/** All facts and tables, by ID. */
export type FactBase = {
  readonly facts: ReadonlyMap<string, LoadedFact>;
  readonly groups: ReadonlyMap<string, FactGroup>;
  readonly tables: ReadonlyMap<string, Table>;
};

let loaded: Promise<FactBase> | undefined;

/**
 * Loads every file in `data/facts` and `data/tables`, once. Only for the build and for tests: the
 * browser receives only the values that a page shows.
 */
export function loadFacts(): Promise<FactBase> {
  loaded ??= loadFactsAt(buildClock());
  return loaded;
}

/** Loads the facts and tables for a different build date. */
export function loadFactsAt(clock: Clock): Promise<FactBase> {
  const groups = readFolder<FactGroup>('facts', clock);
  const tables = readFolder<Table>('tables', clock);
  return Promise.resolve(buildFactBase(groups, tables));
}

/**
 * Collects facts, groups and tables by ID.
 *
 * @throws Fault if two groups or two tables have the same ID
 */
export function buildFactBase(groups: readonly FactGroup[], tables: readonly Table[]): FactBase {
  const facts = new Map<string, LoadedFact>();
  for (const group of groups) {
    for (const [key, fact] of Object.entries(group.facts)) {
      const id = `${group.group}.${key}`;
      facts.set(id, {
        source: group.source,
        asOf: group.asOf,
        network: group.network,
        ...fact,
        id,
      });
    }
  }
  return {
    facts,
    groups: byId(groups, ({group}) => group),
    tables: byId(tables, ({id}) => id),
  };
}

function byId<T>(items: readonly T[], idOf: (item: T) => string): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    const id = idOf(item);
    if (map.has(id)) {
      throw new Fault(
        'data/id-twice',
        'data/',
        `two files define "${id}".`,
        'Fix: rename one of them.',
      );
    }
    map.set(id, item);
  }
  return map;
}

/** Different for each instance of this module, so that reloading the module also reloads the files. */
const namespace = `data-${performance.now()}`;

function readFolder<T extends object>(name: string, clock: Clock): T[] {
  const folder = path.join(__dirname, name);
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const tsx = register({namespace});
  try {
    return files.sort().map((file) => {
      const module = tsx.require(path.join(folder, file), __filename) as {default: T | Timed<T>};
      const content = module.default;
      return typeof content === 'function' ? content(clock) : content;
    });
  } finally {
    tsx.unregister();
  }
}
