import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config} from '@docusaurus/types';
import {rehypeCallouts} from './callouts/rehypeCallouts';
import {checkFrontMatter} from './front-matter/checkFrontMatter';
import {rehypeHeadingNames} from './headings/rehypeHeadingNames';
import {rehypeHighlight} from './highlight/rehypeHighlight';
import {remarkLatestPosts} from './latest-posts/remarkLatestPosts';
import {dataStep} from './live-data/liveSteps';
import {rehypeTables} from './tables/rehypeTables';
import {rehypeUnbroken} from './unbroken/rehypeUnbroken';
import {rehypeUntranslated} from './untranslated/rehypeUntranslated';

/** How Markdown is read, everywhere on the site. */
export const markdown: Config['markdown'] = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    checkFrontMatter(params.filePath, parsed.frontMatter, params.fileContent);
    return parsed;
  },
};

/** Steps that every Markdown page goes through, in documents, blog and plain pages alike. */
export const mdxPlugins = {
  remarkPlugins: [
    // Steps by name are those of live-data/graph.ts: while pages are written, they are loaded anew.
    // First: what others write into blocks of code, such as a file, is shown as it is.
    dataStep('remarkCodeFacts'),
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
    dataStep('remarkExamples'),
    dataStep('remarkCommands'),
    dataStep('remarkCalculators'),
    dataStep('remarkFacts'),
    dataStep('remarkFigures'),
    // It must see what the others have written.
    dataStep('remarkTerms'),
  ],
  rehypePlugins: [
    rehypeHighlight,
    rehypeTables,
    rehypeCallouts,
    rehypeUntranslated,
    rehypeUnbroken,
    rehypeHeadingNames,
  ],
};

/** Parts of the home page also tell what the blog has. */
export const pagesPlugins = {
  ...mdxPlugins,
  remarkPlugins: [remarkLatestPosts, ...mdxPlugins.remarkPlugins],
};
