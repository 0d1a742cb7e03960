import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import type {Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import type {PageModel} from '../pages/PageModel';
import {readPage} from '../../search/index/readPage';
import {articleToMdast} from './articleToMdast';

/** The Markdown copy of a page. */
export type PageCopy = {
  title: string;
  /** Description of the page; may be empty. */
  description: string;
  /** Public address of the page. */
  url: string;
  /** Content of the copy, with front matter. */
  markdown: string;
};

/**
 * Converts a built page to Markdown: front matter with its address and metadata, then title and text.
 *
 * @param address public address, used if the page has no canonical one
 * @param model metadata of the page; undefined for lists of posts
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

/** Leaves underscores in names unescaped: they don't start emphasis, and readers copy the names. */
const plainNames: NonNullable<Options['handlers']>['text'] = (node: Text, _parent, state, info) =>
  state.safe(node.value, info).replace(/(?<=[a-z0-9])\\_(?=[a-z0-9])/gi, '_');

const format: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
  handlers: {text: plainNames},
  extensions: (gfmToMarkdown({tablePipeAlign: false}).extensions ?? []).filter(
    // The rule for "@" would put backslashes into email addresses and URLs.
    ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
  ),
};

/** Front matter with JSON values, because JSON is valid YAML. */
function frontMatter(values: Readonly<Record<string, string | readonly string[] | undefined>>) {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined && value.length > 0)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Days of the oldest and the newest value on the page, which only the rendered page contains. */
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
