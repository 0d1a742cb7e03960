import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** Exports of graph.ts. */
export type Graph = typeof import('./graph');

/** Whether this is the development server (`docusaurus start`), not a build or a test. */
export function isDevServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** The framework loads the configuration again when it changes; all instances share this. */
const shared = globalThis as {[key: symbol]: Promise<Graph | undefined> | undefined};
const GRAPH = Symbol.for('babylon-docs.live-graph');

/**
 * Loads all data again, for the steps of pages too.
 *
 * @throws Error if a file is broken; steps then keep using the data as they were
 */
export function reloadData(): Promise<Graph> {
  const loading = loadFreshModule(path.join(__dirname, 'graph.ts')) as Promise<Graph>;
  const before = shared[GRAPH];
  shared[GRAPH] = loading.catch(() => before);
  return loading;
}

/** The newest data that could be loaded; undefined until data change, as plugins import them fresh. */
export function reloadedData(): Promise<Graph | undefined> {
  return shared[GRAPH] ?? Promise.resolve(undefined);
}

/** The bundler's rule by which every page depends on a file: writing it compiles all pages again. */
export function dependOn(file: string): object {
  const loader = path.join(__dirname, 'dependOn.cjs');
  // With `test` instead of `resource` the framework would treat it as a rule that compiles pages.
  return {resource: /\.mdx?$/, enforce: 'post', use: [{loader, options: {file}}]};
}

/** Bundler configuration that makes the development server serve the files of a folder. */
export function serveFolder(folder: string, baseUrl: string): object {
  return {devServer: {static: [{directory: folder, publicPath: baseUrl, watch: false}]}};
}
