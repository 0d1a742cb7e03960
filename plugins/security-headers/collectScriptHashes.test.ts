import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {collectScriptHashes} from './collectScriptHashes';

function site(pages: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(folder, name), html);
  return folder;
}

test('each different inline script has one hash; data and files have none', async () => {
  const folder = site({
    'a.html': '<script>one()</script><script type="application/ld+json">{}</script>',
    'b.html': '<script>one()</script><script src="/x.js" defer></script>',
  });
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  expect(await collectScriptHashes(folder)).toEqual([
    "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
  ]);
});

test('scripts that differ from page to page are refused by name', async () => {
  const pages = Object.fromEntries(
    Array.from({length: 13}, (_, index) => [`p${index}.html`, `<script>f(${index})</script>`]),
  );
  await expect(collectScriptHashes(site(pages))).rejects.toThrow(
    /13 different inline scripts, at most 12 expected\.\nPages with one of their own: p0\.html/,
  );
});
