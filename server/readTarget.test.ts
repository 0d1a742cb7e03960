import {expect, test} from 'vitest';
import {readTarget} from './readTarget';

test.each([
  ['/', '/', ''],
  ['/a/?q=1?2', '/a/', '?q=1?2'],
  ['/a%20b/', '/a b/', ''],
  ['/%C3%BC/', '/ü/', ''],
  ['/a/?q=%zz', '/a/', '?q=%zz'],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['https://evil.example:8080/a/?b', '/a/', '?b'],
  ['http://evil.example', '/', ''],
  ['/a/#b', '/a/', ''],
])('%s has the path %s and the query %j', (target, path, query) => {
  expect(readTarget(target)).toEqual({kind: 'path', path, query});
});

test.each(['a', '*', '/%', '/%ff', '/a%00b', '/%0d%0aSet-Cookie:a', '/%7f'])(
  '%s is malformed',
  (target) => {
    expect(readTarget(target)).toEqual({kind: 'malformed'});
  },
);

test.each([
  '//evil',
  'http://a//evil',
  '/a//b',
  '/\\evil',
  '/%5cevil',
  '/a%2fb',
  '/..',
  '/a/%2e%2e/b',
  '/a/./b',
  '/.git/config',
  '/a/.well-known-not/b',
])('%s has no file', (target) => {
  expect(readTarget(target)).toEqual({kind: 'missing'});
});
