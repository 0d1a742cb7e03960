import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropUnusedVariables} from './dropUnusedVariables';

const INFIMA = '/site/node_modules/infima/dist/css/default.css';

const run = (css: string, elsewhere = '', from = INFIMA) =>
  postcss([dropUnusedVariables(elsewhere)]).process(css, {from}).css;

test('a variable that nothing reads goes, and then the one that only it read', () => {
  const css = ':root{--ifm-a:1px;--ifm-b:var(--ifm-a);--ifm-c:2px}p{margin:var(--ifm-c)}';
  expect(run(css)).toBe(':root{--ifm-c:2px}p{margin:var(--ifm-c)}');
});

test('a variable that another stylesheet reads stays, and so do those of others', () => {
  expect(run(':root{--ifm-a:1px;--own:2px}', 'p{margin:var(--ifm-a)}')).toBe(
    ':root{--ifm-a:1px;--own:2px}',
  );
});

test('what the site sets stays, because the framework reads it', () => {
  const css = ':root{--ifm-a:1px}';
  expect(run(css, '', '/site/src/css/framework.css')).toBe(css);
});
