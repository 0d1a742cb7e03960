import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropReplacedVariables} from './dropReplacedVariables';

const OURS = ':root,html[data-theme=dark]{--ifm-a:1}:root{--ifm-c:1}';
const INFIMA = '/site/node_modules/infima/dist/css/default.css';

function run(css: string, from = INFIMA): string {
  return postcss([dropReplacedVariables(OURS)]).process(css, {from}).css;
}

test('a variable that the site sets for both modes is dropped, in both modes', () => {
  expect(run(':root{--ifm-a:2;--ifm-b:3}html[data-theme=dark]{--ifm-a:4}')).toBe(
    ':root{--ifm-b:3}html[data-theme=dark]{}',
  );
});

test('a variable that the site sets for one mode only stays', () => {
  expect(run(':root{--ifm-c:2}')).toBe(':root{--ifm-c:2}');
});

test('a variable set below the root stays, because it is another one there', () => {
  expect(run('.alert{--ifm-a:2}')).toBe('.alert{--ifm-a:2}');
});

test('a heading has the size that the site sets, in an article and on a phone too', () => {
  const ours = ':root,html[data-theme=dark]{--ifm-h2-font-size:27px}';
  const theirs =
    '.markdown>h2{--ifm-h2-font-size:2rem;margin:0}@media (max-width:9px){h2{--ifm-h2-font-size:1rem}}';
  expect(postcss([dropReplacedVariables(ours)]).process(theirs, {from: INFIMA}).css).toBe(
    '.markdown>h2{margin:0}@media (max-width:9px){h2{}}',
  );
});

test('other stylesheets are left alone', () => {
  expect(run(':root{--ifm-a:2}', '/site/src/css/framework.css')).toBe(':root{--ifm-a:2}');
});
