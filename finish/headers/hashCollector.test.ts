import {expect, test} from 'vitest';
import {readPages} from '../pages/readPages';
import {hashCollector} from './hashCollector';
import {writeSite} from '../testing/writeSite';

async function collectHashes(outDir: string): Promise<string[]> {
  const hashes = hashCollector();
  for await (const page of readPages({outDir, baseUrl: '/', routes: []})) await hashes.add(page);
  return hashes.all();
}

// printf 'one()' | openssl dgst -sha256 -binary | base64
const ONE = 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=';

test('a script that many pages share has one hash', async () => {
  const folder = writeSite({
    'index.html': '<script>one()</script>',
    'deep/er/index.html': '<!doctype html><body><script type="module">one()</script></body>',
  });
  expect(await collectHashes(folder)).toEqual([ONE]);
});

test('data blocks and external scripts have no hash', async () => {
  const folder = writeSite({
    'index.html':
      '<script src="/a.js">one()</script><script type="application/ld+json">{}</script>',
  });
  expect(await collectHashes(folder)).toEqual([]);
});

test('text that only looks like a script has no hash', async () => {
  const folder = writeSite({
    'index.html':
      '<pre title="<script>one()</script>">&lt;script&gt;one()&lt;/script&gt;</pre>' +
      '<!-- <script>one()</script> --><textarea><script>one()</script></textarea>',
  });
  expect(await collectHashes(folder)).toEqual([]);
});

test('markup that the CSP would block is reported with its page', async () => {
  const folder = writeSite({
    'a/index.html': '<style>p{}</style><p onclick="one()">x</p>',
    'b/index.html': '<a href=" javascript:one()">x</a>',
  });
  await expect(collectHashes(folder)).rejects.toThrow(
    /a\/index\.html: .*style.*\n.*a\/index\.html: .*onclick\n.*b\/index\.html: .*javascript:.*href\n/,
  );
});

test('the error for a script that differs between pages lists the pages', async () => {
  const pages = Array.from({length: 13}, (_, index): [string, string] => [
    `p${index}/index.html`,
    `<script>shared()</script><script>own(${Math.min(index, 11)})</script>`,
  ]);
  const failure = expect(collectHashes(writeSite(Object.fromEntries(pages)))).rejects;
  await failure.toThrow(/13 .*12 /);
  await failure.toThrow(/sha256-\S+: p0\/index\.html\n/);
  await failure.toThrow(/p0\/index\.html, p1\/index\.html, p10\/index\.html .*10/);
});

test('twelve distinct scripts are still allowed', async () => {
  const pages = Array.from({length: 12}, (_, index): [string, string] => [
    `p${index}.html`,
    `<script>own(${index})</script>`,
  ]);
  expect(await collectHashes(writeSite(Object.fromEntries(pages)))).toHaveLength(12);
});
