import {describe, expect, test} from 'vitest';
import {highlightLines} from './highlightLines';

describe('highlightLines', () => {
  test.each([
    ['rust', 'fn main() {}', 't-keyword'],
    ['swift', 'let a = 1', 't-keyword'],
    ['objectivec', '@interface A : NSObject', 't-keyword'],
    ['json', '{"a": 1}', 't-property'],
    ['bash', 'echo "$HOME"', 't-string'],
  ])('%s is highlighted', (language, code, token) => {
    expect(highlightLines(code, language).join('\n')).toContain(token);
  });

  test('a token over two lines is whole markup on each', () => {
    const lines = highlightLines('/* a\nb */', 'typescript');
    expect(lines).toEqual([
      '<span class="t-comment">/* a</span>',
      '<span class="t-comment">b */</span>',
    ]);
  });

  test('a console block tells commands from what they print', () => {
    expect(highlightLines('$ babylond version\nv4.2.0', 'console')).toEqual([
      '<span class="prompt">$ </span>babylond version',
      '<span class="output">v4.2.0</span>',
    ]);
  });

  test('markup in code is text', () => {
    expect(highlightLines('<script>', 'text')).toEqual(['&#60;script&#62;']);
  });

  test('an unknown language names the valid ones and the fix', () => {
    expect(() => highlightLines('x', 'cobol')).toThrow(
      /no grammar for the language "cobol"\.\nValid: .*rust.*\nFix: name one of these/,
    );
  });
});
