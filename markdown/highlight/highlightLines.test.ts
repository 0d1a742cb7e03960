import {toHtml} from 'hast-util-to-html';
import {describe, expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {highlightLines} from './highlightLines';

/** The highlighted lines as HTML. */
const htmlOf = (code: string, language: string): string[] =>
  highlightLines(code, language, 'a.mdx:1').map((line) => toHtml([...line]));

describe('highlightLines', () => {
  test.each([
    ['rust', 'fn main() {}', 't-keyword'],
    ['swift', 'let a = 1', 't-keyword'],
    ['objectivec', '@interface A : NSObject', 't-keyword'],
    ['json', '{"a": 1}', 't-property'],
    ['bash', 'echo "$HOME"', 't-string'],
  ])('%s is highlighted', (language, code, token) => {
    expect(htmlOf(code, language).join('\n')).toContain(token);
  });

  test('a token that spans two lines has complete markup on each line', () => {
    const lines = htmlOf('/* a\nb */', 'typescript');
    expect(lines).toEqual([
      '<span class="t-comment">/* a</span>',
      '<span class="t-comment">b */</span>',
    ]);
  });

  test('a console block separates commands from output', () => {
    expect(htmlOf('$ babylond version\nv4.2.0', 'console')).toEqual([
      '<span class="prompt">$ </span>babylond version',
      '<span class="output">v4.2.0</span>',
    ]);
  });

  test('markup in code is escaped', () => {
    expect(htmlOf('<script>', 'text')).toEqual(['&#x3C;script>']);
  });

  test('an unknown language is rejected with the valid ones and the fix', () => {
    expect(() => highlightLines('x', 'cobol', 'a.mdx:1')).toThrow(
      faultAt('code/language', 'a.mdx:1', '"cobol"', 'rust'),
    );
  });
});
