// cspell:ignore SAMEORIGIN
import {expect, test} from 'vitest';
import {headerRules} from '../../config/headers';
import {headersJson, hostHeaders, nginxHeaders, nginxMaps, nginxRedirects} from './headerFiles';

const rules = headerRules({
  scriptHashes: ['sha256-AAAA'],
  sandboxHashes: ['sha256-BBBB'],
  analytics: false,
});
const entries = [
  {name: '404.html', folder: false},
  {name: '404.html.br', folder: false},
  {name: '_headers', folder: false},
  {name: '_redirects', folder: false},
  {name: 'guides', folder: true},
  {name: 'playground', folder: true},
];

test('static hosts: rules other than the base rule never match the same path', () => {
  const paths = hostHeaders(rules, entries)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(paths).toEqual(['/*', '/', '/404.html', '/guides/*', '/playground/*', '/diagram/*']);
});

test('static hosts: the base rule sets the common headers and CSP directives', () => {
  const text = hostHeaders(rules, entries);
  expect(text).toContain(
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin\n',
  );
  expect(text).toContain("Content-Security-Policy: object-src 'none'; base-uri 'none'; ");
  expect(text.split('\n').every((line) => line.length < 2000)).toBe(true);
});

test('nginx: the framing policy depends on the path, and error responses have the headers too', () => {
  expect(nginxMaps(rules)).toMatch(
    /map \$uri \$frame_options \{\n {2}default "DENY";\n {2}"~\^\/playground\/" "SAMEORIGIN";/,
  );
  for (const line of nginxHeaders().split('\n').slice(2, -1)) {
    expect(line).toMatch(/^add_header \S+ .* always;$/);
  }
});

test('nginx: a redirect target has the query before the fragment, and no host', () => {
  const text = nginxRedirects([{from: '/old/', to: '/new/#part'}]);
  expect(text.split('\n').slice(1)).toEqual([
    'location = "/old/" { return 301 "/new/$is_args$args#part"; }',
    'location = "/old" { return 301 "/new/$is_args$args#part"; }',
    '',
  ]);
});

test('JSON for the site’s own server contains the rules unchanged', () => {
  expect(JSON.parse(headersJson('/', rules))).toMatchObject({baseUrl: '/', rules});
});
