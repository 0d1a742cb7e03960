import {describe, expect, test} from 'vitest';
import {checkPage} from './checkPages';
import {endsWell} from './endsWell';
import {enoughWords, LEAST_WORDS} from './enoughWords';
import {frontMatterComplete} from './frontMatterComplete';
import {headingLevels} from './headingLevels';
import {headingsUnique} from './headingsUnique';
import {liveLinks} from './liveLinks';
import {noEmptyPhrases} from './noEmptyPhrases';
import {noExclamation} from './noExclamation';
import {noFiller} from './noFiller';
import {noPlaceholders} from './noPlaceholders';
import {oneTitle} from './oneTitle';
import {describeProblem, readPage, type PageRule} from './page';
import {samplesParse} from './samplesParse';
import {secureLinks} from './secureLinks';
import {MOST_WORDS_IN_PARAGRAPH, shortParagraphs} from './shortParagraphs';
import {MOST_WORDS_IN_SENTENCE, shortSentences} from './shortSentences';
import {addressOf, siteMap} from './siteMap';

const HEAD = [
  '---',
  'title: A page',
  'description: What the reader gets from this page, told in one sentence of fair length.',
  'keywords: [one, two]',
  'kind: task',
  'verified: 2026-11-21',
  '---',
  '',
];
/** The line on which a test's own text begins. */
const FIRST = HEAD.length + 1;

function page(body: string, file = 'docs/a/b.mdx', head: readonly string[] = HEAD) {
  return readPage(file, [...head, body].join('\n'));
}

/** What a rule says about a body, as a writer sees it. */
function told(rule: PageRule, body: string, file?: string, head?: readonly string[]): string[] {
  const made = page(body, file, head);
  return rule(made).map((problem) => describeProblem(made.file, problem));
}

const words = (count: number): string => Array(count).fill('word').join(' ');
const sentences = (count: number): string => Array(count).fill('One more here.').join(' ');
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('front matter', () => {
  const without = (key: string): string[] => HEAD.filter((line) => !line.startsWith(`${key}:`));
  const withLine = (key: string, value: string): string[] =>
    HEAD.map((line) => (line.startsWith(`${key}:`) ? `${key}: ${value}` : line));

  test('a complete one passes', () => {
    expect(told(frontMatterComplete, '')).toEqual([]);
  });

  test('what the build refuses is told with its valid choices', () => {
    const [text] = told(frontMatterComplete, '', undefined, withLine('description', 'Too short.'));
    expect(text).toBe(
      'docs/a/b.mdx:3: description has 10 characters.\n' +
        'Rule: front matter is complete (CONTRIBUTING.md#add-a-page) Valid: 50 to 160 characters.\n' +
        'Fix: Say in one sentence what the reader gets from the page.',
    );
  });

  test('a missing kind', () => {
    expect(told(frontMatterComplete, '', undefined, without('kind'))).toEqual([
      'docs/a/b.mdx:1: kind is missing.\n' +
        'Rule: front matter is complete (CONTRIBUTING.md#add-a-page)\n' +
        'Fix: Add kind: concept, task, reference or index.',
    ]);
  });

  test('keywords that are no list', () => {
    expect(told(frontMatterComplete, '', undefined, withLine('keywords', 'one'))).toEqual([
      'docs/a/b.mdx:4: keywords is not a list.\n' +
        'Rule: front matter is complete (CONTRIBUTING.md#add-a-page)\n' +
        'Fix: Write keywords as [one, two], at least one.',
    ]);
  });

  test.each(['soon', '2026-11', '2026-06-31', '21.11.2026'])('verified: %s is no day', (value) => {
    expect(told(frontMatterComplete, '', undefined, withLine('verified', value))[0]).toBe(
      `docs/a/b.mdx:6: verified is "${value}".\n` +
        'Rule: front matter is complete (CONTRIBUTING.md#add-a-page) Valid: a day as YYYY-MM-DD.\n' +
        'Fix: Write a day that exists as verified.',
    );
  });

  test('a missing day', () => {
    const [text] = told(frontMatterComplete, '', undefined, without('verified'));
    expect(text).toContain('docs/a/b.mdx:1: verified is missing.');
  });

  test('a post has neither kind nor day of checking', () => {
    const head = [...HEAD.slice(0, 4), 'date: 2026-11-21', '---', ''];
    expect(told(frontMatterComplete, '', 'blog/x/index.mdx', head)).toEqual([]);
  });
});

describe('headings', () => {
  test('a second h1', () => {
    expect(told(oneTitle, 'Text.\n\n# Again')).toEqual([
      `docs/a/b.mdx:${FIRST + 2}: "# Again" is a second h1.\n` +
        'Rule: a page has one h1, its title\n' +
        'Fix: Make it ## or remove it.',
    ]);
    expect(told(oneTitle, '## One\n\n' + fence('bash', '# a comment'))).toEqual([]);
  });

  test('a jump in levels', () => {
    expect(told(headingLevels, '## One\n\n#### Two')).toEqual([
      `docs/a/b.mdx:${FIRST + 2}: "Two" is a heading of level 4, below one of level 2.\n` +
        'Rule: no jump in heading levels\n' +
        'Fix: Make it ###.',
    ]);
    expect(told(headingLevels, '### Deep')).toHaveLength(1);
    expect(told(headingLevels, '## One\n\n### Two\n\n## Three')).toEqual([]);
  });

  test('one heading twice, also in a tab and in other capitals', () => {
    const body = '## `tx` one\n\n<div>\n\n### `tx` One\n\n</div>\n\n## `keys` one';
    expect(told(headingsUnique, body)).toEqual([
      `docs/a/b.mdx:${FIRST + 4}: the heading "tx One" stands on line ${FIRST} already.\n` +
        'Rule: no heading twice on a page\n' +
        'Fix: Say in the heading what is different here.',
    ]);
  });
});

describe('length', () => {
  test('too few words, code and sources not counted', () => {
    const body = `${words(100)}\n\n${fence('text', words(200))}\n\n## Sources\n\n- ${words(200)}`;
    expect(told(enoughWords, body)).toEqual([
      'docs/a/b.mdx:1: the page has 100 words.\n' +
        `Rule: at least ${LEAST_WORDS} words outside of code and sources, unless kind is reference or index\n` +
        'Fix: Answer the questions that a reader comes with, or move the text into another page.',
    ]);
  });

  test('tables count', () => {
    const table = `| a | b |\n|---|---|\n| ${words(125)} | ${words(125)} |`;
    expect(told(enoughWords, table)).toEqual([]);
  });

  test.each(['reference', 'index'])('a page of kind %s may be short', (kind) => {
    const head = HEAD.map((line) => line.replace('kind: task', `kind: ${kind}`));
    expect(told(enoughWords, 'Short.', undefined, head)).toEqual([]);
  });
});

describe('ending', () => {
  const good = '## One\n\n## Where to go next\n\n- A\n\n## Sources\n\n- B';

  test('the two sections in their order', () => {
    expect(told(endsWell, good)).toEqual([]);
    expect(told(endsWell, '## One', 'blog/x/index.mdx')).toEqual([]);
  });

  test('a section after the sources', () => {
    expect(told(endsWell, `${good}\n\n## More`)).toEqual([
      `docs/a/b.mdx:${FIRST + 6}: "## Sources" stands where "## Where to go next" belongs.\n` +
        'Rule: a page ends with "## Where to go next" and "## Sources", the first a list or a table, the second a list\n' +
        'Fix: Put "## Where to go next" here, with a list below it.',
      `docs/a/b.mdx:${FIRST + 10}: "## More" stands where "## Sources" belongs.\n` +
        'Rule: a page ends with "## Where to go next" and "## Sources", the first a list or a table, the second a list\n' +
        'Fix: Put "## Sources" here, with a list below it.',
    ]);
  });

  test('nothing at all', () => {
    expect(told(endsWell, 'Text.')[1]).toContain(
      `docs/a/b.mdx:${FIRST}: nothing stands where "## Sources" belongs.`,
    );
  });

  test('the next pages may be a table, the sources may not', () => {
    const table = '| a | b |\n|---|---|\n| c | d |';
    expect(told(endsWell, good.replace('- A', table))).toEqual([]);
    expect(told(endsWell, good.replace('- B', table))).toHaveLength(1);
  });

  test('sources without a list', () => {
    expect(told(endsWell, good.replace('- B', 'Everywhere.'))).toEqual([
      `docs/a/b.mdx:${FIRST + 6}: "## Sources" has no list.\n` +
        'Rule: a page ends with "## Where to go next" and "## Sources", the first a list or a table, the second a list\n' +
        'Fix: Name repository, commit or tag, path and date of each source, as a list.',
    ]);
  });
});

describe('links', () => {
  const here = page('## One\n\n## One `x` two\n\n<div id="own">Text.</div>\n\n# Jailed');
  const other = page('## Deep', 'docs/c/c.mdx');
  const site = siteMap([here, other]);
  const check = (url: string): string[] =>
    liveLinks(page(`See [it](${url}).`), site).map((problem) =>
      describeProblem('docs/a/b.mdx', problem),
    );
  const RULE = 'Rule: every link on the site leads to a page and an anchor that exist';

  test.each([
    '/a/b/',
    '/a/b/#one-x-two',
    '#own',
    '/c/#deep',
    '/',
    '/search/',
    '/guides/',
    '/blog/archive/',
    '/img/logo-light.svg',
    'pathname:///blog/rss.xml',
    'https://example.com/none/',
    'mailto:a@example.com',
  ])('%s exists', (url) => {
    expect(check(url)).toEqual([]);
  });

  test('a page that does not exist', () => {
    expect(check('/a/c/')[0]).toMatch(
      new RegExp(
        `^docs/a/b\\.mdx:${FIRST}: no page /a/c/\\.\n${RULE}\nFix: Link a page that exists; nearest: .*/a/b/`,
      ),
    );
  });

  test('no trailing slash', () => {
    expect(check('/a/b#one')).toEqual([
      `docs/a/b.mdx:${FIRST}: the link /a/b#one has no trailing slash.\n${RULE}\nFix: Write /a/b/.`,
    ]);
  });

  test('an anchor that does not exist', () => {
    expect(check('/c/#deap')).toEqual([
      `docs/a/b.mdx:${FIRST}: /c/ has no anchor #deap.\n${RULE}\n` +
        'Fix: Link a heading that exists; nearest: deep.',
    ]);
    expect(check('#none')[0]).toContain('/a/b/ has no anchor #none.');
  });

  test('a relative link', () => {
    expect(check('b.mdx')).toEqual([
      `docs/a/b.mdx:${FIRST}: the link b.mdx is relative.\n${RULE}\nFix: Write the address from / on.`,
    ]);
  });

  test('links of elements are seen', () => {
    const found = liveLinks(page('<a href="/none/">x</a> and <Link to="/nine/">y</Link>'), site);
    expect(found.map(({what}) => what)).toEqual(['no page /none/.', 'no page /nine/.']);
  });

  test('flags of a command and terms of the glossary are anchors', () => {
    const made = siteMap([
      page('## keys add\n\n<Command name="stakercli daemon unbond" />\n\n<Glossary />'),
    ]);
    expect(made.get('/a/b/')).toContain('keys-add');
    expect([...(made.get('/a/b/') ?? [])].some((id) => id.startsWith('daemon-unbond-'))).toBe(true);
    expect(made.get('/a/b/')).toContain('letter-e');
  });

  test('addresses come from the slug, or from folder and file', () => {
    expect(addressOf(other)).toBe('/c/');
    expect(addressOf(page('', 'docs/c/index.mdx'))).toBe('/c/');
    const slugged = [...HEAD.slice(0, 6), 'slug: /x/', '---', ''];
    expect(addressOf(page('', 'docs/c/d.mdx', slugged))).toBe('/x/');
    expect(addressOf(page('', 'blog/c/index.mdx', slugged))).toBe('/blog/x/');
  });

  test('http', () => {
    expect(told(secureLinks, 'See [it](http://example.com/a).')).toEqual([
      `docs/a/b.mdx:${FIRST}: the link http://example.com/a is not secure.\n` +
        'Rule: external links use https\n' +
        'Fix: Link https://example.com/a if it answers, or write the address as code.',
    ]);
    expect(told(secureLinks, 'Open `http://localhost:8090`, [x](https://example.com).')).toEqual(
      [],
    );
  });
});

test.each(['TODO', 'todo', 'TBD', 'Coming soon', 'FIXME'])('%s is a placeholder', (text) => {
  expect(told(noPlaceholders, `Text.\n\n{/* ${text} */}`)).toEqual([
    `docs/a/b.mdx:${FIRST + 2}: "${text}" announces what is not there.\n` +
      'Rule: no TODO, TBD or "coming soon"\n' +
      'Fix: Write it now, or leave it out; what is planned is told with its date and status.',
  ]);
});

describe('samples', () => {
  test.each([
    ['json', '{"a": <count>, "b": "<name>"}'],
    ['json', '{"a": "… \\" <b>"}'],
    ['yaml', 'a: 1\n---\nb: [2]'],
    ['toml', '[a]\nb = "c"'],
    ['bash', 'babylond keys add <name>\nif true; then echo; fi'],
    ['text', '{'],
    ['console', '$ echo a\nif (\n$ echo \\\n> b'],
    ['json file=examples/wallets/manifest.json', ''],
  ])('%s: %j parses', (language, code) => {
    expect(told(samplesParse, fence(language, code))).toEqual([]);
  });

  test.each([
    ['json', '{"a": 1,}', 'Expected double-quoted property name in JSON'],
    ['yaml', 'a: [1', 'Flow sequence in block collection'],
    ['toml', 'a = ', 'Invalid TOML document'],
    ['bash', 'if true; then echo', 'bash: line 2: syntax error: unexpected end of file'],
    ['console', '$ echo a | | b', "bash: line 1: syntax error near unexpected token `|'"],
    ['sh', 'echo "a', 'bash: line 1: unexpected EOF'],
  ])('%s: %j does not', (language, code, wrong) => {
    const [text = ''] = told(
      samplesParse,
      `Text.\n\n1. Step:\n\n   ${fence(language, code).replace(/\n/g, '\n   ')}`,
    );
    const name = language === 'sh' ? 'bash' : language;
    expect(text).toContain(`docs/a/b.mdx:${FIRST + 4}: the ${name} block does not parse: ${wrong}`);
    expect(text).toContain('\nRule: samples parse (CONTRIBUTING.md#show-a-file)\nFix: Correct it');
  });
});

describe('prose', () => {
  test.each([
    'simply',
    'Just',
    'easily',
    'seamless',
    'seamlessly',
    'robust',
    'powerful',
    'leverage',
    'leveraging',
    'utilize',
    'in order to',
    'please',
    'world-class',
  ])('%s is filler', (word) => {
    expect(told(noFiller, `One line\nand ${word} another.`)).toEqual([
      `docs/a/b.mdx:${FIRST + 1}: "${word}" is filler.\n` +
        'Rule: no marketing and no filler (CONTRIBUTING.md#prose)\n' +
        'Fix: Leave it out, or say the exact thing: "to" for "in order to", "use" for "utilize".',
    ]);
  });

  test('filler is found in headings, cells, lists and boxes, not in code or sources', () => {
    const body = [
      '## Just one',
      '| just |\n|---|\n| a |',
      ':::note\nJust so.\n:::',
      '- just',
      '`just` adjust',
      fence('text', 'just'),
      '## Sources',
      '- just',
    ].join('\n\n');
    expect(told(noFiller, body)).toHaveLength(4);
  });

  test.each([
    ['We will', 'Say what the reader does, or what the page has.'],
    ['we’ll', 'Say what the reader does, or what the page has.'],
    ['click here', 'Link the words that name what the reader gets.'],
  ])('%s is an empty phrase', (phrase, fix) => {
    expect(told(noEmptyPhrases, `${phrase} for it.`)).toEqual([
      `docs/a/b.mdx:${FIRST}: "${phrase}" says nothing about what comes.\n` +
        'Rule: no "we will" and no "click here" (CONTRIBUTING.md#prose)\n' +
        `Fix: ${fix}`,
    ]);
  });

  test('an exclamation mark', () => {
    expect(told(noExclamation, 'Stake now! `a != b`')).toEqual([
      `docs/a/b.mdx:${FIRST}: an exclamation mark after "now".\n` +
        'Rule: no exclamation mark in prose (CONTRIBUTING.md#prose)\n' +
        'Fix: End the sentence with a period; put a danger into a :::danger block.',
    ]);
  });

  test('a long sentence, code and facts as one word each', () => {
    const fine = `\`a b c\` <Fact id="a.b" /> ${words(MOST_WORDS_IN_SENTENCE - 2)}. Next.`;
    expect(told(shortSentences, fine)).toEqual([]);
    const long = `First.\nThen ${words(MOST_WORDS_IN_SENTENCE)}. Next.`;
    expect(told(shortSentences, long)).toEqual([
      `docs/a/b.mdx:${FIRST + 1}: the sentence "Then word word word word word …" has 46 words.\n` +
        `Rule: no sentence over ${MOST_WORDS_IN_SENTENCE} words (CONTRIBUTING.md#prose)\n` +
        'Fix: Split it, or make a list of its parts.',
    ]);
  });

  test('a long paragraph', () => {
    expect(told(shortParagraphs, sentences(MOST_WORDS_IN_PARAGRAPH / 3))).toEqual([]);
    expect(told(shortParagraphs, sentences(MOST_WORDS_IN_PARAGRAPH / 3 + 1))).toEqual([
      `docs/a/b.mdx:${FIRST}: the paragraph "One more here. One more here. …" has 123 words.\n` +
        `Rule: no paragraph over ${MOST_WORDS_IN_PARAGRAPH} words (CONTRIBUTING.md#prose)\n` +
        'Fix: Give each idea a paragraph of its own.',
    ]);
  });
});

test('a page that breaks every rule is told all of them, by line', () => {
  const bad = page(
    [
      '# Again',
      '### Deep',
      '### Deep',
      'TODO: we will simply go! See [it](http://example.com) and [that](/none/).',
      `${words(MOST_WORDS_IN_PARAGRAPH + 1)}.`,
      fence('json', '{'),
    ].join('\n\n'),
    undefined,
    HEAD.filter((line) => !line.startsWith('kind')),
  );
  const found = checkPage(bad, siteMap([]));
  const rules = found.map((text) => /^Rule: (.*)$/m.exec(text)?.[1]);
  // Fifteen rules; the one on endings speaks of both sections.
  expect(new Set(rules).size).toBe(15);
  const lines = found.map((text) => Number(/:(\d+):/.exec(text)?.[1]));
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});
