import {expect, test} from 'vitest';
import {allItems} from './allItems';
import {componentTable} from './componentTable';

const TYPES = [
  ...['default', 'dropdown', 'search', 'localeDropdown', 'html', 'doc', 'docSidebar'],
  ...['docsVersion', 'docsVersionDropdown'],
];

/** Types that the table of a navbar names. */
function named(...items: {type?: string; items?: {type?: string}[]}[]): string[] {
  const code = componentTable(allItems({navbar: {items}}));
  return [...code.matchAll(/(\w+): \1_/g)].map((match) => match[1] ?? '');
}

test.each(TYPES.filter((type) => type !== 'default'))(
  '%s costs nothing until it is used',
  (type) => {
    expect(named({})).not.toContain(type);
    expect(named({type})).toEqual(expect.arrayContaining(['default', type]));
  },
);

test('all nine stand in one table', () => {
  expect(named(...TYPES.map((type) => ({type})))).toEqual(TYPES);
});

test('what stands in a dropdown counts, and one without a type is a dropdown', () => {
  expect(named({items: [{type: 'doc'}]})).toEqual(['default', 'dropdown', 'doc']);
  expect(named({type: 'docsVersionDropdown', items: [{type: 'html'}]})).toContain('html');
});

test('the table is a module of the framework’s components', () => {
  expect(componentTable([{type: 'doc'}])).toBe(
    "import default_ from '@theme/NavbarItem/DefaultNavbarItem';\n" +
      "import doc_ from '@theme/NavbarItem/DocNavbarItem';\n" +
      'export default {default: default_, doc: doc_};\n',
  );
});

test('a type that the framework does not know is left to it', () => {
  expect(named({type: 'custom-clock'})).toEqual(['default']);
});
