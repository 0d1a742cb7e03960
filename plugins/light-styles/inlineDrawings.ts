import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, Root} from 'postcss';

/**
 * Writes small drawings into the stylesheets that name them, as text: the bundler would write them
 * as base64, which does not compress.
 *
 * @param folder what addresses such as `/img/icon.svg` are read from
 */
export function inlineDrawings(folder: string): Plugin {
  return {
    postcssPlugin: 'inline-drawings',
    OnceExit(root: Root) {
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(
          /url\((['"]?)(\/[^'")]+\.svg)\1\)/g,
          (_whole, _quote, address: string) =>
            `url("data:image/svg+xml,${asText(readFileSync(path.join(folder, address), 'utf8'))}")`,
        );
      });
    },
  };
}

/** What would end the string, or the address, is written another way. */
function asText(svg: string): string {
  return svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23');
}
