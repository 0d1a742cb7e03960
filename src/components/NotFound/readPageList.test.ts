import {expect, test} from 'vitest';
import {llmsTxt} from '../../../finish/machine-copies/llmsTxt';
import {readPageList} from './readPageList';

const list = (...pages: [title: string, markdownUrl: string][]) =>
  llmsTxt(
    {title: 'Docs', description: 'About', data: []},
    pages.map(([title, markdownUrl]) => ({title, markdownUrl, description: 'Of it.', area: 'A'})),
  );

test('titles and paths of the pages that the build lists, whatever the host', () => {
  const text = list(
    ['Home', 'https://docs.example/index.md'],
    ['Keys [old]', 'https://docs.example/a/b/index.md'],
  );
  expect([...readPageList(text)]).toEqual([
    ['/', 'Home'],
    ['/a/b/', 'Keys [old]'],
  ]);
});

test('paths are given below the base URL; what stands beside it is left out', () => {
  const text = list(
    ['A', 'https://host.example/docs/a/index.md'],
    ['B', 'https://host.example/other/index.md'],
  );
  expect([...readPageList(text, '/docs/')]).toEqual([['/a/', 'A']]);
});

test('addresses that are no web pages, and other text, give nothing', () => {
  expect(readPageList('- [A](javascript:alert(1)index.md)\n- [B](data:text/html,x)').size).toBe(0);
  expect(readPageList('<html>Not a list</html>').size).toBe(0);
});
