import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {rehypeCallouts} from './callouts/rehypeCallouts';
import {checkFrontMatter} from './front-matter/checkFrontMatter';
import {rehypeHeadingNames} from './headings/rehypeHeadingNames';
import {rehypeHighlight} from './highlight/rehypeHighlight';
import {remarkLatestPosts} from './latest-posts/remarkLatestPosts';
import {isDevServer, reloadedData, type DataModules} from './live-data/devServer';
import * as dataModules from './live-data/dataModules';
import {rehypeTableHtml} from './tables/rehypeTableHtml';
import {rehypeTables} from './tables/rehypeTables';
import {rehypeUnbroken} from './unbroken/rehypeUnbroken';
import {rehypeUntranslated} from './untranslated/rehypeUntranslated';

/** Markdown settings for the whole site. */
export const markdown: Config['markdown'] = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    checkFrontMatter(params.filePath, parsed.frontMatter, params.fileContent);
    return parsed;
  },
};

/** Plugins for every Markdown page: documents, blog posts and standalone pages. */
export const mdxPlugins = {
  remarkPlugins: [
    // Plugins passed by name to `dataPlugin` read data, which the development server reloads.
    // Must be first: code that later plugins insert, such as example files, is shown unchanged.
    dataPlugin('remarkCodeFacts'),
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
    dataPlugin('remarkExamples'),
    dataPlugin('remarkCommands'),
    dataPlugin('remarkCalculators'),
    dataPlugin('remarkFacts'),
    dataPlugin('remarkFigures'),
    // Must be last: it also marks terms in text that the other plugins have generated.
    dataPlugin('remarkTerms'),
  ],
  rehypePlugins: [
    rehypeHighlight,
    rehypeTables,
    rehypeCallouts,
    rehypeUntranslated,
    rehypeUnbroken,
    rehypeHeadingNames,
    // Must be last: it turns tables into HTML strings, which the other plugins can't read.
    rehypeTableHtml,
  ],
};

/** Plugins for standalone pages: the home page also lists the latest posts. */
export const pagesPlugins = {
  ...mdxPlugins,
  remarkPlugins: [remarkLatestPosts, ...mdxPlugins.remarkPlugins],
};

type Transformer = (tree: Root, file: VFile) => void | Promise<void>;

/** A remark plugin that reads data; in the development server it always uses the latest data. */
function dataPlugin(name: Extract<keyof DataModules, `remark${string}`>): () => Transformer {
  if (!isDevServer()) return dataModules[name];
  const transformers = new WeakMap<DataModules, Transformer>();
  return () => async (tree, file) => {
    const modules = (await reloadedData()) ?? dataModules;
    const transform = transformers.get(modules) ?? modules[name]();
    transformers.set(modules, transform);
    await transform(tree, file);
  };
}
