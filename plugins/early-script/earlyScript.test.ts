import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {bundleEarlyScript} from '.';
import {ssrTemplate} from './ssrTemplate';

test('the inline script adds at most 2 KiB, gzipped, to each page', () => {
  expect(gzipSync(bundleEarlyScript()).length).toBeLessThanOrEqual(2048);
});

test('every framework script has a type that browsers do not run', () => {
  expect(ssrTemplate().match(/<script\b[^>]*>/g)).toEqual([
    expect.stringContaining('<script type="waiting" src="'),
  ]);
});
