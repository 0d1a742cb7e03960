import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {expandCommands} from './remarkCommands';

const PROJECT = path.resolve(__dirname, '../..');

const pages = readdirSync(path.join(PROJECT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => [path.join('docs', file), readFileSync(path.join(PROJECT, 'docs', file), 'utf8')])
  .filter(([, page]) => /<(?:Command|FlagSet) /.test(page ?? ''));

test('some pages contain command elements', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('%s references only commands and flag sets that exist', (file = '', page = '') => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
  expect(() => expandCommands(tree, file)).not.toThrow();
  expect(JSON.stringify(tree)).not.toMatch(/"name":"(?:Command|FlagSet)"/);
});
