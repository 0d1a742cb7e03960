import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {findPage} from './findPage';

const FAQS = path.resolve(__dirname, '../../docs/operators/faqs.mdx');

test.each(['/operators/faqs/', 'operators/faqs', 'docs/operators/faqs.mdx'])(
  'a page is found by %s',
  (name) => {
    expect(findPage(name)).toBe(FAQS);
  },
);

test('a name of several pages comes with their files', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'find-page-'));
  onTestFinished(() => rmSync(project, {recursive: true}));
  for (const folder of ['a', 'b']) {
    mkdirSync(path.join(project, 'docs', folder), {recursive: true});
    writeFileSync(path.join(project, 'docs', folder, 'setup.mdx'), '');
  }
  expect(() => findPage('setup', project)).toThrow(
    /"setup".* docs\/a\/setup\.mdx, docs\/b\/setup\.mdx\.\nFix: /,
  );
});
