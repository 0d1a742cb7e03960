import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, Module} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'bundled-packages';

/** Where the lists are, in the framework's folder of generated files. */
export const FOLDER = NAME;

/**
 * Writes down which packages are part of what writes pages (`server.json`) and of what takes them
 * over in the browser (`client.json`): those that have a module in it, and those that loaded one.
 * `tests/faults/` compares them with the packages that are known to touch the text of a page.
 */
export default function bundledPackagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const folder = path.join(generatedFilesDir, FOLDER);
      const file = path.join(folder, isServer ? 'server.json' : 'client.json');
      const apply = (compiler: unknown) =>
        watch(compiler as Compiler, (names) => {
          mkdirSync(folder, {recursive: true});
          writeFileSync(file, `${JSON.stringify(packagesIn(names), undefined, 2)}\n`);
        });
      return {plugins: [{apply}]};
    },
  };
}

function watch(compiler: Compiler, end: (names: readonly string[]) => void): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.finishModules.tap(NAME, (modules) => {
      end([...modules].map((module: Module) => module.identifier()));
    });
  });
}

/** The packages in names of modules, in order; a name has loaders first: `loader!…!file`. */
export function packagesIn(names: readonly string[]): string[] {
  const found = names.flatMap((name) =>
    // The innermost folder, where packages bring their own.
    name.split('!').flatMap((part) => {
      const [, last] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/|?]+)/.exec(part) ?? [];
      return last ? [last] : [];
    }),
  );
  return [...new Set(found)].sort();
}
