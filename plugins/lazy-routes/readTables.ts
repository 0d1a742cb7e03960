import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ChunkNames, Registry, Route, Tables} from './splitRoutes';

/**
 * Reads the tables that the framework generates before it bundles.
 *
 * @throws when a file is not as the framework of this version writes it
 */
export function readTables(generatedFilesDir: string): Tables {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    registry: readRegistry(read('registry.js')),
  };
}

/** Evaluates the generated list with a `ComponentCreator` that notes what it is asked for. */
export function readRoutes(code: string): Route[] {
  const list = /export default (\[[\s\S]*\]);\s*$/.exec(code)?.[1];
  if (list === undefined) throw unexpected('routes.js', 'export default [ … ];');
  const create = (route: string, hash?: string) => ({path: route, hash});
  // Our own build's file, written by the framework a moment ago: a list of literals and calls.
  return new Function('ComponentCreator', `return ${list}`)(create) as Route[];
}

/** Chunk name to module, from lines such as `"1a2b": [() => import(… "@site/x.mdx"), …],`. */
export function readRegistry(code: string): Registry {
  const line = /^ {2}"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ "((?:[^"\\]|\\.)*)"\),/gm;
  const registry = Object.fromEntries(
    [...code.matchAll(line)].map(([, name, module]) => [name, JSON.parse(`"${module}"`) as string]),
  );
  const lines = code.match(/=> import\(/g)?.length ?? 0;
  if (lines === 0 || Object.keys(registry).length !== lines) {
    throw unexpected('registry.js', '"<chunk>": [() => import(/* … */ "<module>"), …],');
  }
  return registry;
}

function unexpected(file: string, form: string): Error {
  return new Error(
    [
      `[lazy-routes] The generated ${file} is not as expected.`,
      `Expected: ${form}`,
      'Fix: compare .docusaurus/ with plugins/lazy-routes/readTables.ts after a framework update.',
    ].join('\n'),
  );
}
