import {mdxToMarkdown} from 'mdast-util-mdx';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {loadGlossary, type Glossary} from '../../data/glossary/load';
import type {Term} from '../../data/glossary/schema';
import {createTermFinder} from './findTerms';
import {markTerms} from './remarkTerms';

const page = '/a/';
const terms = new Map<string, Term>([
  ['epoch', {term: 'epoch', definition: 'A run of blocks.', page}],
  ['boundary', {term: 'epoch boundary', definition: 'Its last block.', page, see: ['epoch']}],
  ['eots', {term: 'EOTS', also: ['one-time signature'], definition: 'Safe once.', page}],
  ['delegation', {term: 'delegation', also: ['deposit'], definition: 'A record.', page}],
  ['body', {term: 'governing body', definition: 'A group.', note: 'It votes.', page}],
  ['co-staking', {term: 'co-staking', definition: 'Both stakes.', page}],
]);
const glossary: Glossary = {
  terms,
  tooCommon: new Set(['deposit']),
  pages: new Map([['/a/', 'Page A']]),
};

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(markdown);
}

/** The transformed page, with `[text|id]` for each marked term. */
function mark(markdown: string): string {
  const tree = parse(markdown);
  markTerms(tree, glossary, 'docs/a.mdx');
  const text = toMarkdown(tree, {extensions: [mdxToMarkdown(), gfmToMarkdown()]});
  return text.replace(/<Term id="([^"]+)">([^<]*)<\/Term>/g, '[$2|$1]').trim();
}

test('only the first use of a term is marked, with its ID', () => {
  const tree = parse('An epoch ends. Another epoch begins.');
  markTerms(tree, glossary, 'docs/a.mdx');
  expect(toMarkdown(tree, {extensions: [mdxToMarkdown()]})).toBe(
    'An <Term id="epoch">epoch</Term> ends. Another epoch begins.\n',
  );
});

test.each([
  ['The epoch boundary passes.', 'The [epoch boundary|boundary] passes.'],
  ['The epoch\nboundary passes.', 'The [epoch\nboundary|boundary] passes.'],
  ['Epochs and EOTS.', '[Epochs|epoch] and [EOTS|eots].'],
  ['All governing bodies.', 'All [governing bodies|body].'],
  ['An epoch’s end, an epoch.', 'An [epoch|epoch]’s end, an epoch.'],
  ['One-time signatures, once EOTS.', '[One-time signatures|eots], once EOTS.'],
  ['Some **epoch** in bold.', 'Some **[epoch|epoch]** in bold.'],
  ['1. An epoch.', '1. An [epoch|epoch].'],
  ['<div>\n  An epoch.\n</div>', '<div>\n  An [epoch|epoch].\n</div>'],
  [
    '<Tabs>\n  <TabItem>\n    An epoch.\n  </TabItem>\n</Tabs>',
    '<Tabs>\n  <TabItem>\n    An [epoch|epoch].\n  </TabItem>\n</Tabs>',
  ],
])('%j becomes %j', (markdown, expected) => {
  expect(mark(markdown)).toBe(expected);
});

test.each([
  ['a heading', '## An epoch'],
  ['a link', '[An epoch](/a/)'],
  ['inline code', 'The `epoch`.'],
  ['a code block', '```text\nepoch\n```'],
  ['a link written as an element', '<a href="/a/">An epoch</a>'],
  ['a summary', '<summary>An epoch</summary>'],
  ['a component that is not known to contain prose', '<Card>An epoch</Card>'],
  ['a part of a word', 'The epochal epoching'],
  ['a part of a path', 'x/epoch epoch/x epoch.go pre-epoch epoch-based'],
  ['a name with different capitalization', 'eots'],
  ['a common name', 'A deposit'],
  ['a list of sources', '## Sources\n\n* The epoch'],
])('%s is left unchanged', (_, markdown) => {
  expect(mark(markdown)).toBe(markdown);
});

test('terms are marked in the cells of a table, but not in its header', () => {
  const [head, , row] = mark('| epoch |\n| ----- |\n| epoch |').split('\n');
  expect(head).toMatch(/^\| epoch +\|$/);
  expect(row).toBe('| [epoch|epoch] |');
});

test('terms are marked in a section after the sources', () => {
  expect(mark('## Sources\n\nepoch\n\n## Notes\n\nepoch')).toContain('Notes\n\n[epoch|epoch]');
});

describe('<Term> written by hand', () => {
  test('is the only mark of its term on the page', () => {
    expect(mark('An epoch, an <Term id="epoch">age</Term>.')).toBe('An epoch, an [age|epoch].');
  });

  test('shows the name of its term if it is empty', () => {
    expect(mark('An <Term id="epoch" />.')).toBe('An [epoch|epoch].');
  });

  test('is rejected if its ID is unknown', () => {
    expect(() => mark('Text.\n\nAn <Term id="epok">age</Term>.')).toThrow(
      faultAt('glossary/unknown', 'docs/a.mdx:3', '"epok"', 'Nearest: epoch, eots, body.'),
    );
  });

  test('is rejected if it has no ID', () => {
    expect(() => mark('An <Term>age</Term>.')).toThrow(
      faultAt('page/attribute', 'docs/a.mdx:1', '<Term id="finality-provider">'),
    );
  });
});

describe('<Glossary />', () => {
  test('is replaced with all terms, grouped by letter, and no term on its page is marked', () => {
    const text = mark('An epoch.\n\n<Glossary />\n\nAn end.');
    expect(text).toMatch(/^An epoch\.\n\n<nav aria-label="Letters">/);
    expect(text).toMatch(/An end\.$/);
    expect(text).toContain('[C](#letter-c) [D](#letter-d)');
    expect(text).toContain(
      '### EOTS\n\nSafe once.\n\nAlso: one-time signature. Explained in [Page A](/a/).',
    );
    expect(text).toContain('### governing body\n\nA group.\n\nIt votes.\n\n');
    expect(text).toContain(
      '### epoch boundary\n\nIts last block.\n\nSee also: [epoch](#epoch). Explained in',
    );
    expect(text.match(/^##+ .*/gm)).toEqual([
      ...['## C', '### co-staking', '## D', '### delegation'],
      ...['## E', '### EOTS', '### epoch', '### epoch boundary'],
      ...['## G', '### governing body'],
    ]);
  });

  test('uses the ID of each term as its anchor', () => {
    const tree = parse('<Glossary />');
    markTerms(tree, glossary, 'docs/a.mdx');
    const ids = tree.children.flatMap((node) =>
      node.type === 'heading' && node.depth === 3 ? [node.data] : [],
    );
    expect(ids).toContainEqual({id: 'boundary', hProperties: {id: 'boundary'}});
  });
});

test('no term has the anchor of a letter or of another heading on the glossary page', () => {
  const ids = [...loadGlossary().terms.keys()];
  expect(ids.filter((id) => /^letter-.$|^where-to-go-next$|^sources$/.test(id))).toEqual([]);
});

test('each name in the glossary matches its own term', () => {
  const {terms: all, tooCommon} = loadGlossary();
  const find = createTermFinder(all, tooCommon);
  for (const [id, {term, also = []}] of all) {
    for (const name of [term, ...also].filter((candidate) => !tooCommon.has(candidate))) {
      expect(find(`The ${name}.`), name).toEqual([{id, start: 4, end: 4 + name.length}]);
    }
  }
});
