import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {rehypeCallouts} from './callouts/rehypeCallouts';
import {checkFrontMatter} from './front-matter/checkFrontMatter';
import {rehypeHeadingNames} from './headings/rehypeHeadingNames';
import {rehypeHighlight} from './highlight/rehypeHighlight';
import {remarkLatestPosts} from './latest-posts/remarkLatestPosts';
import {isDevServer, reloadedData, type Graph} from './live-data/devServer';
import * as graph from './live-data/graph';
import {rehypeTableHtml} from './tables/rehypeTableHtml';
import {rehypeTables} from './tables/rehypeTables';
import {rehypeUnbroken} from './unbroken/rehypeUnbroken';
import {rehypeUntranslated} from './untranslated/rehypeUntranslated';

/** Settings of Markdown for the whole site. */
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
    // Steps that are given by name read data, which the development server reloads.
    // Must be first, because what other steps write into code blocks is shown as it is.
    dataStep('remarkCodeFacts'),
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
    dataStep('remarkExamples'),
    dataStep('remarkCommands'),
    dataStep('remarkCalculators'),
    dataStep('remarkFacts'),
    dataStep('remarkFigures'),
    // Must be last: it marks terms in what the other steps have written.
    dataStep('remarkTerms'),
  ],
  rehypePlugins: [
    rehypeHighlight,
    rehypeTables,
    rehypeCallouts,
    rehypeUntranslated,
    rehypeUnbroken,
    rehypeHeadingNames,
    // Must be last: it hides what the other steps look for.
    rehypeTableHtml,
  ],
};

/** The home page also lists the latest posts. */
export const pagesPlugins = {
  ...mdxPlugins,
  remarkPlugins: [remarkLatestPosts, ...mdxPlugins.remarkPlugins],
};

type Transformer = (tree: Root, file: VFile) => void | Promise<void>;

/** A step that writes data into pages; in the development server it uses the newest data. */
function dataStep(name: Extract<keyof Graph, `remark${string}`>): () => Transformer {
  if (!isDevServer()) return graph[name];
  const steps = new WeakMap<Graph, Transformer>();
  return () => async (tree, file) => {
    const newest = (await reloadedData()) ?? graph;
    const step = steps.get(newest) ?? newest[name]();
    steps.set(newest, step);
    await step(tree, file);
  };
}
