import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin, Root} from 'postcss';

/**
 * Files that can use the framework's classes, relative to the site folder. Documents use none. If they
 * were included, each edit of a document would make the cached stylesheet stale.
 */
const CONTENT = [
  '{src,api,search,config,plugins}/**/*.{ts,tsx,mdx}',
  'node_modules/@docusaurus/{theme-classic,theme-common,core}/lib/**/*.js',
];

/** Classes in the theme's code that this site doesn't use or has its own styles for. */
const UNUSED =
  /^(alert--|avatar|button--(outline|secondary)|card|footer|hero|navbar--(dark|primary))/;

/** Removes the rules for unused classes from Infima, the framework's base stylesheet. */
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
