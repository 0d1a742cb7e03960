import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Loading from '.';

const retry = () => undefined;

test('nothing is rendered before the delay, so that fast pages do not flicker', () => {
  expect(renderToStaticMarkup(createElement(Loading, {pastDelay: false, retry}))).toBe('');
});

test('a spinner is rendered and announced after the delay', () => {
  const html = renderToStaticMarkup(createElement(Loading, {pastDelay: true, retry}));
  expect(html).toContain('role="status"');
  expect(html).toContain('Loading…');
});

test('an error shows its text and a Retry button', () => {
  const html = renderToStaticMarkup(
    createElement(Loading, {error: new Error('Loading chunk 12 failed.'), pastDelay: true, retry}),
  );
  expect(html).toContain('Loading chunk 12 failed.');
  expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
});

test('markup in an error stays text', () => {
  const html = renderToStaticMarkup(createElement(Loading, {error: new Error('<img>'), retry}));
  expect(html).toContain('&lt;img&gt;');
});
