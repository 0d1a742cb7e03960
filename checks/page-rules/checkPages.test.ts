import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../../data/load';
import {expandFactsInText} from '../../markdown/facts/findFact';
import {readPage} from './page';
import {checkPage} from './rules';

const PROJECT = path.resolve(__dirname, '../..');

const base = await loadFacts();
const pages = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => {
      const source = readFileSync(path.join(PROJECT, file), 'utf8');
      return readPage(file, expandFactsInText(source, base, file));
    }),
);

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages.map((page) => [page.file, page] as const))(
  '%s follows the page rules',
  (_, page) => {
    const problems = checkPage(page);
    expect(problems, `\n${problems.join('\n\n')}\n`).toEqual([]);
  },
);
