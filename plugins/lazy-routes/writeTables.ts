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
  const loaders = [...later].map(([route, tables], index) => {
    const name = `later-${index}`;
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
 * server. Small pages share files, because each file's name is listed on every page.
 */
function registryCode(registry: Registry, shared?: {name: string; pages: number}): string {
  let pages = 0;
  const lines = Object.entries(registry).map(([name, module]) => {
    let chunk = name;
    if (shared && shared.pages > 1 && module.endsWith('.mdx')) {
      chunk = `${shared.name}-${Math.floor(pages / shared.pages)}`;
      pages += 1;
    }
    const comment = `/* webpackChunkName: ${JSON.stringify(chunk)} */`;
    return `  ${JSON.stringify(name)}: [() => import(${comment} ${JSON.stringify(module)})],`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}
