import {existsSync} from 'node:fs';
import type {Config, PluginConfig} from '@docusaurus/types';
import {announcement} from './config/announcement';
import {blog} from './config/blog';
import {navbar} from './config/navbar';
import {clientRedirects} from './config/redirects';
import {site} from './config/site';
import {buildClock} from './data/clock';
import {markdown, mdxPlugins, pagesPlugins} from './markdown/steps';
import {apiIds} from './api/pages/load/apis';
import {ssrTemplate} from './plugins/early-script/ssrTemplate';

export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  // The second has the API documents, which api/pages writes.
  staticDirectories: ['static', '.docusaurus/api-reference/static'],
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // The v4 flags, except the one that would rename the specified storage keys.
  future: {
    // Each thread that writes pages would load the whole program, 400 MB more; see decisions/scale.md.
    faster: {
      rspackPersistentCache: false,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: false,
    },
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    // Without a Git history, pages don't show when they last changed.
    experimental_vcs: existsSync('.git') ? 'default-v2' : 'disabled',
  },
  markdown,
  // For the footer.
  customFields: {year: buildClock().day.slice(0, 4)},
  plugins: [
    [
      './plugins/docs/index.ts',
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
        exclude: [
          'api/**',
          '**/_*.{js,jsx,ts,tsx,md,mdx}',
          '**/_*/**',
          '**/*.test.{js,jsx,ts,tsx}',
        ],
        ...mdxPlugins,
      },
    ],
    ...apiIds.map((api): PluginConfig => [
      './api/pages/plugin.ts',
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
    './plugins/analytics/index.ts',
    './plugins/bundler/index.ts',
    './plugins/example-programs/index.ts',
    './plugins/early-script/index.ts',
    './plugins/frames/index.ts',
    './plugins/page-data/index.ts',
    './plugins/page-model/index.ts',
    './plugins/purge-styles/index.ts',
    './plugins/search/index.ts',
  ],
  clientModules: ['./src/client/focusTarget.ts', './src/client/escapeAddress.ts'],
  ssrTemplate: ssrTemplate(),
  themes: [['@docusaurus/theme-classic', {customCss: ['./src/css/index.css']}]],
  themeConfig: {
    image: 'img/social.png',
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    blog: {sidebar: {groupByYear: true}},
    announcementBar: announcement,
    navbar,
  },
} satisfies Config;
