import {describe, expect, test} from 'vitest';
import {checkFrontMatter} from './checkFrontMatter';

const good = {
  title: 'A page',
  description: 'What the reader gets from this page, said in one whole sentence.',
  keywords: ['babylon'],
  kind: 'task',
};
const check = (changes: Record<string, unknown>, file = '/site/docs/a.mdx') =>
  checkFrontMatter(file, {...good, ...changes}, '', '/site');

describe('front matter', () => {
  test('a complete page passes', () => {
    expect(() => check({})).not.toThrow();
  });

  test('an unknown key names the file, the key, the choices and the fix', () => {
    expect(() => check({kewords: []})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx:1: unknown key "kewords".
      Valid: title, description, keywords, slug, unlisted, image, sidebar_label, kind, verified, walked, status, network, hide_table_of_contents.
      Fix: Correct the key or remove it.]
    `);
  });

  test('an unknown kind names the choices', () => {
    expect(() => check({kind: 'howto'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx:1: kind is "howto".
      Valid: concept, task, reference, index.
      Fix: Set one of these as kind.]
    `);
  });

  test('more than twelve keywords are too many', () => {
    const keywords = Array.from({length: 13}, (_, index) => `word ${index}`);
    expect(() => check({keywords: keywords.slice(1)})).not.toThrow();
    expect(() => check({keywords})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx:1: keywords has 13 entries.
      Valid: up to 12 short phrases that readers type and the page's own text lacks.
      Fix: Remove those that the title, the headings or the text say already.]
    `);
  });

  test.each([
    ['short', 'Too short.', '10'],
    ['long', 'x'.repeat(161), '161'],
  ])('a %s description is refused with its length', (_name, description, length) => {
    expect(() => check({description})).toThrow(`description has ${length} characters`);
  });

  test('a missing description is refused, in the blog too', () => {
    expect(() => check({description: undefined, kind: undefined}, '/site/blog/b.mdx')).toThrow(
      /unknown key "kind"|description is missing/,
    );
  });

  test('partials are not pages', () => {
    expect(() => check({anything: 1}, '/site/docs/_partials/_a.mdx')).not.toThrow();
  });

  test('a message names the line of the key', () => {
    const source = ['---', 'title: A page', 'kind: task', 'kewords: []', '---', 'kewords: x'].join(
      '\n',
    );
    expect(() =>
      checkFrontMatter('/site/docs/a.mdx', {...good, kewords: []}, source, '/site'),
    ).toThrow('[front-matter] docs/a.mdx:4: unknown key "kewords".');
  });

  test('a day that no month has is refused, although YAML reads another one', () => {
    const source = ['---', 'title: A page', 'verified: 2026-06-31', '---'].join('\n');
    const verified = new Date('2026-07-01');
    expect(() => checkFrontMatter('/site/docs/a.mdx', {...good, verified}, source, '/site'))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx:3: verified is "2026-06-31".
      Valid: a day as YYYY-MM-DD.
      Fix: Write a day that exists as verified.]
    `);
  });
});

describe('walked', () => {
  const walked = {on: new Date('2026-11-24'), with: ['babylond v4.3.1'], network: 'local'};

  test('a complete record passes, with what could not be done or without', () => {
    expect(() => check({walked})).not.toThrow();
    expect(() => check({walked: {...walked, network: 'none', not: ['systemd']}})).not.toThrow();
  });

  test.each([
    ['an unknown key', {...walked, by: 'me'}, 'unknown key "by" in walked'],
    ['no network', {on: '2026-11-24', with: ['fpd v2.0.2']}, 'walked has no network'],
    ['no programs', {...walked, with: []}, 'walked.with is []'],
    ['a program without a version', {...walked, with: ['fpd']}, 'walked.with is ["fpd"]'],
    ['an unknown network', {...walked, network: 'mainnet'}, 'walked.network is "mainnet"'],
    ['no day', {...walked, on: 'yesterday'}, 'walked.on is "yesterday"'],
    ['nothing left out', {...walked, not: []}, 'walked.not is []'],
    ['no record', true, 'walked is true'],
  ])('%s is refused', (_name, value, text) => {
    expect(() => check({walked: value})).toThrow(text);
  });

  test('it stands in documents only', () => {
    const post = {title: 'A post', description: good.description, keywords: ['babylon'], walked};
    expect(() => checkFrontMatter('/site/blog/b.mdx', post, '', '/site')).toThrow(
      'unknown key "walked"',
    );
  });

  test.each([
    ['on one line', ['walked: {on: 2026-02-30, with: [fpd v2.0.2], network: local}'], 3],
    ['on lines of their own', ['walked:', '  with: [fpd v2.0.2]', '  on: 2026-02-30'], 5],
  ])('keys %s: the message names line, choices and fix', (_name, lines, line) => {
    const source = ['---', 'title: A page', ...lines, '---'].join('\n');
    const value = {...walked, on: new Date('2026-03-02')};
    expect(() =>
      checkFrontMatter('/site/docs/a.mdx', {...good, walked: value}, source, '/site'),
    ).toThrow(
      `[front-matter] docs/a.mdx:${line}: walked.on is "2026-02-30".\n` +
        'Valid: a day as YYYY-MM-DD.\n' +
        'Fix: Write the day on which the steps were done, one that exists.',
    );
  });
});
