/** Packages that touch the text of pages for one reason. */
type Group = {readonly why: string; readonly packages: readonly string[]};

const words = (text: string) => text.trim().split(/\s+/);

/** Names that begin alike, each written out: a new one has to be added here. */
const named = (start: string, rest: string) => words(rest).map((end) => `${start}${end}`);

/**
 * The packages whose code runs on the text of a page while it is built: one that was taken over
 * could change a command or an address there. They are pinned by package-lock.json; whoever adds
 * one or moves it to another version reads what it does. `tests/faults/hostile.spec.ts` shows that
 * a change is found all the same.
 */
export const WRITING: readonly Group[] = [
  {
    why: 'the framework: its loader of MDX, its front matter, and its tabs of package managers',
    packages: [
      ...named('@docusaurus/', 'logger mdx-loader remark-plugin-npm2yarn utils'),
      ...words('@11ty/gray-matter js-yaml kind-of strip-bom-string npm-to-yarn'),
      ...words('chalk escape-html escape-string-regexp fs-extra github-slugger graceful-fs'),
      ...words('image-size universalify'),
    ],
  },
  {
    why: 'run the TypeScript of our own steps, and so could change them',
    packages: words('esbuild jiti tsx'),
  },
  {
    why: 'unified: carries a file through the steps',
    packages: words('unified trough vfile vfile-location is-plain-obj devlop zwitch'),
  },
  {
    why: 'micromark: cuts Markdown into tokens',
    packages: [
      ...words('micromark micromark-core-commonmark parse-entities'),
      ...named('micromark-extension-', 'directive frontmatter'),
      ...named('micromark-extension-gfm', '-autolink-literal -footnote -strikethrough -table'),
      ...words('micromark-extension-gfm micromark-extension-gfm-task-list-item'),
      ...named('micromark-extension-mdx', '-expression -jsx -md js js-esm'),
      ...named('micromark-factory-', 'destination label mdx-expression space'),
      ...named('micromark-util-', 'character chunked classify-character combine-extensions'),
      ...named('micromark-util-', 'decode-string events-to-acorn normalize-identifier'),
      ...named('micromark-util-', 'resolve-all sanitize-uri subtokenize'),
    ],
  },
  {
    why: 'remark: Markdown as a tree, and the kinds of Markdown that pages use',
    packages: [
      ...named('remark-', 'directive emoji frontmatter gfm mdx parse rehype'),
      ...named('mdast-util-', 'directive find-and-replace from-markdown frontmatter'),
      ...named('mdast-util-gfm-', 'autolink-literal footnote strikethrough table task-list-item'),
      ...named('mdast-util-', 'gfm mdx mdx-expression mdx-jsx mdxjs-esm phrasing to-hast'),
      ...named('mdast-util-', 'to-markdown to-string'),
      ...named('unist-util-', 'is position position-from-estree stringify-position'),
      ...named('unist-util-', 'visit visit-parents'),
      ...words('longest-streak markdown-table trim-lines'),
    ],
  },
  {
    why: 'rehype and MDX: the tree as HTML, and HTML as the module of a page',
    packages: [
      ...words('@mdx-js/mdx rehype-recma recma-build-jsx recma-jsx recma-stringify'),
      ...named('hast-util-', 'parse-selector to-estree whitespace'),
      ...named('estree-util-', 'attach-comments build-jsx is-identifier-name scope to-js'),
      ...named('estree-util-', 'value-to-estree visit'),
      ...words('estree-walker acorn acorn-jsx astring collapse-white-space hastscript'),
      ...words('property-information space-separated-tokens'),
    ],
  },
  {why: 'highlights code, when the site is built', packages: ['refractor']},
  {why: 'makes HTML smaller', packages: ['@swc/html']},
  {
    why: 'finish/: reads the built HTML for search, and writes it as Markdown',
    packages: [
      ...named('hast-util-', 'embedded from-html from-parse5 is-body-ok-link is-element'),
      ...named('hast-util-', 'minify-whitespace phrasing to-mdast to-text'),
      ...words('parse5 entities rehype-minify-whitespace web-namespaces'),
    ],
  },
  {why: 'draws the title of a page into its picture', packages: ['@resvg/resvg-js']},
];

/** Of these, the server's HTML and the script that takes it over in the browser both consist. */
const RENDERING: readonly Group[] = [
  {
    why: 'the framework: its theme, routes and pages',
    packages: [
      ...named('@docusaurus/', 'core mdx-loader plugin-content-blog plugin-content-docs'),
      ...named('@docusaurus/', 'theme-classic theme-common utils-common'),
      ...words('@babel/runtime clsx infima tslib url-loader css-loader'),
    ],
  },
  {
    why: 'React, which writes and takes over the HTML',
    packages: words('react react-dom @mdx-js/react'),
  },
  {
    why: 'the router of the framework, and what the router needs',
    packages: [
      ...words('react-router react-router-config react-router-dom react-loadable history'),
      ...words('invariant isarray path-to-regexp prop-types resolve-pathname'),
      ...words('tiny-invariant tiny-warning value-equal'),
    ],
  },
  {
    why: 'the head of a page, and the bar of progress above it',
    packages: words('react-helmet-async react-fast-compare shallowequal nprogress'),
  },
  {why: 'enlarges figures', packages: ['react-medium-image-zoom']},
  {
    why: 'the hosted search',
    packages: words('@algolia/client-common algoliasearch search-insights'),
  },
  {
    why: 'replies of nodes, in the request panel',
    packages: words('@cfworker/json-schema lossless-json'),
  },
  {
    why: 'checks a staking transaction, on the page of tools',
    packages: words('@noble/curves @noble/hashes @scure/base @scure/btc-signer micro-packed'),
  },
];

/** The packages that have a part in the program that writes the HTML of all pages. */
export const SERVER: readonly Group[] = [
  ...RENDERING,
  {
    why: 'asked for by the above, on the server only',
    packages: words('@algolia/requester-node-http hoist-non-react-statics null-loader react-is'),
  },
];

/** The packages that have a part in the scripts of pages. */
export const BROWSER: readonly Group[] = [
  ...RENDERING,
  {
    why: 'asked for by the above, in the browser only',
    packages: words('@algolia/requester-browser-xhr scheduler'),
  },
  {
    why: 'bundles scripts and styles, and takes part in them',
    packages: words('@rspack/core postcss-loader'),
  },
];
