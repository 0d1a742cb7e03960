import type {PluginConfig, PluginModule} from '@docusaurus/types';
import {apiIds} from '../api/pages/load/apis';
import apiReferencePlugin from '../api/pages/plugin';
import {blog} from '../config/blog';
import {clientRedirects} from '../config/redirects';
import {site} from '../config/site';
import {mdxPlugins, pagesPlugins} from '../markdown/mdxPlugins';
import analyticsPlugin from './analytics';
import bundlerPlugin from './bundler';
import docsPlugin from './docs';
import earlyScriptPlugin from './early-script';
import exampleProgramsPlugin from './example-programs';
import framesPlugin from './frames';
import pageDataPlugin from './page-data';
import pageModelPlugin from './page-model';
import purgeStylesPlugin from './purge-styles';
import searchPlugin from './search';

export {markdown} from '../markdown/mdxPlugins';

/** Every plugin of the site, in the order in which the framework runs them. */
export const plugins: PluginConfig[] = [
  [
    docsPlugin as PluginModule,
    {
      path: 'docs',
      routeBasePath: '/',
      sidebarPath: './sidebars/index.ts',
      breadcrumbs: true,
      editUrl: site.editUrl,
      showLastUpdateTime: true,
      sidebarCollapsible: true,
      versions: {current: {label: 'Next'}},
      // api/pages publishes these pages together with the generated ones.
      exclude: ['api/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}'],
      ...mdxPlugins,
    },
  ],
  ...apiIds.map((api): PluginConfig => [
    apiReferencePlugin as PluginModule,
    {
      api,
      breadcrumbs: true,
      showLastUpdateTime: true,
      docItemComponent: '@site/api/panel/ApiDocItem',
      ...mdxPlugins,
    },
  ]),
  [
    '@docusaurus/plugin-content-blog',
    {
      path: 'blog',
      blogTitle: blog.title,
      blogDescription: blog.description,
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      editUrl: site.editUrl,
      onInlineAuthors: 'ignore',
      feedOptions: {type: ['rss', 'atom'], title: `${site.title}: blog`, language: 'en'},
      ...mdxPlugins,
    },
  ],
  ['@docusaurus/plugin-content-pages', pagesPlugins],
  ['@docusaurus/plugin-sitemap', {lastmod: 'date'}],
  ['@docusaurus/plugin-client-redirects', {redirects: clientRedirects()}],
  analyticsPlugin,
  bundlerPlugin,
  exampleProgramsPlugin,
  earlyScriptPlugin,
  framesPlugin,
  pageDataPlugin as PluginModule,
  pageModelPlugin,
  purgeStylesPlugin,
  searchPlugin,
];
