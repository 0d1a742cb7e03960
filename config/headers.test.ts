import {expect, test} from 'vitest';
import {contentPolicy, framePolicies, headerRules, headersFor, nodes} from './headers';

const input = {scriptHashes: ['sha256-AAAA'], sandboxHashes: ['sha256-BBBB'], analytics: false};

test('a page may load only same-origin files and run only inline scripts that were hashed', () => {
  expect(contentPolicy(input).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-AAAA'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...nodes].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('the analytics service is reachable only when page views are counted', () => {
  expect(contentPolicy(input)).not.toContain('google');
  const counted = contentPolicy({...input, analytics: true});
  expect(counted).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(counted).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
});

test('only the live-code sandbox may evaluate code, and its origin is opaque', () => {
  const {'/playground/': playground, ...others} = framePolicies(input);
  expect(playground).toMatch(/script-src 'sha256-BBBB' 'unsafe-eval'/);
  expect(playground).toMatch(/sandbox allow-scripts$/);
  for (const policy of [contentPolicy(input), ...Object.values(others)]) {
    expect(policy).not.toContain('unsafe-eval');
  }
});

test('only the diagram document may add style elements', () => {
  expect(framePolicies(input)['/diagram/']).toMatch(/style-src 'self' 'unsafe-inline';/);
  expect(contentPolicy(input)).not.toMatch(/style-src [^;]*unsafe-inline/);
});

test('no framed document can reach a server or be framed by another site', () => {
  for (const policy of Object.values(framePolicies(input))) {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(policy).not.toMatch(/connect-src|frame-src|allow-same-origin/);
  }
});

test('only the rule with the longest prefix applies', () => {
  const rules = headerRules(input);
  expect(headersFor(rules, '/playground/')['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headersFor(rules, '/diagram/diagram.js')['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headersFor(rules, '/playground')['X-Frame-Options']).toBe('DENY');
  expect(headersFor([...rules].reverse(), '/stakers/')['X-Frame-Options']).toBe('DENY');
});

test('no value can end a header line or an nginx string', () => {
  for (const {headers} of headerRules({...input, analytics: true})) {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["$\\\r\n]/);
  }
});
