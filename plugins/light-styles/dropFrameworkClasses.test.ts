import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropFrameworkClasses} from './dropFrameworkClasses';

const INFIMA = '/site/node_modules/infima/dist/css/default.css';

function run(css: string, from = INFIMA): string {
  return postcss([dropFrameworkClasses([/^hero(__|--|$)/])]).process(css, {from}).css;
}

test('a rule of a class that is not shown goes', () => {
  expect(run('.hero{a:b}.hero__title:hover{a:b}.heroic{a:b}')).toBe('.heroic{a:b}');
});

test('of several selectors only those that name the class go', () => {
  expect(run('.menu,.nav .hero,.navbar{a:b}')).toBe('.menu,.navbar{a:b}');
});

test('the same class in a stylesheet of this site stays', () => {
  expect(run('.hero{a:b}', '/site/src/pages/index.module.css')).toBe('.hero{a:b}');
});
