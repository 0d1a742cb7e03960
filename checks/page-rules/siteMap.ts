import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../config/redirects';
import {apiRoutes} from '../../plugins/api-reference/apiRoutes';
import {pageAddress} from '../../data/pageAddress';
import {anchorsOf} from './anchorsOf';
import type {Page} from './page';

/** Addresses of the site, each with its anchors; undefined where they are not known. */
export type SiteMap = ReadonlyMap<string, ReadonlySet<string> | undefined>;

const PROJECT = path.resolve(__dirname, '../..');

/** What the framework and our plugins write without a file of ours. */
const GENERATED = [
  ...['/blog/', '/blog/archive/', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'],
  ...['/facts.json', '/terms.json', '/llms.txt', '/robots.txt'],
  ...['/feeds/upgrades.rss.xml', '/feeds/upgrades.json'],
  ...['/feeds/parameters.rss.xml', '/feeds/parameters.json'],
];

/**
 * Everything that a page may link: pages, posts, plain pages, those of the API reference, redirects
 * and static files.
 */
export function siteMap(pages: readonly Page[]): SiteMap {
  const map = new Map<string, ReadonlySet<string> | undefined>();
  const others = [...GENERATED, ...plainPages(), ...staticFiles(), ...apiRoutes(PROJECT)];
  for (const address of others) map.set(address, undefined);
  for (const {from} of redirects) map.set(from, undefined);
  for (const page of pages) map.set(addressOf(page), anchorsOf(page.tree, page.file));
  return map;
}

/** Address of a page, from its slug or else from its file. */
export function addressOf({file, frontMatter}: Page): string {
  const [folder = '', ...rest] = file.replace(/\.mdx$/, '').split('/');
  const {slug} = frontMatter;
  if (folder === 'blog') return `/blog${typeof slug === 'string' ? slug : `/${rest.join('/')}/`}`;
  return pageAddress(file, slug);
}

function plainPages(): string[] {
  return readdirSync(path.join(PROJECT, 'src/pages'))
    .filter((name) => /^[^_.][^.]*\.(?:tsx|mdx)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''))
    .map((name) => (name === 'index' ? '/' : `/${name}/`));
}

function staticFiles(): string[] {
  const folder = path.join(PROJECT, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.extname(name))
    .map((name) => `/${name.split(path.sep).join('/')}`);
}
