import {pageAddress} from '../../data/pageAddress';
import type {Page} from './page';

/** Address of a page, from its slug or else from its file. */
export function addressOf({file, frontMatter}: Page): string {
  const [folder = '', ...rest] = file.replace(/\.mdx$/, '').split('/');
  const {slug} = frontMatter;
  if (folder === 'blog') return `/blog${typeof slug === 'string' ? slug : `/${rest.join('/')}/`}`;
  return pageAddress(file, slug);
}
