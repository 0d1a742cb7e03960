import {expect, test} from 'vitest';
import {unescapeHtml} from './unescapeHtml';

test('entities that a service escapes with become what they stand for, once', () => {
  expect(unescapeHtml('&lt;a href=&quot;x&quot;&gt; &#39;&#x27; &amp;lt;')).toBe(
    `<a href="x"> '' &lt;`,
  );
});
