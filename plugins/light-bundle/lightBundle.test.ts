import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PACKAGES = path.resolve(__dirname, '../../node_modules');
const read = (file: string) => readFileSync(path.join(PACKAGES, file), 'utf8');

/*
 * Each thing that is left out stands in the way of a file of the framework. One that has moved or
 * is no longer asked for would be left out of nothing, in silence.
 */
test.each([
  ['react-router/esm/react-router.js', "from 'react-is'"],
  ['react-router/esm/react-router.js', "from 'hoist-non-react-statics'"],
  ['@docusaurus/utils-common/lib/index.js', 'require("tslib")'],
  ['@docusaurus/core/lib/client/docusaurusContext.js', "from '@generated/docusaurus.config'"],
  ['@docusaurus/core/lib/client/docusaurusContext.js', "from '@generated/site-metadata'"],
  ['@docusaurus/theme-classic/lib/index.js', 'prism-include-languages'],
])('%s still asks for what is left out: %s', (file, asked) => {
  expect(read(file)).toContain(asked);
});

test('the highlighter of the theme stands where it is taken from', () => {
  expect(
    existsSync(path.join(PACKAGES, '@docusaurus/theme-classic/lib/prism-include-languages.js')),
  ).toBe(true);
});
