import {describe, expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {checkFrontMatter} from './checkFrontMatter';

const validFrontMatter = {
  title: 'A page',
  description: 'This page explains in one full sentence what it is about.',
  keywords: ['babylon'],
  kind: 'task',
};
const check = (changes: Record<string, unknown>, file = '/site/docs/a.mdx') =>
  checkFrontMatter(file, {...validFrontMatter, ...changes}, '', '/site');

describe('front matter', () => {
  test('a complete page passes', () => {
    expect(() => check({})).not.toThrow();
  });

  test('an unknown key is rejected with the file, the valid keys and the fix', () => {
    expect(() => check({kewords: []})).toThrow(
      faultAt(
        'front-matter/key',
        'docs/a.mdx:1',
        '"kewords"',
        'keywords, slug',
        'verified, walked',
      ),
    );
  });

  test('an unknown kind is rejected with the valid kinds', () => {
    expect(() => check({kind: 'howto'})).toThrow(
      faultAt('front-matter/kind', 'docs/a.mdx:1', '"howto"', 'concept, task, reference, index'),
    );
  });

  test('more than twelve keywords are rejected', () => {
    const keywords = Array.from({length: 13}, (_, index) => `word ${index}`);
    expect(() => check({keywords: keywords.slice(1)})).not.toThrow();
    expect(() => check({keywords})).toThrow(
      faultAt('front-matter/keywords', 'docs/a.mdx:1', '13', '12'),
    );
  });

  test.each([
    ['short', 'Too short.', '10'],
    ['long', 'x'.repeat(161), '161'],
  ])('a %s description is rejected with its length', (_name, description, length) => {
    expect(() => check({description})).toThrow(
      faultAt('front-matter/description', 'docs/a.mdx:1', length, '50 to 160'),
    );
  });

  test('a missing description is rejected, in the blog too', () => {
    const post = {title: validFrontMatter.title, keywords: validFrontMatter.keywords};
    expect(() => checkFrontMatter('/site/blog/b.mdx', post, '', '/site')).toThrow(
      faultAt('front-matter/no-description', 'blog/b.mdx:1'),
    );
  });

  test('partials are not checked', () => {
    expect(() => check({anything: 1}, '/site/docs/_partials/_a.mdx')).not.toThrow();
  });

  test('an error includes the line of the key', () => {
    const source = ['---', 'title: A page', 'kind: task', 'kewords: []', '---', 'kewords: x'].join(
      '\n',
    );
    expect(() =>
      checkFrontMatter('/site/docs/a.mdx', {...validFrontMatter, kewords: []}, source, '/site'),
    ).toThrow(faultAt('front-matter/key', 'docs/a.mdx:4', '"kewords"'));
  });

  test('an impossible date is rejected, although YAML parses it as a different one', () => {
    const source = ['---', 'title: A page', 'verified: 2026-06-31', '---'].join('\n');
    const verified = new Date('2026-07-01');
    expect(() =>
      checkFrontMatter('/site/docs/a.mdx', {...validFrontMatter, verified}, source, '/site'),
    ).toThrow(faultAt('front-matter/verified', 'docs/a.mdx:3', '"2026-06-31"', 'YYYY-MM-DD'));
  });
});

describe('walked', () => {
  const walked = {on: new Date('2026-11-24'), with: ['babylond v4.3.1'], network: 'local'};

  test('a complete record passes, with and without `not`', () => {
    expect(() => check({walked})).not.toThrow();
    expect(() => check({walked: {...walked, network: 'none', not: ['systemd']}})).not.toThrow();
  });

  test.each([
    ['an unknown key', {...walked, by: 'me'}, 'walked.key', '"by"'],
    ['no network', {on: '2026-11-24', with: ['fpd v2.0.2']}, 'walked.network', 'network: local'],
    ['no programs', {...walked, with: []}, 'walked.with', '[]'],
    ['a program without a version', {...walked, with: ['fpd']}, 'walked.with', '["fpd"]'],
    ['an unknown network', {...walked, network: 'mainnet'}, 'walked.network', '"mainnet"'],
    ['an invalid date', {...walked, on: 'yesterday'}, 'walked.on', '"yesterday"'],
    ['an empty list in `not`', {...walked, not: []}, 'walked.not', '[]'],
    ['no record', true, 'walked', 'true'],
  ])('%s is rejected', (_name, value, rule, text) => {
    expect(() => check({walked: value})).toThrow(
      faultAt(`front-matter/${rule}`, 'docs/a.mdx:1', text),
    );
  });

  test('only documents may have a record', () => {
    const post = {
      title: 'A post',
      description: validFrontMatter.description,
      keywords: ['babylon'],
      walked,
    };
    expect(() => checkFrontMatter('/site/blog/b.mdx', post, '', '/site')).toThrow(
      faultAt('front-matter/key', 'blog/b.mdx:1', '"walked"'),
    );
  });

  test.each([
    ['on one line', ['walked: {on: 2026-02-30, with: [fpd v2.0.2], network: local}'], 3],
    ['on separate lines', ['walked:', '  with: [fpd v2.0.2]', '  on: 2026-02-30'], 5],
  ])(
    'with keys %s, the error includes the line, the valid format and the fix',
    (_name, lines, line) => {
      const source = ['---', 'title: A page', ...lines, '---'].join('\n');
      const value = {...walked, on: new Date('2026-03-02')};
      expect(() =>
        checkFrontMatter('/site/docs/a.mdx', {...validFrontMatter, walked: value}, source, '/site'),
      ).toThrow(
        faultAt('front-matter/walked.on', `docs/a.mdx:${line}`, '"2026-02-30"', 'YYYY-MM-DD'),
      );
    },
  );
});
