import postcss from 'postcss';
import {expect, test} from 'vitest';
import {inlineConstants} from './inlineConstants';

const INFIMA = '/site/node_modules/infima/dist/css/default.css';

function run(css: string, elsewhere = '', from = INFIMA): string {
  return postcss([inlineConstants(elsewhere)]).process(css, {from}).css;
}

test('a variable with one value is written out, also through another one', () => {
  expect(run(':root{--ifm-a:1px;--ifm-b:calc(var(--ifm-a)*2)}p{margin:var(--ifm-b)}')).toBe(
    ':root{}p{margin:calc(1px*2)}',
  );
});

test('a variable that is set twice stays, and what reads it', () => {
  const css = ':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}.x{--ifm-a:2px}p{margin:var(--ifm-b)}';
  expect(run(css)).toBe(css);
});

test('a variable that another stylesheet names stays', () => {
  const css = ':root{--ifm-a:1px}p{margin:var(--ifm-a)}';
  expect(run(css, 'div{--ifm-a:3px}')).toBe(css);
  expect(run(css, 'div{margin:var(--ifm-a)}')).toBe(css);
});

test('a variable that is set only under a condition stays', () => {
  const css = '@media print{:root{--ifm-a:1px}}p{margin:var(--ifm-a)}';
  expect(run(css)).toBe(css);
});

test('other stylesheets are left alone', () => {
  const css = ':root{--ifm-a:1px}p{margin:var(--ifm-a)}';
  expect(run(css, '', '/site/src/css/framework.css')).toBe(css);
});
