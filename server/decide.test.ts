import {expect, test} from 'vitest';
import {decide, type Site} from './decide';

const files = new Set(['/index.html', '/ü/index.html', '/a.b/index.html', '/x.txt']);
const site: Site = {
  has: (file) => files.has(file),
  redirects: [{from: '/old/', to: '/ü/#part'}],
};

// Cases with ordinary file names are in testing/cases.ts, which nginx must also pass.
test.each([
  ['/%C3%BC', {kind: 'redirect', location: '/%C3%BC/'}],
  ['/%C3%BC.html?a', {kind: 'redirect', location: '/%C3%BC/?a'}],
  ['/a.b', {kind: 'redirect', location: '/a.b/'}],
  ['/a.b/', {kind: 'file', file: '/a.b/index.html'}],
  ['/old?a=1', {kind: 'redirect', location: '/ü/?a=1#part'}],
  ['/x.txt', {kind: 'file', file: '/x.txt'}],
  ['/.html', {kind: 'not-found'}],
  ['/healthz/', {kind: 'not-found'}],
])('GET %s', (target, decision) => {
  expect(decide('GET', target, site)).toEqual(decision);
});

test('no redirect leads to another host', () => {
  for (const target of ['//e', '/\\e', '/%5ce', '/%2fe', '/%09/e', 'https:e', '/index.html//e']) {
    const decision = decide('GET', target, site);
    if (decision.kind === 'redirect') expect(decision.location).toMatch(/^\/(?![/\\])/);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is rejected', (method) => {
  expect(decide(method, '/', site)).toEqual({
    kind: 'rejected',
    status: 405,
    reason: 'This server supports only GET and HEAD.',
  });
});
