import type {Element, Root} from 'hast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import type {Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {plainText, readPage} from '../search-index/readPage';
import {find, findAll, rawText, simplify} from './simplify';

/** One page for machines. */
export type PageCopy = {
  title: string;
  /** The page's own summary; empty where it has none. */
  description: string;
  /** Public address of the page itself. */
  url: string;
  /** The whole file, with front matter. */
  markdown: string;
};

/**
 * A built page as Markdown: front matter that says where it stands and when its facts were
 * checked, then title and text.
 *
 * @param address public address, used where the page names no canonical one
 * @returns undefined for a redirect, for a page that asks not to be indexed, and for one without
 * a title
 */
export function pageToMarkdown(tree: Root, address: string): PageCopy | undefined {
  const page = readPage(tree);
  if (!page) return undefined;
  const url = canonicalOf(tree) ?? address;
  const root = page.root ?? find(tree, ({tagName}) => tagName === 'main');
  const header = root?.tagName === 'article' ? headerOf(root) : undefined;
  const description = metaOf(tree, 'description');
  const body = root ? simplify(root, {url, header}) : [];
  const markdown = [
    frontMatter({title: page.title, description, url, ...datesOf(header)}),
    toMarkdown({type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]}, format),
    toMarkdown(toMdast({type: 'root', children: body}, {document: true, handlers}), format),
  ];
  return {title: page.title, description, url, markdown: markdown.join('\n')};
}

const pre: Handle = (_state, node) => {
  const {dataLanguage, dataTitle} = node.properties;
  const title = typeof dataTitle === 'string' ? `title=${JSON.stringify(dataTitle)}` : null;
  const lang = typeof dataLanguage === 'string' ? dataLanguage : title && 'text';
  return {type: 'code', lang, meta: title, value: rawText(node)};
};

const handlers = {pre};

/** An underscore inside a name opens no emphasis; escaped, the name would be copied wrong. */
const plainNames: NonNullable<Options['handlers']>['text'] = (node: Text, _parent, state, info) =>
  state.safe(node.value, info).replace(/(?<=[a-z0-9])\\_(?=[a-z0-9])/gi, '_');

const format: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
  handlers: {text: plainNames},
  extensions: (gfmToMarkdown({tablePipeAlign: false}).extensions ?? []).filter(
    // This one puts backslashes into bare addresses, which machines would take as written.
    ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
  ),
};

type Front = {
  title: string;
  description: string;
  url: string;
  /** Id of the API operation that the page describes. */
  operation?: string;
  status?: string;
  networks?: string[];
  factsChecked?: string;
  /** Day of the oldest value on the page, and of the newest if it is another. */
  valuesAsOf?: string[];
  /** Whether somebody has done the page as written, in a sentence. */
  walked?: string;
  published?: string;
};

/** YAML, in which every JSON text is valid. */
function frontMatter({factsChecked, valuesAsOf, walked, ...front}: Front): string {
  const entries = Object.entries({
    ...front,
    facts_checked: factsChecked,
    values_as_of: valuesAsOf,
    walked,
  });
  const lines = entries
    .filter(([, value]) => value !== undefined && value.length > 0)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** What src/components/PageFacts and the header of a post say about state and age. */
function datesOf(header: Element | undefined): Omit<Front, 'title' | 'description' | 'url'> {
  if (!header) return {};
  const front: Omit<Front, 'title' | 'description' | 'url'> = {};
  for (const part of findAll(header, ({properties}) => properties.dataMark !== undefined)) {
    const days = findAll(part, isTime).map(dayOf);
    switch (part.properties.dataMark) {
      case 'status':
        front.status = plainText(part);
        break;
      case 'network':
        front.networks = [...(front.networks ?? []), plainText(part)];
        break;
      case 'operation':
        front.operation = plainText(part);
        break;
      case 'verified':
        front.factsChecked = days[0];
        break;
      case 'values':
        front.valuesAsOf = days;
        break;
      case 'walked':
        // The line of a walk and its fold are two sentences.
        front.walked = part.children.map((child) => plainText(child)).join('. ');
        break;
    }
  }
  const hasMarks = front.factsChecked !== undefined || front.valuesAsOf !== undefined;
  const published = hasMarks ? undefined : find(header, isTime);
  if (published) front.published = dayOf(published);
  return front;
}

function isTime({tagName, properties}: Element): boolean {
  return tagName === 'time' && typeof properties.dateTime === 'string';
}

function dayOf({properties}: Element): string {
  return String(properties.dateTime).slice(0, 10);
}

function headerOf(article: Element): Element | undefined {
  return findAll(article, ({tagName}) => tagName === 'header').find((header) =>
    find(header, ({tagName}) => tagName === 'h1'),
  );
}

function canonicalOf(tree: Root): string | undefined {
  const found = find(
    tree,
    ({tagName, properties}) => tagName === 'link' && String(properties.rel) === 'canonical',
  );
  return typeof found?.properties.href === 'string' ? found.properties.href : undefined;
}

function metaOf(tree: Root, name: string): string {
  const found = find(
    tree,
    ({tagName, properties}) => tagName === 'meta' && properties.name === name,
  );
  return String(found?.properties.content ?? '');
}
