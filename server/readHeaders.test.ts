import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {headersJson} from '../finish/headers/headerFiles';
import {writeSite} from '../finish/headers/testSite';
import {readHeaders} from './readHeaders';

const file = path.join(writeSite({}), 'headers.json');

test('without a finished build, the error says how to make one', () => {
  expect(() => readHeaders(file)).toThrow(
    `${file} is missing: no build has finished. Build the site: npm run build`,
  );
});

test('a build for a folder of a host is refused', () => {
  writeFileSync(file, headersJson('/docs/', []));
  expect(() => readHeaders(file)).toThrow(
    'The site was built for the folder /docs/ of a host, but this server sends it from /. ' +
      'Build it again without BASE_URL: npm run build',
  );
});

test.each([
  ['no rule at all', []],
  ['none for all pages', [{prefix: '/playground/', headers: {'Content-Security-Policy': 'x'}}]],
  ['one without a policy', [{prefix: '/', headers: {'X-Frame-Options': 'DENY'}}]],
])('rules that leave pages without a policy are refused: %s', (_name, rules) => {
  writeFileSync(file, headersJson('/', rules));
  expect(() => readHeaders(file)).toThrow(
    `${file} has no rule for "/" with a Content-Security-Policy, so pages would be sent without ` +
      'one. Build the site again: npm run build',
  );
});
