import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** Exports of dataModules.ts. */
export type DataModules = typeof import('./dataModules');

/** Whether this is the development server (`docusaurus start`), not a build or a test. */
export function isDevServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Shared by all copies of this module: the framework reloads the configuration when it changes. */
const shared = globalThis as {[key: symbol]: Promise<DataModules | undefined> | undefined};
const RELOADED = Symbol.for('babylon-docs.live-data');

/**
 * Reloads all data, including the data that the page plugins use.
 *
 * @throws Error if a file is invalid; plugins then keep using the previous data
 */
export function reloadData(): Promise<DataModules> {
  const loading = loadFreshModule(path.join(__dirname, 'dataModules.ts')) as Promise<DataModules>;
  const previous = shared[RELOADED];
  shared[RELOADED] = loading.catch(() => previous);
  return loading;
}

/** Modules of the last successful reload; undefined before the data first change. */
export function reloadedData(): Promise<DataModules | undefined> {
  return shared[RELOADED] ?? Promise.resolve(undefined);
}

/** Bundler rule that makes every page depend on a file: writing the file recompiles all pages. */
export function dependOn(file: string): object {
  const loader = path.join(__dirname, 'dependOn.cjs');
  // With `test` instead of `resource` the framework would treat this as a rule that compiles pages.
  return {resource: /\.mdx?$/, enforce: 'post', use: [{loader, options: {file}}]};
}

/** Bundler configuration that makes the development server serve the files of a folder. */
export function serveFolder(folder: string, baseUrl: string): object {
  return {devServer: {static: [{directory: folder, publicPath: baseUrl, watch: false}]}};
}
