import {expect, test} from 'vitest';
import {reportWalks} from './reportWalks';

const doc = (name: string, frontMatter: Record<string, unknown>) => ({
  source: `@site/docs/${name}.mdx`,
  frontMatter,
});

test('task pages without a walk are told, one a line and no warning', () => {
  const lines = reportWalks([
    doc('b', {kind: 'task'}),
    doc('a', {kind: 'task'}),
    doc('c', {kind: 'task', walked: {}}),
    doc('d', {kind: 'concept'}),
  ]);
  expect(lines).toEqual([
    '[INFO] 2 of 3 task pages have not been done as written by anybody:',
    '  not walked: docs/a.mdx',
    '  not walked: docs/b.mdx',
  ]);
  // scripts/strict-build.ts fails on warnings.
  expect(lines.join('\n')).not.toContain('[WARNING]');
});

test('nothing is told when all are walked', () => {
  expect(reportWalks([doc('c', {kind: 'task', walked: {}})])).toEqual([]);
});
