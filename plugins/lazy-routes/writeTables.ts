import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Registry, Route, Tables} from './splitRoutes';

/** Files that take the place of the framework's own in the browser's bundle. */
export type Written = {routes: string; chunkNames: string; registry: string};

/**
 * Writes the split tables as modules.
 *
 * @param folder emptied by the framework before each build
 * @param client the module with `laterRoutes`
 * @param pagesAFile how many pages of a section share a file
 * @returns paths of the files that stand for the framework's own
 */
export function writeTables(
  folder: string,
  client: string,
  {first, later}: {first: Tables; later: ReadonlyMap<string, Tables>},
  pagesAFile: ReadonlyMap<string, number>,
): Written {
  mkdirSync(folder, {recursive: true});
  const write = (name: string, code: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const loaders = [...later].map(([route, whole], index) => {
    const name = `later-${index}`;
    const tables = shorten(whole, index.toString(36));
    write(
      `${name}.registry.js`,
      registryCode(tables.registry, {name, pages: pagesAFile.get(route) ?? 1}),
    );
    write(`${name}.chunkNames.js`, `export default ${JSON.stringify(tables.chunkNames)};\n`);
    write(`${name}.routes.js`, `${CREATOR}export default ${routesCode(tables.routes)};\n`);
    // First the names, then the routes: a route's component is made from its names at once.
    write(
      `${name}.names.js`,
      [
        "import registry from '@generated/registry';",
        "import chunkNames from '@generated/routesChunkNames';",
        `import ownRegistry from './${name}.registry.js';`,
        `import ownChunkNames from './${name}.chunkNames.js';`,
        'Object.assign(registry, ownRegistry);',
        'Object.assign(chunkNames, ownChunkNames);',
        '',
      ].join('\n'),
    );
    write(
      `${name}.js`,
      `import './${name}.names.js';\nexport {default} from './${name}.routes.js';\n`,
    );
    return [route, `laterRoutes(() => import('./${name}.js'))`] as const;
  });
  const header = `${CREATOR}import laterRoutes from ${JSON.stringify(client)};\n`;
  return {
    routes: write(
      'routes.js',
      `${header}export default ${routesCode(first.routes, new Map(loaders))};\n`,
    ),
    chunkNames: write(
      'routesChunkNames.js',
      `export default ${JSON.stringify(first.chunkNames)};\n`,
    ),
    registry: write('registry.js', registryCode(first.registry)),
  };
}

const CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";

function routesCode(routes: readonly Route[], later = new Map<string, string>()): string {
  const one = ({component, routes: children, ...attributes}: Route): string => {
    const {path: route, hash} = component;
    const made =
      hash === undefined
        ? later.get(route)
        : `ComponentCreator(${JSON.stringify(route)}, '${hash}')`;
    const pairs = Object.entries(attributes).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    pairs.push(`component: ${made ?? `ComponentCreator(${JSON.stringify(route)})`}`);
    if (children) pairs.push(`routes: ${routesCode(children, later)}`);
    return `{${pairs.join(', ')}}`;
  };
  return `[\n${routes.map(one).join(',\n')}\n]`;
}

/**
 * The browser needs the import alone: the module's name, which the framework adds, serves the
 * server. Files have no names of their own, which every page would carry; small pages share some.
 */
function registryCode(registry: Registry, shared?: {name: string; pages: number}): string {
  let pages = 0;
  const lines = Object.entries(registry).map(([name, module]) => {
    let comment = '';
    if (shared && shared.pages > 1 && module.endsWith('.mdx')) {
      const file = `${shared.name}-${Math.floor(pages / shared.pages)}`;
      comment = `/* webpackChunkName: ${JSON.stringify(file)} */ `;
      pages += 1;
    }
    return `  ${JSON.stringify(name)}: [() => import(${comment}${JSON.stringify(module)})],`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/**
 * Gives the parts of a section short names: the framework's are digits of a hash, which do not
 * compress, and a route's hash tells it only from another route with the same path, which a page
 * has none of.
 *
 * @param prefix tells the names of this section from those of others
 */
function shorten({routes, chunkNames, registry}: Tables, prefix: string): Tables {
  const short = new Map(
    Object.keys(registry).map((name, index) => [name, `${prefix}.${index.toString(36)}`]),
  );
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return short.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]));
  };
  const keys = new Map<string, string>();
  const shortRoute = (route: Route): Route => {
    const {path, hash} = route.component;
    if (route.routes) return {...route, routes: route.routes.map(shortRoute)};
    keys.set(`${path}-${hash}`, `${path}-0`);
    return {...route, component: {path, hash: '0'}};
  };
  return {
    routes: routes.map(shortRoute),
    chunkNames: Object.fromEntries(
      Object.entries(chunkNames).map(([key, names]) => [keys.get(key) ?? key, named(names)]),
    ),
    registry: Object.fromEntries(
      Object.entries(registry).map(([name, module]) => [short.get(name) ?? name, module]),
    ),
  };
}
