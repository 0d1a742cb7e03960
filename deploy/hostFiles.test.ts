import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {basePolicy, commonHeaders, headersFor} from '../config/headers';
import {readHeaders} from '../server/readHeaders';
import {attackCases, cases} from '../server/testing/cases';
import {makeSite, type TestSite} from '../server/testing/makeSite';
import {
  hostHeadersFor,
  hostLocation,
  parseHostHeaders,
  parseHostRedirects,
} from './testing/hostFiles';

const POLICY = 'Content-Security-Policy';

/** Names of the cases whose redirects need a rule; hosts add slashes and remove `.html` automatically. */
const CONFIGURED = [
  'a configured redirect',
  'a configured redirect without its trailing slash',
  'a query precedes an anchor',
];

/**
 * The cases that reach a static host: such a host has no health check, and accepts only one form of
 * target.
 */
const hostCases = [
  ...cases,
  ...attackCases('redirect'),
  ...attackCases('file access'),
  ...attackCases('missing headers'),
].filter(({target}) => target.startsWith('/') && target !== '/healthz');

describe('static hosts', () => {
  let site: TestSite;
  const read = (file: string) => readFileSync(path.join(site.root, file), 'utf8');

  beforeAll(async () => {
    site = await makeSite();
  });

  afterAll(() => site.remove());

  test('only the configured redirects have a rule, with the same target as on the servers', () => {
    const redirects = parseHostRedirects(read('_redirects'));
    const redirected = hostCases.flatMap(({name, target, expect: expected}) => {
      const location = hostLocation(redirects, target);
      if (location !== undefined) expect(location, name).toBe(expected?.location);
      return location === undefined ? [] : [name];
    });
    expect(redirected).toEqual(CONFIGURED);
  });

  test.each(
    hostCases.filter(({status}) => status === 200).map(({name, target}) => [name, target] as const),
  )('%s has the headers that the servers send', (_name, target) => {
    const pathname = target.split('?')[0] ?? '';
    const sent = Object.fromEntries(hostHeadersFor(parseHostHeaders(read('_headers')), pathname));
    const {[POLICY]: policy, ...others} = headersFor(readHeaders(site.headersFile), pathname);
    // Browsers apply both policies, and the second one is stricter.
    expect(sent[POLICY]).toEqual([basePolicy(), policy]);
    // Cache-Control must be missing, because a host would also send it with a 404.
    expect({...sent, [POLICY]: []}).toEqual({
      ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, [value]])),
      [POLICY]: [],
    });
  });

  test.each(hostCases.filter(({status}) => status !== 200).map(({target}) => target))(
    'the response to %s has the common headers and a policy',
    (target) => {
      const sent = hostHeadersFor(parseHostHeaders(read('_headers')), target);
      expect(sent.get(POLICY)?.[0]).toBe(basePolicy());
      for (const [name, value] of Object.entries(commonHeaders)) {
        expect(sent.get(name), name).toEqual([value]);
      }
    },
  );
});

describe('a line that a host would skip is an error', () => {
  test.each([
    ['  X-Frame-Options: DENY', /Line 1: a header before/],
    ['/*\n  X-Frame-Options', /Line 2: not " {2}Name: value"/],
    ['/a*b\n', /Line 1: not a path/],
    [`/*\n  A: ${'x'.repeat(2000)}`, /Line 2: longer than 2000/],
    [
      Array.from({length: 101}, (_, index) => `/${index}\n  A: b`).join('\n'),
      /more than 100 rules/,
    ],
  ])('_headers %#', (text, message) => {
    expect(() => parseHostHeaders(text)).toThrow(message);
  });

  test.each([
    ['/a/ /b/ 301!', /Line 1: not "/],
    ['/a/ /b/', /Line 1: not "/],
    ['/a/ /b/ 301\n\n/a/ /c/ 301', /Line 3: a second redirect/],
    [`/a/ /${'b'.repeat(1000)}/ 301`, /longer than 1000/],
    [Array.from({length: 2001}, (_, index) => `/${index} /b/ 301`).join('\n'), /more than 2000/],
  ])('_redirects %#', (text, message) => {
    expect(() => parseHostRedirects(text)).toThrow(message);
  });
});
