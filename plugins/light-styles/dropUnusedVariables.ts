import type {Plugin, Root} from 'postcss';
import {isInfima} from './isInfima';

/**
 * Drops definitions of the framework's variables (`--ifm-…`) that no stylesheet reads, until none
 * is left: one unused variable often reads another.
 *
 * @param elsewhere text of the other stylesheets that may read them
 */
export function dropUnusedVariables(elsewhere: string): Plugin {
  return {
    postcssPlugin: 'drop-unused-variables',
    OnceExit(root: Root) {
      // Only the framework's own file: what the site sets is read by the framework's rules.
      if (!isInfima(root)) return;
      for (let dropped = 1; dropped > 0;) {
        dropped = 0;
        const read = readVariables(elsewhere + root.toString());
        root.walkDecls(/^--ifm-/, (declaration) => {
          if (read.has(declaration.prop)) return;
          declaration.remove();
          dropped += 1;
        });
      }
    },
  };
}

function readVariables(css: string): Set<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? ''));
}
