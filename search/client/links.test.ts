import {expect, test} from 'vitest';
import type {Hit} from '../searcher';
import {linkableHits, localPath, opensNewTab} from './links';

const ORIGIN = 'https://docs.example';
const PUBLISHED_ORIGIN = 'https://published.example';

test('a URL of this site becomes a path with its anchor', () => {
  expect(localPath('/a/#b', ORIGIN)).toBe('/a/#b');
  expect(localPath('https://docs.example/a/?q=1', ORIGIN)).toBe('/a/?q=1');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example/a/',
  '/\\evil.example/',
  'https://docs.example.evil.example/',
  'https://docs.example//evil.example/',
  '/.//evil.example/',
  'https://',
  undefined,
  {toString: () => '/a/'},
])('%j is not a URL of this site', (url) => {
  expect(localPath(url, ORIGIN)).toBeUndefined();
});

const hit = (url: string): Hit => ({
  objectID: '1',
  type: 'lvl1',
  url,
  hierarchy: {},
  heading: {text: 'A', ranges: []},
});

test.each([
  ['a hosted hit on this site is linked by its path', 'https://docs.example/a/#b', {url: '/a/#b'}],
  [
    'a hosted hit on the published site is linked by its path',
    'https://published.example/a/',
    {url: '/a/'},
  ],
  [
    'a hosted hit on another site is linked with its host',
    'https://x.example/a/',
    {url: 'https://x.example/a/', host: 'x.example'},
  ],
  ['a hosted hit without encryption is dropped', 'http://x.example/a/', undefined],
  ['a hosted hit whose URL runs a script is dropped', 'javascript:alert(1)', undefined],
])('%s', (_, url, expected) => {
  const [linkable] = linkableHits([hit(url)], ORIGIN, PUBLISHED_ORIGIN);
  if (expected === undefined) expect(linkable).toBeUndefined();
  else expect(linkable).toMatchObject(expected);
});

test('in embedded mode, hits lead only to this site', () => {
  const urls = ['https://x.example/a/', 'https://docs.example/a/'];
  expect(linkableHits(urls.map(hit), ORIGIN, undefined).map(({url}) => url)).toEqual(['/a/']);
});

const click = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

test('a plain click opens the link in the same tab', () => {
  expect(opensNewTab(click)).toBe(false);
});

test.each([
  ['the middle button', {button: 1}],
  ['Alt', {altKey: true}],
  ['Ctrl', {ctrlKey: true}],
  ['Cmd', {metaKey: true}],
  ['Shift', {shiftKey: true}],
])('a click with %s does not open the link in the same tab', (_, overrides) => {
  expect(opensNewTab({...click, ...overrides})).toBe(true);
});
