import {expect, test} from 'vitest';
import {quote, escapeHidden} from './escapeHidden';

test('characters that hide or reorder text are escaped', () => {
  expect(escapeHidden('a\u202eb\u2066c\u200bd\ufeff')).toBe(
    String.raw`a\u202eb\u2066c\u200bd\ufeff`,
  );
  expect(escapeHidden('\u0000\u001b[31m\u007f\u0085')).toBe(
    String.raw`\u0000\u001b[31m\u007f\u0085`,
  );
  expect(escapeHidden('tag \u{e0041}')).toBe(String.raw`tag \udb40\udc41`);
});

test('ordinary text, line breaks and tabs are unchanged', () => {
  const text = 'a\tb\r\nż 中 😀 <script>';
  expect(escapeHidden(text)).toBe(text);
});

test('a quoted string is JSON with the same value', () => {
  const text = 'a"\\\n\u202e\u{e0041}<';
  expect(quote(text)).not.toMatch(/\u202e|\n/);
  expect(JSON.parse(quote(text))).toBe(text);
});
