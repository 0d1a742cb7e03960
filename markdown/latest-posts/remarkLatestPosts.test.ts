import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {remarkLatestPosts} from './remarkLatestPosts';

const folder = mkdtempSync(path.join(tmpdir(), 'posts-'));
for (const day of ['2026-01-05', '2025-12-31', '2026-03-01']) {
  mkdirSync(path.join(folder, day));
  writeFileSync(
    path.join(folder, day, 'index.mdx'),
    `---\ntitle: Post of ${day}\nslug: /${day}/\ndate: ${day}\ndescription: What it says.\n---\n\nText.\n`,
  );
}

test('the two newest posts are listed, newest first, with their links, dates and descriptions', () => {
  const element = {type: 'mdxJsxFlowElement', name: 'LatestPosts', attributes: [], children: []};
  const tree = {type: 'root', children: [element]} as unknown as Root;
  remarkLatestPosts({folder})(tree);
  expect(JSON.stringify(tree).match(/"(url|value)":"[^"]*"/g)).toEqual([
    '"url":"/blog/2026-03-01/"',
    '"value":"Post of 2026-03-01"',
    '"value":", 1 March 2026. What it says."',
    '"url":"/blog/2026-01-05/"',
    '"value":"Post of 2026-01-05"',
    '"value":", 5 January 2026. What it says."',
  ]);
});
