import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Config} from '@docusaurus/types';
import {register} from 'tsx/cjs/api';
import {announcement} from './config/announcement';
import {navbar} from './config/navbar';
import {site} from './config/site';
import {buildClock} from './data/clock';
import {ssrTemplate} from './plugins/early-script/ssrTemplate';

// The framework would compile each plugin and its imports with Babel. tsx takes a tenth of the time,
// and plugins that import the same module share it.
const unregister = register();
const {markdown, plugins} = createRequire(__filename)('./plugins') as typeof import('./plugins');
unregister();

export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  // api/pages writes the API documents to the second folder.
  staticDirectories: ['static', '.docusaurus/api-reference/static'],
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // The v4 flags, except one that would rename the storage keys, which are specified.
  future: {
    // Each worker thread would load the whole program, which takes 400 MB more; see decisions/scale.md.
    faster: {
      rspackPersistentCache: true,
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
  // The year in the footer's copyright notice.
  customFields: {year: buildClock().day.slice(0, 4)},
  plugins,
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
