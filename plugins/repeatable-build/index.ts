import type {Compiler, Module} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'repeatable-build';

/**
 * Sees to it that a build can be made again elsewhere, byte for byte: the bundler numbers modules
 * by their names, so the build stops when a name holds the folder of the project.
 */
export default function repeatableBuildPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [{apply: (compiler: unknown) => watch(compiler as Compiler, siteDir)}]};
    },
  };
}

function watch(compiler: Compiler, siteDir: string): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.finishModules.tap(NAME, (modules) => {
      const names = [...modules].map((module) => nameOf(module, compiler.context));
      const problem = placeInName(names, siteDir);
      if (problem) throw new Error(problem);
    });
  });
}

const nameOf = (module: Module, context: string): string =>
  (module as {libIdent?: (options: object) => string | null}).libIdent?.({context}) ?? '';

/** What is wrong with names of modules, or undefined: they must not tell where they were built. */
export function placeInName(names: readonly string[], siteDir: string): string | undefined {
  const found = names.filter((name) => name.includes(siteDir));
  if (found.length === 0) return undefined;
  return (
    `[${NAME}] The names of ${found.length} modules hold the folder of the project, so a build at ` +
    `another place would have other file names. The first: ${found[0]}\n` +
    'Fix: give the loader in that request by its name, or relative to the site, as ' +
    'markdown/image-loader/remarkImageLoader.ts does.'
  );
}
