import {expect, test} from 'vitest';
import {cacheControl} from './fileHeaders';

test.each([
  '/assets/js/main.0a1b2c3d.js',
  '/assets/css/styles.8f14e45f.css',
  '/assets/search/0a1b2c3d4e5f/terms/3.json',
  '/assets/images/map-8f14e45fceea167a5a36dedd4bea2543.png',
  '/assets/fonts/text-8f14e45fceea167a.woff2',
])('%s contains a hash and is cached for a year', (file) => {
  expect(cacheControl(file)).toBe('public, max-age=31536000, immutable');
});

test.each(['/index.html', '/assets/js/main.js', '/img/logo.0a1b2c3d.svg', '/search/0a1b2c3d.json'])(
  '%s is revalidated',
  (file) => {
    expect(cacheControl(file)).toBe('no-cache');
  },
);
