import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin, Root} from 'postcss';

/**
 * Files that can name a class of the framework, relative to the site. Documents name none; if they
 * were read, a cached stylesheet would be stale after each change of one.
 */
const CONTENT = [
  '{src,api,search,config,plugins}/**/*.{ts,tsx,mdx}',
  'node_modules/@docusaurus/{theme-classic,theme-common,core}/lib/**/*.js',
];

/** Classes that the theme names but this site doesn't use, or styles itself. */
const UNUSED =
  /^(alert--|avatar|button--(outline|secondary)|card|footer|hero|navbar--(dark|primary))/;

/** Removes the rules of Infima, the framework's base stylesheet, whose classes no file names. */
export default function purgeStylesPlugin({siteDir}: LoadContext): Plugin {
  const purge = purgeCss({
    content: CONTENT.map((pattern) => path.posix.join(siteDir, pattern)),
    blocklist: [UNUSED],
    safelist: {standard: ['html'], deep: [/data-theme/]},
  }) as PostCssPlugin;
  const purgeInfima: PostCssPlugin = {
    postcssPlugin: 'purge-infima',
    OnceExit: (root, helpers) => (isInfima(root) ? purge.OnceExit?.(root, helpers) : undefined),
  };
  return {
    name: 'purge-styles',
    configurePostCss(options) {
      // In development, a class can be added after the stylesheet is processed.
      if (process.env.NODE_ENV === 'production') options.plugins.push(purgeInfima);
      return options;
    },
  };
}

function isInfima({source}: Root): boolean {
  return /[\\/]infima[\\/]/.test(source?.input.file ?? '');
}
