import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type AnyNode} from 'acorn';
import {Fault} from '../../config/fault';
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

/** Reads the generated list: literals, and calls of `ComponentCreator`, which are noted. */
export function readRoutes(code: string): Route[] {
  const list = parse(code, {ecmaVersion: 'latest', sourceType: 'module'}).body.find(
    (node) => node.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (list?.type !== 'ArrayExpression') throw unexpectedRoutes();
  return valueOf(list) as Route[];
}

function valueOf(node: AnyNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map((element) => element && valueOf(element));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property') throw unexpectedRoutes();
          const {key, value} = property;
          return [key.type === 'Identifier' ? key.name : valueOf(key), valueOf(value)];
        }),
      );
    case 'CallExpression': {
      const [path, hash] = node.arguments.map(valueOf);
      return {path, hash};
    }
    default:
      throw unexpectedRoutes();
  }
}

function unexpectedRoutes(): Error {
  return unexpected('routes.js', 'export default [ … ];');
}

/** Chunk name to module, from lines such as `"1a2b": [() => import(… "@site/x.mdx"), …],`. */
export function readRegistry(code: string): Registry {
  const line = /^ {2}"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ "((?:[^"\\]|\\.)*)"\),/gm;
  const registry: Registry = {};
  for (const [, name = '', module = ''] of code.matchAll(line)) {
    registry[name] = JSON.parse(`"${module}"`) as string;
  }
  const lines = code.match(/=> import\(/g)?.length ?? 0;
  if (lines === 0 || Object.keys(registry).length !== lines) {
    throw unexpected('registry.js', '"<chunk>": [() => import(/* … */ "<module>"), …],');
  }
  return registry;
}

function unexpected(file: string, form: string): Error {
  return new Fault(
    'lazy-routes/form',
    `.docusaurus/${file}`,
    'the generated file is not as expected.',
    `Expected: ${form}`,
    'Fix: compare it with plugins/lazy-routes/readTables.ts after a framework update.',
  );
}
