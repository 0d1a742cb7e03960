import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildInput} from '../BuildInput';
import type {Step} from '../runSteps';
import {areaOf} from '../../search/index/areaOf';
import {FEEDS} from './feedFormats';
import {llmsTxt, type ListedPage} from './llmsTxt';
import {pageToMarkdown} from './pageToMarkdown';

/** Name of the copy next to a page's `index.html`. */
const COPY_NAME = 'index.md';

/**
 * Writes files for machines: a Markdown copy next to every page, `/llms.txt` with a list of the copies,
 * `/robots.txt`, and `/pages.json` with the title of the page at each address.
 */
export function machineCopies(site: Omit<BuildInput, 'routes'>): Step {
  const {outDir, baseUrl, url: origin} = site;
  const home = origin + baseUrl;
  const models = new Map(site.pages.map((page) => [page.address, page]));
  const listed = new Map<string, ListedPage>();
  return {
    name: 'machine copies',
    async page({route, extract}) {
      if (!route?.endsWith('/')) return;
      const inputs = [origin + route, models.get(route)] as const;
      const copy = await extract('copy', (tree) => pageToMarkdown(tree, ...inputs), ...inputs);
      if (!copy) return;
      const address = route.slice(baseUrl.length);
      await writeFile(path.join(outDir, decodeURI(address), COPY_NAME), copy.markdown);
      const {title, description} = copy;
      const markdownUrl = `${origin}${route}${COPY_NAME}`;
      listed.set(route, {title, description, markdownUrl, area: areaOf(address)});
    },
    async end() {
      const pages = [...listed.keys()].sort().flatMap((route) => listed.get(route) ?? []);
      if (pages.length === 0) throw new Error(noCopiesMessage(outDir));
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(summary(site, home), pages));
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(home));
      const titles = [...listed].map(([route, {title}]) => [route, title]);
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(Object.fromEntries(titles)));
    },
  };
}

/** Allows all crawlers. The sitemap has the host that the site is built for. */
function robotsTxt(home: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;
}

function summary({title, tagline}: Pick<BuildInput, 'title' | 'tagline'>, home: string) {
  return {
    title,
    description:
      `${tagline}. Values come from data with a source and a date; a page says when its facts ` +
      'were last checked. Each link leads to the Markdown copy of a page: "index.md" next to it.',
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

function noCopiesMessage(outDir: string): string {
  return [
    `None of the pages below ${outDir} could be copied.`,
    'Expected: pages with a title, at addresses that end with a slash.',
    'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and compare the markup of a built ' +
      'page with search/index/readPage.ts.',
  ].join('\n');
}
