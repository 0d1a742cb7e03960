import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import type {Item} from './allItems';
import {checkItems, type Docs} from './checkItems';

const docs: Docs = {
  default: [
    {
      versionName: 'current',
      docs: [{id: 'intro'}, {id: 'guides/start'}],
      drafts: [{id: 'soon'}],
      sidebars: {
        guides: [{type: 'category', items: [{type: 'doc'}]}],
        index: [{type: 'category', link: {type: 'generated-index'}, items: []}],
        empty: [{type: 'link'}, {type: 'html'}],
      },
    },
    {versionName: '1.0', docs: [{id: 'old'}], drafts: [], sidebars: {}},
  ],
};

const PLACE = 'themeConfig.navbar.items';

test.each<Item>([
  {type: 'doc', docId: 'guides/start'},
  {type: 'doc', docId: 'old'},
  {type: 'doc', docId: 'soon'},
  {type: 'docSidebar', sidebarId: 'guides'},
  {type: 'docSidebar', sidebarId: 'index'},
  {type: 'docsVersionDropdown', versions: ['1.0']},
  {type: 'docsVersionDropdown', versions: {current: {label: 'Newest'}}},
  {type: 'docsVersionDropdown'},
  {type: 'docsVersion'},
  {to: '/nowhere/'},
])('%j names what is there', (item) => {
  expect(() => checkItems([item], docs)).not.toThrow();
});

test.each<[string, Item, string, ...string[]]>([
  ['a document', {type: 'doc', docId: 'start'}, 'doc', '"start"', 'guides/start, intro, old, soon'],
  ['a sidebar', {type: 'docSidebar', sidebarId: 'guide'}, 'sidebar', 'empty, guides, index'],
  ['a version', {type: 'docsVersionDropdown', versions: ['2.0']}, 'version', '"2.0"'],
  ['a docs plugin', {type: 'docsVersion', docsPluginId: 'api'}, 'docs-plugin', '"api"', 'default'],
])('%s that is not there', (_name, item, rule, ...told) => {
  expect(() => checkItems([item], docs)).toThrow(faultAt(`navbar/${rule}`, PLACE, ...told));
});

test('a sidebar with nothing to link to', () => {
  const item = {type: 'docSidebar', sidebarId: 'empty'};
  expect(() => checkItems([item], docs)).toThrow(
    faultAt('navbar/empty-sidebar', PLACE, JSON.stringify(item), 'Sidebars: guides, index'),
  );
});
