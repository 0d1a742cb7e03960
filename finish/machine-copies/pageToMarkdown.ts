import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {PageModel} from '../pages/PageModel';
import {readPage} from '../../search/index/readPage';
import {articleToMdast} from './articleToMdast';

/** One page for machines. */
export type PageCopy = {
  title: string;
  /** The page's own summary; may be empty. */
  description: string;
  /** Public address of the page itself. */
  url: string;
  /** The whole file, with front matter. */
  markdown: string;
};

/**
 * A built page as Markdown: front matter with its address and what its model says, then title and
 * text.
 *
 * @param address public address, used if the page names no canonical one
 * @param model what the build knows of it; undefined for lists of posts
 * @returns undefined for a page that must not be indexed or has no title
 */
export function pageToMarkdown(
  tree: Root,
  address: string,
  model?: Partial<PageModel>,
): PageCopy | undefined {
  const page = readPage(tree, model?.title);
  if (!page) return undefined;
  const url = canonicalOf(tree) ?? address;
  const article = page.root ?? select('main', tree);
  const description = metaOf(tree, 'description');
  const markdown = [
    frontMatter({
      title: page.title,
      description,
      url,
      operation: model?.operationId,
      status: model?.status,
      networks: model?.networks,
      published: model?.published,
      facts_checked: model?.verified,
      values_as_of: article && valueDays(article),
      walked: model?.walked,
    }),
    toMarkdown({type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]}, format),
    article ? toMarkdown(articleToMdast(article, url), format) : '',
  ];
  return {title: page.title, description, url, markdown: markdown.join('\n')};
}

/** Doesn't escape underscores in names: they open no emphasis, and escaped names would be copied wrong. */
const plainNames: NonNullable<Options['handlers']>['text'] = (node: Text, _parent, state, info) =>
  state.safe(node.value, info).replace(/(?<=[a-z0-9])\\_(?=[a-z0-9])/gi, '_');

const format: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
  handlers: {text: plainNames},
  extensions: (gfmToMarkdown({tablePipeAlign: false}).extensions ?? []).filter(
    // This one puts backslashes into bare addresses, which machines would copy.
    ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
  ),
};

/** YAML, in which every JSON text is valid. */
function frontMatter(values: Readonly<Record<string, string | readonly string[] | undefined>>) {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined && value.length > 0)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Days of the oldest and the newest value on the page, which only the rendered page has. */
function valueDays(article: Element): string[] {
  const times = selectAll('article header:has(h1) [data-mark=values] time', article);
  return times.map(({properties}) => String(properties.dateTime));
}

function canonicalOf(tree: Root): string | undefined {
  const href = select('link[rel=canonical]', tree)?.properties.href;
  return typeof href === 'string' ? href : undefined;
}

function metaOf(tree: Root, name: string): string {
  return String(select(`meta[name=${name}]`, tree)?.properties.content ?? '');
}
