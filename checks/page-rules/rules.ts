import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {site} from '../../config/site';
import {checkFrontMatter} from '../../markdown/front-matter/checkFrontMatter';
import {lineOf as lineOfKey} from '../../markdown/front-matter/frontMatterSource';
import {Fault} from '../../config/fault';
import {
  headingsOf,
  lineOf,
  proseOf,
  textOf,
  wordsOf,
  type Page,
  type PageRule,
  type Problem,
} from './page';
import {proseRules} from './prose';
import {samplesParse} from './samples';

/** A page with fewer words doesn't answer the reader's question. */
const MIN_WORDS = 250;

/** Rules for a single page, in the order in which CONTRIBUTING.md lists them. */
export const pageRules = {
  frontMatterComplete: {
    rule: 'front matter is complete (CONTRIBUTING.md#front-matter)',
    check: frontMatterProblems,
  },
  oneTitle: {
    rule: 'a page has one h1, its title',
    check: ({tree}) =>
      headingsOf(tree)
        .filter(({depth}) => depth === 1)
        .map((heading) => ({
          line: lineOf(heading),
          what: `"# ${textOf(heading)}" is a second h1.`,
          fix: 'Make it ## or remove it.',
        })),
  },
  // Users of screen readers navigate by level: a skipped level sounds like a missing section.
  headingLevels: {
    rule: 'no jump in heading levels',
    check: ({tree}) =>
      headingsOf(tree).flatMap((heading, index, all) => {
        const above = all[index - 1]?.depth ?? 1;
        if (heading.depth <= above + 1) return [];
        const what = `"${textOf(heading)}" is a heading of level ${heading.depth}, below one of level ${above}.`;
        return [{line: lineOf(heading), what, fix: `Make it ${'#'.repeat(above + 1)}.`}];
      }),
  },
  // The anchors of two headings with the same text change when the headings are reordered.
  headingsUnique: {
    rule: 'no heading twice on a page',
    check: ({tree}) => {
      const seen = new Map<string, number>();
      return headingsOf(tree).flatMap((heading) => {
        const text = textOf(heading, true);
        const first = seen.get(text.toLowerCase());
        if (first === undefined) {
          seen.set(text.toLowerCase(), lineOf(heading));
          return [];
        }
        const what = `the heading "${text}" already appears on line ${first}.`;
        return [{line: lineOf(heading), what, fix: 'Make the heading specific to its section.'}];
      });
    },
  },
  // A reference may consist of data, an index of links.
  enoughWords: {
    rule: `at least ${MIN_WORDS} words outside of code and sources, unless kind is reference or index`,
    check: ({tree, frontMatter: {kind}}) => {
      const count = proseOf(tree).reduce((sum, {text}) => sum + wordsOf(text).length, 0);
      if (count >= MIN_WORDS || kind === 'reference' || kind === 'index') return [];
      const fix = 'Answer the questions of the reader, or move the text into another page.';
      return [{line: 1, what: `the page has ${count} words.`, fix}];
    },
  },
  endsWell: {
    rule: 'a page ends with "## Where to go next", a list or a table, and "## Sources", a list',
    check: endingProblems,
  },
  // A page over http can be changed in transit.
  secureLinks: {
    rule: 'external links use https',
    check: ({tree}) =>
      linksOf(tree)
        .filter(({url}) => /^http:/i.test(url))
        .map(({url, line}) => ({
          line,
          what: `the link ${url} is not secure.`,
          fix: `Use ${url.replace(/^http:/i, 'https:')} if it works, or format the address as code.`,
        })),
  },
  // The build checks only links that are paths, so a link with our own host could be dead.
  ownLinksAsPaths: {
    rule: 'links within the site are paths',
    check: ({tree}) =>
      linksOf(tree).flatMap(({url, line}) => {
        if (!URL.canParse(url, site.url) || !/^(https?:)?\/\//i.test(url)) return [];
        const to = new URL(url, site.url);
        if (to.host !== new URL(site.url).host) return [];
        const fix = `Link to ${to.pathname}${to.hash} if this site has it, or to the address of the document.`;
        return [{line, what: `the link ${url} names this site's own host.`, fix}];
      }),
  },
  // Code and comments are checked too.
  noPlaceholders: {
    rule: 'no TODO, TBD or "coming soon"',
    check: ({source}) =>
      source.split('\n').flatMap((text, index) =>
        [...text.matchAll(/\b(?:TODO|FIXME|TBD|coming soon)\b/gi)].map(([match]) => ({
          line: index + 1,
          what: `"${match}" announces missing content.`,
          fix: 'Write it now, or leave it out; for a plan, give its date and status.',
        })),
      ),
  },
  samplesParse,
  ...proseRules,
} satisfies Record<string, PageRule>;

/** Checks all rules. Returns one message per problem, sorted by line, each with its rule and fix. */
export function checkPage(page: Page): string[] {
  const rules: PageRule[] = Object.values(pageRules);
  return rules
    .flatMap(({rule, check}) => check(page).map((problem) => ({rule, ...problem})))
    .sort((a, b) => a.line - b.line)
    .map(({rule, line, what, fix}) => `${page.file}:${line}: ${what}\nRule: ${rule}\nFix: ${fix}`);
}

/** Checks what the build requires, and also that keywords, kind and verified are set. */
function frontMatterProblems({frontMatter, file, isPost, source}: Page): Problem[] {
  const problems: Problem[] = [];
  try {
    checkFrontMatter(path.resolve(file), {...frontMatter}, source);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const {location, what, details} = error;
    const [valid = '', fix = ''] = details;
    const line = Number(location.slice(location.lastIndexOf(':') + 1));
    problems.push({line, what: `${what} ${valid}`, fix: fix.replace('Fix: ', '')});
  }
  const add = (key: string, what: string, fix: string): void => {
    problems.push({line: lineOfKey(source, key), what, fix});
  };
  const {keywords, kind, verified} = frontMatter;
  if (!Array.isArray(keywords) || keywords.length === 0) {
    add('keywords', 'keywords is not a list.', 'Write keywords as [one, two], at least one.');
  }
  if (!isPost && kind === undefined) {
    add('kind', 'kind is missing.', 'Add kind: concept, task, reference or index.');
  }
  if (!isPost && verified === undefined) {
    add(
      'verified',
      'verified is missing.',
      'Add verified: YYYY-MM-DD, the day when you checked the facts.',
    );
  }
  return problems;
}

function endingProblems({tree, isPost, source}: Page): Problem[] {
  if (isPost) return [];
  const last = headingsOf(tree)
    .filter(({depth}) => depth === 2)
    .slice(-2);
  return ['Where to go next', 'Sources'].flatMap((name, index): Problem[] => {
    const section = last[index];
    if (!section || textOf(section) !== name) {
      const line = section ? lineOf(section) : source.split('\n').length;
      const found = section ? `"## ${textOf(section)}"` : 'the end of the page';
      const what = `expected "## ${name}", found ${found}.`;
      return [{line, what, fix: `Put "## ${name}" here, with a list below it.`}];
    }
    const after = tree.children.slice(tree.children.indexOf(section) + 1);
    const end = after.findIndex(({type}) => type === 'heading');
    const below = after.slice(0, end < 0 ? undefined : end);
    if (below.some(({type}) => type === 'list' || (type === 'table' && index === 0))) return [];
    const fix = index
      ? 'List the repository, commit or tag, path and date of each source.'
      : 'List the next pages, each with a reason to go there.';
    return [{line: lineOf(section), what: `"## ${name}" has no list.`, fix}];
  });
}

/** All links of a page: in Markdown, or as the `href` or `to` of an element. */
function linksOf(tree: Root): {url: string; line: number}[] {
  const links: {url: string; line: number}[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      links.push({url: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (/^(?:href|to)$/.test(attribute.name)) links.push({url: attribute.value, line});
      }
    }
  });
  return links;
}
