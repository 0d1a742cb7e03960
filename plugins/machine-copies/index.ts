import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFacts} from '../../data/load';
import {changeFeeds} from './changeFeeds';
import {jsonFeed, rssFeed} from './feedFormats';
import {llmsTxt} from './llmsTxt';
import {writePages} from './writePages';

const FEEDS = {
  upgrades: 'Upgrades of mainnet',
  parameters: 'Versions of the BTC staking parameters',
} as const;

/**
 * After the build: what machines read. A Markdown copy beside every page, `/llms.txt` that lists
 * the copies, `/robots.txt`, and feeds of upgrades and parameter versions.
 */
export default function machineCopiesPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const origin = siteConfig.url;
  const home = origin + baseUrl;
  return {
    name: 'machine-copies',
    injectHtmlTags() {
      const headTags = Object.entries(FEEDS).map(([name, title]) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: `${baseUrl}feeds/${name}.rss.xml`,
          title,
        },
      }));
      return {headTags};
    },
    async postBuild({outDir, routesBuildMetadata}) {
      const routes = Object.keys(routesBuildMetadata);
      const pages = await writePages({outDir, baseUrl, routes}, origin);
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(summary(siteConfig, home), pages));
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(home));

      const folder = path.join(outDir, 'feeds');
      await mkdir(folder, {recursive: true});
      for (const [name, feed] of Object.entries(changeFeeds(await loadFacts(), home))) {
        const address = `${home}feeds/${name}`;
        await writeFile(path.join(folder, `${name}.rss.xml`), rssFeed(feed, `${address}.rss.xml`));
        await writeFile(path.join(folder, `${name}.json`), jsonFeed(feed, `${address}.json`));
      }
    },
  };
}

/** Everything may be read. The address of the sitemap is that of the host the site is built for. */
function robotsTxt(home: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;
}

function summary({title, tagline}: LoadContext['siteConfig'], home: string) {
  return {
    title,
    description:
      `${tagline}. Values come from data with a source and a date; a page says when its facts ` +
      'were last checked. Each link leads to the Markdown copy of a page: "index.md" beside it.',
    data: [
      {
        title: 'Facts',
        description: 'every value with unit, meaning, source and date, as JSON',
        url: `${home}facts.json`,
      },
      {title: 'Terms', description: 'the glossary, as JSON', url: `${home}terms.json`},
      ...Object.entries(FEEDS).map(([name, feed]) => ({
        title: feed,
        description: 'JSON Feed, newest first',
        url: `${home}feeds/${name}.json`,
      })),
    ],
  };
}
