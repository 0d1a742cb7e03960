import {describe, expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {highlightLines} from './highlightLines';

describe('highlightLines', () => {
  test.each([
    ['rust', 'fn main() {}', 't-keyword'],
    ['swift', 'let a = 1', 't-keyword'],
    ['objectivec', '@interface A : NSObject', 't-keyword'],
    ['json', '{"a": 1}', 't-property'],
    ['bash', 'echo "$HOME"', 't-string'],
  ])('%s is highlighted', (language, code, token) => {
    expect(highlightLines(code, language, 'a.mdx:1').join('\n')).toContain(token);
  });

  test('a token over two lines is whole markup on each', () => {
    const lines = highlightLines('/* a\nb */', 'typescript', 'a.mdx:1');
    expect(lines).toEqual([
      '<span class="t-comment">/* a</span>',
      '<span class="t-comment">b */</span>',
    ]);
  });

  test('a console block tells commands from what they print', () => {
    expect(highlightLines('$ babylond version\nv4.2.0', 'console', 'a.mdx:1')).toEqual([
      '<span class="prompt">$ </span>babylond version',
      '<span class="output">v4.2.0</span>',
    ]);
  });

  test('markup in code is text', () => {
    expect(highlightLines('<script>', 'text', 'a.mdx:1')).toEqual(['&#60;script&#62;']);
  });

  test('an unknown language names the valid ones and the fix', () => {
    expect(() => highlightLines('x', 'cobol', 'a.mdx:1')).toThrow(
      faultAt('code/language', 'a.mdx:1', '"cobol"', 'rust'),
    );
  });
});
