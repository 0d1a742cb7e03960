import {spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterEach, describe, expect, test} from 'vitest';
import {listFiles} from '../../data/listFiles';
import {makeSite} from '../../server/testing/makeSite';
import {rawRequest, sendRaw, type RawResponse} from '../../server/testing/rawRequest';
import {serverNames, servers, type ServedSite} from './servers';

let served: ServedSite | undefined;
afterEach(() => served?.stop());

function decompress({headers, body}: RawResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

test('sha256sum reports changed and missing files', async () => {
  const site = await makeSite();
  const check = () =>
    spawnSync('sha256sum', ['--check', '--quiet', 'manifest.sha256'], {
      cwd: site.root,
      encoding: 'utf8',
    });
  expect(check()).toMatchObject({status: 0, stdout: ''});
  writeFileSync(path.join(site.root, 'guides/overview/index.html'), 'another page');
  rmSync(path.join(site.root, 'facts.json'));
  const {status, stdout} = check();
  site.remove();
  expect(status).toBe(1);
  expect(stdout).toContain('guides/overview/index.html: FAILED');
  expect(stdout).toContain('facts.json: FAILED open or read');
});

describe.each(serverNames)('on %s', (name) => {
  test('every response is complete when half of the next build has been copied over the current one', async () => {
    served = await servers[name]();
    const {site, port} = served;
    const next = await makeSite();
    const files = listFiles(site.root).filter((file) => /(^|\/)index\.html/.test(file));
    const pages = files.filter((file) => file.endsWith('.html'));
    const builds = pages.map((file) => {
      const text = readFileSync(path.join(site.root, file), 'utf8');
      return {file, texts: [text, `${text} `]};
    });
    for (const {file, texts} of builds) {
      const text = texts[1] ?? '';
      writeFileSync(path.join(next.root, file), text);
      writeFileSync(path.join(next.root, `${file}.br`), brotliCompressSync(text));
      writeFileSync(path.join(next.root, `${file}.gz`), gzipSync(text));
    }
    for (const file of files.slice(0, files.length / 2)) {
      copyFileSync(path.join(next.root, file), path.join(site.root, file));
    }
    next.remove();
    for (const {file, texts} of builds) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const target = `/${file.replace(/index\.html$/, '')}`;
        const request = rawRequest(target, {headers: {'Accept-Encoding': encoding}});
        const response = await sendRaw(port, request);
        expect(Number(response.headers['content-length'])).toBe(response.body.length);
        // Our server never mixes builds: it responds with 503 for a replaced file.
        if (name === 'server' && response.status === 503) continue;
        expect(name === 'server' ? texts.slice(0, 1) : texts).toContain(decompress(response));
      }
    }
  });
});
