import {expect, test} from 'vitest';
import {packagesIn} from './index';

test('packages of modules and of their loaders are told, each once', () => {
  expect(
    packagesIn([
      '/site/node_modules/@docusaurus/mdx-loader/lib/index.js??ruleSet[1]!/site/docs/a.mdx',
      'javascript/auto|/site/node_modules/react/index.js',
      '/site/node_modules/react/cjs/react.js',
      '/site/node_modules/a/node_modules/b/index.js',
      '/site/src/pages/index.tsx',
    ]),
  ).toEqual(['@docusaurus/mdx-loader', 'b', 'react']);
});
