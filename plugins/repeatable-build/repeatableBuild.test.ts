import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Literal} from 'estree';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {listFiles} from '../../data/listFiles';
import {placeInName} from './index';
import {remarkImageLoader} from '../../markdown/image-loader/remarkImageLoader';

const PROJECT = path.resolve(__dirname, '../..');

/** All rooms whose code runs in a build. */
const SOURCES =
  'api-client calculators config data finish markdown plugins search src suggest'.split(' ');

test('an image of a page is asked for without the folder of the project behind its loader', () => {
  const request = `${getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader}./a.png`;
  const literal: Literal = {type: 'Literal', value: request, raw: JSON.stringify(request)};
  const call = {type: 'CallExpression', callee: {type: 'Identifier'}, arguments: [literal]};
  const statement = {
    type: 'ExpressionStatement',
    expression: {type: 'MemberExpression', object: call, property: {type: 'Identifier'}},
  };
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${literal.raw}).default`,
    data: {estree: {type: 'Program', body: [statement]}},
  };
  const tree = {
    type: 'root',
    children: [{type: 'mdxJsxTextElement', attributes: [{name: 'src', value}], children: []}],
  } as unknown as Root;
  // The framework's own request has it; otherwise this step can go.
  expect(request.split('?')[1]).toContain(`=${PROJECT}`);
  remarkImageLoader()(tree);
  for (const text of [String(literal.value), literal.raw ?? '', value.value]) {
    expect(text).toMatch(/url-loader.*\?limit=.*!\.\/a\.png/);
    expect(text.split('?')[1]).not.toContain(PROJECT);
  }
});

test('the build stops at a module whose name tells where it was built', () => {
  expect(placeInName(['./node_modules/a?b=1!./c.png'], '/home/me/site')).toBeUndefined();
  expect(placeInName(['./a', './b?fallback=/home/me/site/c.js!./d.png'], '/home/me/site')).toMatch(
    /The names of 1 modules .*The first: \.\/b\?fallback/,
  );
});

test('only data/clock.ts asks for the time, so that a build can be made again', () => {
  const sources = SOURCES.flatMap((folder) =>
    listFiles(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`),
  );
  const asking = sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /new Date\(\)|Date\.now\(\)/.test(readFileSync(path.join(PROJECT, file), 'utf8')),
    );
  expect(asking).toEqual([
    'data/clock.ts',
    // While pages are written.
    'markdown/live-data/LivePages.ts',
    // In the browser of a reader.
    'plugins/analytics/client.ts',
    'src/components/tools/EpochClock/EpochForm.tsx',
  ]);
});
