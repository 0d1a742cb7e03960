import {describe, expect, test} from 'vitest';
import {site} from '../../config/site';
import {readPage} from './page';
import {MAX_WORDS_IN_PARAGRAPH, MAX_WORDS_IN_SENTENCE} from './prose';
import {checkPage, pageRules} from './rules';

const HEAD = [
  '---',
  'title: A page',
  'description: What the reader gets from this page, in one sentence of fair length.',
  'keywords: [one, two]',
  'kind: task',
  'verified: 2026-11-21',
  '---',
  '',
];
/** The first line after the front matter. */
const BODY_LINE = HEAD.length + 1;

function page(body: string, file = 'docs/a/b.mdx', head: readonly string[] = HEAD) {
  return readPage(file, [...head, body].join('\n'));
}

/** File and line of each problem that a rule finds in a body. Each must have a message and a fix. */
function problemsAt(
  name: keyof typeof pageRules,
  body: string,
  file?: string,
  head?: readonly string[],
): string[] {
  const parsed = page(body, file, head);
  return pageRules[name].check(parsed).map(({line, what, fix}) => {
    expect([what, fix]).not.toContain('');
    return `${parsed.file}:${line}`;
  });
}

const words = (count: number): string => Array(count).fill('word').join(' ');
const sentences = (count: number): string => Array(count).fill('One more here.').join(' ');
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('front matter', () => {
  const without = (key: string): string[] => HEAD.filter((line) => !line.startsWith(`${key}:`));
  const withLine = (key: string, value: string): string[] =>
    HEAD.map((line) => (line.startsWith(`${key}:`) ? `${key}: ${value}` : line));

  test('complete front matter passes', () => {
    expect(problemsAt('frontMatterComplete', '')).toEqual([]);
  });

  test('a problem that the build rejects is reported with its line', () => {
    const [text] = problemsAt(
      'frontMatterComplete',
      '',
      undefined,
      withLine('description', 'Too short.'),
    );
    expect(text).toBe('docs/a/b.mdx:3');
  });

  test('a missing kind is reported', () => {
    expect(problemsAt('frontMatterComplete', '', undefined, without('kind'))).toEqual([
      'docs/a/b.mdx:1',
    ]);
  });

  test('keywords that are not a list are reported', () => {
    expect(problemsAt('frontMatterComplete', '', undefined, withLine('keywords', 'one'))).toEqual([
      'docs/a/b.mdx:4',
    ]);
  });

  test.each(['soon', '2026-11', '2026-06-31', '21.11.2026'])(
    'verified: %s is reported, because it is not a valid date',
    (value) => {
      expect(problemsAt('frontMatterComplete', '', undefined, withLine('verified', value))[0]).toBe(
        'docs/a/b.mdx:6',
      );
    },
  );

  test('a missing verified date is reported', () => {
    const [text] = problemsAt('frontMatterComplete', '', undefined, without('verified'));
    expect(text).toContain('docs/a/b.mdx:1');
  });

  test('a post needs neither a kind nor a verified date', () => {
    const head = [...HEAD.slice(0, 4), 'date: 2026-11-21', '---', ''];
    expect(problemsAt('frontMatterComplete', '', 'blog/x/index.mdx', head)).toEqual([]);
  });
});

describe('headings', () => {
  test('a second h1 is reported', () => {
    expect(problemsAt('oneTitle', 'Text.\n\n# Again')).toEqual([`docs/a/b.mdx:${BODY_LINE + 2}`]);
    expect(problemsAt('oneTitle', '## One\n\n' + fence('bash', '# a comment'))).toEqual([]);
  });

  test('a skipped level is reported', () => {
    expect(problemsAt('headingLevels', '## One\n\n#### Two')).toEqual([
      `docs/a/b.mdx:${BODY_LINE + 2}`,
    ]);
    expect(problemsAt('headingLevels', '### Deep')).toHaveLength(1);
    expect(problemsAt('headingLevels', '## One\n\n### Two\n\n## Three')).toEqual([]);
  });

  test('a repeated heading is reported, even inside a tab or with different capitalization', () => {
    const body = '## `tx` one\n\n<div>\n\n### `tx` One\n\n</div>\n\n## `keys` one';
    expect(problemsAt('headingsUnique', body)).toEqual([`docs/a/b.mdx:${BODY_LINE + 4}`]);
  });
});

describe('length', () => {
  test('too few words are reported; code and sources are not counted', () => {
    const body = `${words(100)}\n\n${fence('text', words(200))}\n\n## Sources\n\n- ${words(200)}`;
    expect(problemsAt('enoughWords', body)).toEqual(['docs/a/b.mdx:1']);
  });

  test('tables count', () => {
    const table = `| a | b |\n|---|---|\n| ${words(125)} | ${words(125)} |`;
    expect(problemsAt('enoughWords', table)).toEqual([]);
  });

  test.each(['reference', 'index'])('a page of the %s kind may be short', (kind) => {
    const head = HEAD.map((line) => line.replace('kind: task', `kind: ${kind}`));
    expect(problemsAt('enoughWords', 'Short.', undefined, head)).toEqual([]);
  });
});

describe('ending', () => {
  const good = '## One\n\n## Where to go next\n\n- A\n\n## Sources\n\n- B';

  test('the two sections in the right order pass', () => {
    expect(problemsAt('endsWell', good)).toEqual([]);
    expect(problemsAt('endsWell', '## One', 'blog/x/index.mdx')).toEqual([]);
  });

  test('a section after the sources is reported', () => {
    expect(problemsAt('endsWell', `${good}\n\n## More`)).toEqual([
      `docs/a/b.mdx:${BODY_LINE + 6}`,
      `docs/a/b.mdx:${BODY_LINE + 10}`,
    ]);
  });

  test('a page without the two sections is reported', () => {
    expect(problemsAt('endsWell', 'Text.')[1]).toContain(`docs/a/b.mdx:${BODY_LINE}`);
  });

  test('the next pages may be listed in a table, but the sources may not', () => {
    const table = '| a | b |\n|---|---|\n| c | d |';
    expect(problemsAt('endsWell', good.replace('- A', table))).toEqual([]);
    expect(problemsAt('endsWell', good.replace('- B', table))).toHaveLength(1);
  });

  test('a Sources section without a list is reported', () => {
    expect(problemsAt('endsWell', good.replace('- B', 'Everywhere.'))).toEqual([
      `docs/a/b.mdx:${BODY_LINE + 6}`,
    ]);
  });
});

describe('links', () => {
  test('links in JSX elements are checked', () => {
    expect(problemsAt('secureLinks', '<a href="http://a.example/">x</a>')).toHaveLength(1);
  });

  test.each([
    [`${site.url}/papers/a.pdf`, 1],
    [site.url.replace('https:', ''), 1],
    ['/guides/overview/', 0],
    ['https://example.com/papers/a.pdf', 0],
  ])('the link %s has %i problems', (url, count) => {
    expect(problemsAt('ownLinksAsPaths', `See [it](${url}).`)).toHaveLength(count);
  });

  test('an http link is reported', () => {
    expect(problemsAt('secureLinks', 'See [it](http://example.com/a).')).toEqual([
      `docs/a/b.mdx:${BODY_LINE}`,
    ]);
    expect(
      problemsAt('secureLinks', 'Open `http://localhost:8090`, [x](https://example.com).'),
    ).toEqual([]);
  });
});

test.each(['TODO', 'todo', 'TBD', 'Coming soon', 'FIXME'])('%s is reported', (text) => {
  expect(problemsAt('noPlaceholders', `Text.\n\n{/* ${text} */}`)).toEqual([
    `docs/a/b.mdx:${BODY_LINE + 2}`,
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
    expect(problemsAt('samplesParse', fence(language, code))).toEqual([]);
  });

  test.each([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['toml', 'a = '],
    ['bash', 'if true; then echo'],
    ['console', '$ echo a | | b'],
    ['sh', 'echo "a'],
  ])('%s: %j does not parse', (language, code) => {
    const indented = fence(language, code).replace(/\n/g, '\n   ');
    expect(problemsAt('samplesParse', `Text.\n\n1. Step:\n\n   ${indented}`)).toEqual([
      `docs/a/b.mdx:${BODY_LINE + 4}`,
    ]);
  });
});

describe('prose', () => {
  test('a long sentence is reported; code and facts count as one word each', () => {
    const fine = `\`a b c\` <Fact id="a.b" /> ${words(MAX_WORDS_IN_SENTENCE - 2)}. Next.`;
    expect(problemsAt('shortSentences', fine)).toEqual([]);
    const long = `First.\nThen ${words(MAX_WORDS_IN_SENTENCE)}. Next.`;
    expect(problemsAt('shortSentences', long)).toEqual([`docs/a/b.mdx:${BODY_LINE + 1}`]);
  });

  test('a long paragraph is reported', () => {
    expect(problemsAt('shortParagraphs', sentences(MAX_WORDS_IN_PARAGRAPH / 3))).toEqual([]);
    expect(problemsAt('shortParagraphs', sentences(MAX_WORDS_IN_PARAGRAPH / 3 + 1))).toEqual([
      `docs/a/b.mdx:${BODY_LINE}`,
    ]);
  });
});

test('all problems on a page that breaks every rule are reported, sorted by line', () => {
  const bad = page(
    [
      '# Again',
      '### Deep',
      '### Deep',
      'TODO: see [it](http://example.com).',
      `See [it](${site.url}/papers/a.pdf).`,
      `${words(MAX_WORDS_IN_PARAGRAPH + 1)}.`,
      fence('json', '{'),
    ].join('\n\n'),
    undefined,
    HEAD.filter((line) => !line.startsWith('kind')),
  );
  const problems = checkPage(bad);
  const broken = problems.map((text) => /^.+:\d+: .+\nRule: (.+)\nFix: .+$/.exec(text)?.[1]);
  expect(new Set(broken)).toEqual(new Set(Object.values(pageRules).map(({rule}) => rule)));
  const lines = problems.map((text) => Number(/:(\d+):/.exec(text)?.[1]));
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});
