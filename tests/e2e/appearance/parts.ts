import {pageKinds} from '../pages';

/**
 * Measurements of a part besides its colors. `box`: position and size. `block`, for a part of the text,
 * which every edit above it moves: left edge, width, and the gap above. `inline`, for a part inside a
 * line: none.
 */
type Extent = 'box' | 'block' | 'inline';

/** A part of a page, as a CSS selector, whose first visible match is measured. */
export type Part = {readonly selector: string; readonly extent: Extent};

const box = (selector: string): Part => ({selector, extent: 'box'});
const block = (selector: string): Part => ({selector, extent: 'block'});
const inline = (selector: string): Part => ({selector, extent: 'inline'});

/** Parts of every page. */
const frame = {
  page: box('html'),
  'navigation bar': box('.theme-layout-navbar'),
  title: box('h1'),
};

/** Parts of the announcement, the navigation bar and the footer, which are the same on every page. */
const bars = {
  announcement: box('.theme-announcement-bar'),
  'announcement close button': box('.theme-announcement-bar button'),
  logo: box('.navbar__logo img'),
  'first navigation bar link': box('.navbar__link'),
  'API menu': box('.navbar__item.dropdown > .navbar__link'),
  'chat icon': box('.navbar-icon--chat'),
  'search button': box('.navbar form button'),
  'search button shortcut': box('.navbar form kbd'),
  'color mode button': box('.navbar [aria-label^="Switch between"]'),
  footer: block('footer'),
  'footer logo': block('footer img'),
  'footer heading': block('footer h2'),
  'footer link': block('footer nav a'),
  'footer icon': block('footer svg'),
  'legal link': block('footer div:last-child > ul a'),
};

/** Parts of every page of the documentation. */
const article = {
  'table of contents': block('.table-of-contents'),
  'current entry in the table of contents': block('.table-of-contents__link--active'),
  paragraph: block('article .markdown > p ~ p'),
  'section heading': block('article h2'),
};

const sidebar = {
  sidebar: block('.theme-doc-sidebar-container'),
  'sidebar category': box('.menu__list-item-collapsible'),
  'category arrow': box('.menu__list-item-collapsible .menu__caret'),
  'current page in the sidebar': block(
    '.theme-doc-sidebar-container .menu__link--active[aria-current]',
  ),
  'button that hides the sidebar': box('[aria-label="Collapse sidebar"]'),
  breadcrumbs: box('.theme-doc-breadcrumbs'),
  'home icon': box('.theme-doc-breadcrumbs svg'),
};

const codeBlock = {
  'code block': block('pre'),
  'code block bar': block('[data-language] > div:has([data-code-action="copy"])'),
  'copy button': block('[data-code-action="copy"][aria-label^="Copy code to clipboard"]'),
};

/** Pages that together show nearly every part, each with the parts to measure on it. */
export const pages: Readonly<Record<string, {address: string; parts: Record<string, Part>}>> = {
  home: {
    address: pageKinds.home,
    parts: {
      ...frame,
      ...bars,
      introduction: block('main header p'),
      'search field': block('main input[type="search"]'),
      'submit button': block('main form button'),
      'protocol figure': box('main figure svg'),
      'Bitcoin in the protocol figure': box('main figure svg .f-btc-wash'),
      'Babylon in the protocol figure': box('main figure svg .f-chain-wash'),
      'slashing in the protocol figure': box('main figure svg text.t-danger'),
      caption: block('main figure figcaption'),
      'first task': block('main section li'),
      'first task link': block('main section li a'),
      table: block('main table'),
      'table head': block('main thead th + th'),
      'table row': block('main tbody tr'),
      amount: inline('main td [data-unit="satoshi"]'),
      'news link': inline('main a[href^="/blog/"]'),
    },
  },
  task: {
    address: pageKinds['task, command line'],
    parts: {
      ...frame,
      ...sidebar,
      ...article,
      'page status': box('[data-mark="status"]'),
      'page network': box('[data-mark="network"]'),
      'copy as Markdown': block('[data-copy-page]'),
      'code in a sentence': inline('article p > code'),
      term: inline('article [data-term]'),
      table: block('article table'),
      'table head': block('article thead th'),
      amount: inline('article [data-unit="satoshi"]'),
      link: inline('article .markdown > p > a'),
      warning: block('article .alert--danger'),
      'warning heading': block('article .alert--danger > div'),
      ...codeBlock,
    },
  },
  'api-operation': {
    address: pageKinds['api operation'],
    parts: {
      ...frame,
      ...sidebar,
      'method in the sidebar': block(
        '.theme-doc-sidebar-container .menu__list-item--api, .menu .api-get',
      ),
      'contents button': box(
        'article .tocCollapsible button, article [class*="tocCollapsible"] button',
      ),
      'request column': block('.api-interactive'),
      'operation path': box('.api-line'),
      'operation method': box('.api-line .api-method'),
      'language tabs': block('.api-tabs'),
      'selected tab': block('.api-tabs [aria-selected="true"]'),
      'request form': block('.api-interactive form'),
      'server field': block('.api-interactive select'),
      'parameter field': block('.api-interactive input'),
      'send button': block('.api-interactive form button[type="submit"]'),
      'string in the example': inline('.api-interactive .t-string'),
      ...codeBlock,
      'parameters heading': block('article h2'),
    },
  },
  search: {
    address: pageKinds.search,
    parts: {
      ...frame,
      'search field': box('main input[type="search"]'),
      'search mode': box('main [aria-label="Search mode"]'),
      'selected search mode': box('main [aria-pressed="true"]'),
      'other search mode': box('main [aria-pressed="false"]'),
      hint: box('main [role="status"]'),
    },
  },
  components: {
    address: pageKinds.components,
    parts: {
      ...frame,
      ...article,
      'unlisted page banner': box('.theme-unlisted-banner'),
      amount: inline('article [data-unit="satoshi"]'),
      ...codeBlock,
      'marked line': block('article .line--marked'),
      keyword: inline('article .t-keyword'),
      'number in code': inline('article .t-number'),
      note: block('article .alert--secondary, article .alert--info'),
      tip: block('article .alert--success'),
      caution: block('article .alert--warning'),
      danger: block('article .alert--danger'),
      image: block('article img'),
    },
  },
};
