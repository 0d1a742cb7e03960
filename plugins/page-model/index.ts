import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCompression} from '../../config/compression';
import {NOT_WALKED} from '../../config/walked';
import {loadFacts} from '../../data/load';
import {writeInput} from '../../finish/BuildInput';
import {writeFeeds} from '../../finish/machine-copies/changeFeeds';
import {FEEDS} from '../../finish/machine-copies/feedFormats';
import {pageModels, type PageModel} from '../../finish/pages/PageModel';

/**
 * Passes the routes and a model of each page, which only the framework knows, to `finish/`, which runs
 * after the build. Logs the task pages that nobody has followed. Writes the feeds of
 * `finish/machine-copies`, because the facts are loaded here, and links them from the head of every page.
 */
export default function pageModelPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  // Fails before the build if a value is invalid.
  readCompression(process.env);
  const {title, tagline, url} = siteConfig;
  let pages: PageModel[] = [];
  return {
    name: 'page-model',
    allContentLoaded({allContent}) {
      pages = pageModels(allContent);
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      headTags: Object.entries(FEEDS).map(([name, feedTitle]) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: `${baseUrl}feeds/${name}.rss.xml`,
          title: feedTitle,
        },
      })),
    }),
    async postBuild({outDir, routesBuildMetadata}) {
      const routes = Object.keys(routesBuildMetadata);
      await writeInput(siteDir, {outDir, baseUrl, routes, pages, title, tagline, url});
      await writeFeeds(outDir, await loadFacts(), url + baseUrl);
      const notWalked = pages.filter(({walked}) => walked === NOT_WALKED).map(({source}) => source);
      if (notWalked.length > 0)
        console.log(`[INFO] Task pages that nobody has followed: ${notWalked.sort().join(', ')}`);
    },
  };
}
