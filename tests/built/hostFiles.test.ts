import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {listFiles} from '../../data/listFiles';
import {parseHostHeaders, parseHostRedirects} from '../../deploy/testing/hostFiles';

/**
 * Limits of the free plan of Cloudflare Pages: files of a site, and bytes of a file. Source:
 * https://developers.cloudflare.com/pages/platform/limits/, as of 2026-11-28.
 */
const LIMITS = {files: 20_000, fileSize: 25 * 1024 * 1024};

const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

test('Cloudflare Pages reads every line of _headers and _redirects', () => {
  expect(parseHostHeaders(read('_headers')).map(({path: rule}) => rule)).toEqual(
    expect.arrayContaining(['/*', '/', '/404.html', '/assets/*', '/playground/*']),
  );
  expect(parseHostRedirects(read('_redirects')).size).toBe(2 * redirects.length);
});

test('Cloudflare Pages accepts every file', () => {
  const files = listFiles('build').filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeLessThanOrEqual(LIMITS.files);
  const tooLarge = files.filter(
    (file) => statSync(path.join('build', file)).size > LIMITS.fileSize,
  );
  expect(tooLarge).toEqual([]);
});
