import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Class names that are made at run time, which a search of the sources cannot see. */
const MADE_AT_RUN_TIME = [/^t-/, /^theme-/, /^docs-/, /^plugin-/, /data-/, /^docusaurus-/];

/**
 * Drops the rules of the framework's stylesheet that no component uses: it styles many things
 * that this site does not have, and the stylesheet blocks the first paint of every page.
 */
export default function lightStylesPlugin({siteDir}: LoadContext): Plugin {
  const framework = path.join(siteDir, 'node_modules', '@docusaurus');
  return {
    name: 'light-styles',
    configurePostCss(options) {
      options.plugins.push(
        purgeCSSPlugin({
          content: [
            path.join(siteDir, 'src/**/*.{ts,tsx,css,mdx}'),
            path.join(siteDir, 'config/*.ts'),
            path.join(siteDir, 'plugins/**/*.ts'),
            path.join(siteDir, '{docs,blog}/**/*.mdx'),
            path.join(siteDir, 'figures/*.svg'),
            path.join(framework, '{theme-classic,theme-common,theme-mermaid}/lib/**/*.js'),
            path.join(framework, 'core/lib/client/**/*.js'),
          ],
          safelist: {standard: MADE_AT_RUN_TIME, deep: [/^t-/, /data-theme/, /^html$/]},
          variables: true,
          keyframes: false,
          fontFace: false,
        }),
      );
      return options;
    },
  };
}
