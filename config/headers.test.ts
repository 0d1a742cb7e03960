import {expect, test} from 'vitest';
import {contentPolicy, headerRules, headersFor, nodes, playgroundPolicy} from './headers';

const input = {scriptHashes: ['sha256-AAAA'], analytics: false};

test('a page may load only its own files and the inline scripts that were hashed', () => {
  expect(contentPolicy(input).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-AAAA'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...nodes].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
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

test('only the sandbox may evaluate code, and it can reach nothing', () => {
  const [site, playground] = headerRules(input);
  expect(site.headers['Content-Security-Policy']).not.toContain('unsafe-eval');
  expect(playground.headers['Content-Security-Policy']).toBe(playgroundPolicy());
  expect(playgroundPolicy()).toMatch(/default-src 'none'/);
  expect(playgroundPolicy()).toMatch(/script-src 'self' 'unsafe-eval'/);
  expect(playgroundPolicy()).toMatch(/frame-ancestors 'self'/);
  expect(playgroundPolicy()).toMatch(/sandbox allow-scripts$/);
  expect(playgroundPolicy()).not.toMatch(/connect-src|allow-same-origin/);
});

test('the longest prefix decides, as a whole', () => {
  const rules = headerRules(input);
  expect(headersFor(rules, '/playground/')['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headersFor(rules, '/playground/sandbox.js')['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headersFor(rules, '/playground')['X-Frame-Options']).toBe('DENY');
  expect(headersFor([...rules].reverse(), '/stakers/')['X-Frame-Options']).toBe('DENY');
});

test('no value can end a header line or an nginx string', () => {
  for (const {headers} of headerRules({...input, analytics: true})) {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["$\\\r\n]/);
  }
});
