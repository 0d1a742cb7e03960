import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {containingAll} from '../config/testing/faultAt';
import {headersJson} from '../finish/headers/headerFiles';
import {writeSite} from '../finish/testing/writeSite';
import {readHeaders} from './readHeaders';

const file = path.join(writeSite({}), 'headers.json');

test('without a finished build, the error includes the command that builds one', () => {
  expect(() => readHeaders(file)).toThrow(containingAll(file, 'npm run build'));
});

test('a build for a subfolder of a host is rejected', () => {
  writeFileSync(file, headersJson('/docs/', []));
  expect(() => readHeaders(file)).toThrow(containingAll('/docs/', 'BASE_URL', 'npm run build'));
});

test.each([
  ['no rules', []],
  ['no rule for all pages', [{prefix: '/playground/', headers: {'Content-Security-Policy': 'x'}}]],
  ['a rule without a policy', [{prefix: '/', headers: {'X-Frame-Options': 'DENY'}}]],
])('rules that leave pages without a policy are rejected: %s', (_name, rules) => {
  writeFileSync(file, headersJson('/', rules));
  expect(() => readHeaders(file)).toThrow(
    containingAll(file, '"/"', 'Content-Security-Policy', 'npm run build'),
  );
});
