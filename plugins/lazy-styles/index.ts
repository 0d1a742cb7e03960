import type {Plugin} from '@docusaurus/types';

/** Ending of a stylesheet that comes with a part of the site which is loaded at first use. */
const LAZY = '.lazy.css';

/**
 * Keeps stylesheets `….lazy.css` out of the one into which the framework joins all others, and for
 * which each page waits. They are one file, which the bundler loads together with the first script
 * that imports one of them; a file for each would cost every page its name.
 */
export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const optimization: object = {splitChunks: {cacheGroups: {lazyStyles}}};
      return {optimization};
    },
  };
}

const lazyStyles = {
  name: 'lazy',
  type: 'css/mini-extract',
  // A name of a module holds those of its loaders too.
  test: (module: {identifier: () => string}) =>
    module
      .identifier()
      .split(/[!|]/)
      .some((file) => file.endsWith(LAZY)),
  chunks: 'all',
  enforce: true,
  // Above the framework's, and that of the API reference.
  priority: 60,
};
