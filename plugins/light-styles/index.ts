import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../data/listFiles';
import {dropFrameworkClasses} from './dropFrameworkClasses';
import {dropReplacedVariables} from './dropReplacedVariables';
import {dropUnusedVariables} from './dropUnusedVariables';
import {inlineConstants} from './inlineConstants';
import {inlineDrawings} from './inlineDrawings';
import {type Place, usedNames} from './usedNames';

/** Class names that are made at run time, which a search of the sources cannot see. */
const MADE_AT_RUN_TIME = [/^t-/, /^theme-/, /^docs-/, /^plugin-/, /data-/, /^docusaurus-/];

/**
 * Selectors without any name to look for, which would be dropped. What is in `:global(…)` is read
 * later: the height of a short page, and the sign of the link to a heading.
 */
const WITHOUT_A_NAME = [/^:focus-visible$/, /^:global$/];

/**
 * Classes that the theme's components name, and this site never shows or styles itself: colors of
 * callouts (src/css/admonition.css), the stock footer, landing-page parts, cards, pictures and
 * accounts of blog authors, the page of blog tags, lists of tasks, and tabs as wide as their column.
 * A post or page that needs one takes it off this list.
 */
const NOT_SHOWN = [
  /^alert--/,
  /^hero(__|--|$)/,
  /^card(__|--|$)/,
  /^col--((offset-)?(1|4|6|8|9|12)|offset-[23])$/,
  /^(github|x|linkedin|bluesky|instagram|threads|mastodon|twitch|youtube)Svg/,
  /^tagWithCount/,
  /^(author(BlogPostCount|Image|Social|Title)|imageOnlyAuthor|avatar__photo)/,
  /^tabs--block$/,
  /^footer(__|--|$)/,
  /^navbar--(dark|primary)$/,
  /^button--(outline|secondary)$/,
  /^errorBoundary(Error|Fallback)$/,
  /^(containsTaskList|darkNavbarColorModeToggle|menuHtmlItem|shadow--lw|text--center|padding--lg)$/,
  // src/css/article.css has its own.
  /^docusaurus-mt-lg$/,
];

/**
 * Drops what no component uses from the framework's stylesheet: it styles many things that this
 * site does not have, and it blocks the first paint of every page.
 */
export default function lightStylesPlugin({siteDir}: LoadContext): Plugin {
  const framework = path.join(siteDir, 'node_modules', '@docusaurus');
  const readers = [
    path.join(siteDir, 'src'),
    path.join(siteDir, 'api'),
    path.join(siteDir, 'search'),
    path.join(framework, 'theme-classic', 'lib'),
  ];
  const others = readers.map(stylesBelow).join('\n');
  const names = namesOf([
    {folder: path.join(siteDir, 'src'), endings: ['.ts', '.tsx', '.css', '.mdx']},
    {folder: path.join(siteDir, 'api'), endings: ['.ts', '.tsx', '.css']},
    {folder: path.join(siteDir, 'search'), endings: ['.ts', '.tsx', '.css']},
    {folder: path.join(siteDir, 'config'), endings: ['.ts']},
    {folder: path.join(siteDir, 'plugins'), endings: ['.ts']},
    {folder: path.join(siteDir, 'docs'), endings: ['.mdx']},
    {folder: path.join(siteDir, 'blog'), endings: ['.mdx']},
    {folder: path.join(siteDir, 'figures'), endings: ['.svg']},
    {folder: path.join(framework, 'theme-classic', 'lib'), endings: ['.js']},
    {folder: path.join(framework, 'theme-common', 'lib'), endings: ['.js']},
    {folder: path.join(framework, 'core', 'lib', 'client'), endings: ['.js']},
  ]);
  return {
    name: 'light-styles',
    configurePostCss(options) {
      options.plugins.push(
        purgeCSSPlugin({
          content: [],
          contentFunction: () => [{raw: names(), extension: 'txt'}],
          safelist: {
            standard: [...MADE_AT_RUN_TIME, ...WITHOUT_A_NAME],
            deep: [/^t-/, /data-theme/, /^html$/],
          },
          variables: false,
          keyframes: false,
          fontFace: false,
        }),
        dropFrameworkClasses(NOT_SHOWN),
        dropReplacedVariables(readFileSync(path.join(siteDir, 'src/css/framework.css'), 'utf8')),
        inlineConstants(others),
        dropUnusedVariables(others),
        inlineDrawings(path.join(siteDir, 'static')),
      );
      return options;
    },
  };
}

/** While someone writes the site, a name may come with every change; a build reads them once. */
function namesOf(places: Place[]): () => string {
  let known: string | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return usedNames(places);
    known ??= usedNames(places);
    return known;
  };
}

function stylesBelow(folder: string): string {
  return listFiles(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
