import {expect, test} from 'vitest';
import {escapeHtml, keepEscaped, unescapeHtml} from './escapeHtml';

const HOSTILE = `<img src=x onerror="alert('1')"> & &lt;`;

test('escaped text has nothing that opens markup, and shows the same', () => {
  expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(HOSTILE))).toBe(HOSTILE);
});

test('text that is escaped already stays; what is not becomes so', () => {
  const once = escapeHtml(HOSTILE);
  expect(keepEscaped(once)).toBe(once);
  expect(keepEscaped(HOSTILE)).not.toMatch(/[<>"']/);
  expect(keepEscaped('a && b &notin; &#60;')).toBe('a &amp;&amp; b &amp;notin; &amp;#60;');
});
