import {describe, expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
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

  test('an unknown kind names the choices', () => {
    expect(() => check({kind: 'howto'})).toThrow(
      faultAt('front-matter/kind', 'docs/a.mdx:1', '"howto"', 'concept, task, reference, index'),
    );
  });

  test('more than twelve keywords are too many', () => {
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
    const post = {title: good.title, keywords: good.keywords};
    expect(() => checkFrontMatter('/site/blog/b.mdx', post, '', '/site')).toThrow(
      faultAt('front-matter/no-description', 'blog/b.mdx:1'),
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
    ).toThrow(faultAt('front-matter/key', 'docs/a.mdx:4', '"kewords"'));
  });

  test('an impossible date is rejected, although YAML reads it as a different one', () => {
    const source = ['---', 'title: A page', 'verified: 2026-06-31', '---'].join('\n');
    const verified = new Date('2026-07-01');
    expect(() =>
      checkFrontMatter('/site/docs/a.mdx', {...good, verified}, source, '/site'),
    ).toThrow(faultAt('front-matter/verified', 'docs/a.mdx:3', '"2026-06-31"', 'YYYY-MM-DD'));
  });
});

describe('walked', () => {
  const walked = {on: new Date('2026-11-24'), with: ['babylond v4.3.1'], network: 'local'};

  test('a complete record passes, with what could not be done or without', () => {
    expect(() => check({walked})).not.toThrow();
    expect(() => check({walked: {...walked, network: 'none', not: ['systemd']}})).not.toThrow();
  });

  test.each([
    ['an unknown key', {...walked, by: 'me'}, 'walked.key', '"by"'],
    ['no network', {on: '2026-11-24', with: ['fpd v2.0.2']}, 'walked.network', 'network: local'],
    ['no programs', {...walked, with: []}, 'walked.with', '[]'],
    ['a program without a version', {...walked, with: ['fpd']}, 'walked.with', '["fpd"]'],
    ['an unknown network', {...walked, network: 'mainnet'}, 'walked.network', '"mainnet"'],
    ['no day', {...walked, on: 'yesterday'}, 'walked.on', '"yesterday"'],
    ['nothing left out', {...walked, not: []}, 'walked.not', '[]'],
    ['no record', true, 'walked', 'true'],
  ])('%s is rejected', (_name, value, rule, text) => {
    expect(() => check({walked: value})).toThrow(
      faultAt(`front-matter/${rule}`, 'docs/a.mdx:1', text),
    );
  });

  test('only documents may have it', () => {
    const post = {title: 'A post', description: good.description, keywords: ['babylon'], walked};
    expect(() => checkFrontMatter('/site/blog/b.mdx', post, '', '/site')).toThrow(
      faultAt('front-matter/key', 'blog/b.mdx:1', '"walked"'),
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
      faultAt('front-matter/walked.on', `docs/a.mdx:${line}`, '"2026-02-30"', 'YYYY-MM-DD'),
    );
  });
});
