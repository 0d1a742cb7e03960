import {describe, expect, test} from 'vitest';
import {checkFrontMatter} from './checkFrontMatter';

const good = {
  title: 'A page',
  description: 'What the reader gets from this page, said in one whole sentence.',
  keywords: ['babylon'],
  kind: 'task',
};
const check = (changes: Record<string, unknown>, file = '/site/docs/a.mdx') =>
  checkFrontMatter(file, {...good, ...changes}, '/site');

describe('front matter', () => {
  test('a complete page passes', () => {
    expect(() => check({})).not.toThrow();
  });

  test('an unknown key names the file, the key, the choices and the fix', () => {
    expect(() => check({kewords: []})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx: unknown key "kewords".
      Valid: title, description, keywords, slug, unlisted, image, sidebar_label, kind, verified, status, network, hide_table_of_contents.
      Fix: Correct the key or remove it.]
    `);
  });

  test('an unknown kind names the choices', () => {
    expect(() => check({kind: 'howto'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx: kind is "howto".
      Valid: concept, task, reference, index.
      Fix: Set one of these as kind.]
    `);
  });

  test('more than twelve keywords are too many', () => {
    const keywords = Array.from({length: 13}, (_, index) => `word ${index}`);
    expect(() => check({keywords: keywords.slice(1)})).not.toThrow();
    expect(() => check({keywords})).toThrowErrorMatchingInlineSnapshot(`
      [Error: [front-matter] docs/a.mdx: keywords has 13 entries.
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
});
