import {expect, test} from 'vitest';
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

const failure = (item: Item): string => {
  try {
    checkItems([item], docs);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

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
  expect(failure(item)).toBe('');
});

test('a document that is not there', () => {
  expect(failure({type: 'doc', docId: 'start'})).toBe(
    `[navbar-items] In themeConfig.navbar.items, there is no document with the id "start".
Item: {"type":"doc","docId":"start"}
Ids: guides/start, intro, old, soon
Fix: correct docId: it is the path of the file in its folder, without the ending.`,
  );
});

test('a sidebar that is not there', () => {
  expect(failure({type: 'docSidebar', sidebarId: 'guide'})).toBe(
    `[navbar-items] In themeConfig.navbar.items, there is no sidebar with the id "guide".
Item: {"type":"docSidebar","sidebarId":"guide"}
Sidebars: empty, guides, index
Fix: correct sidebarId, or add the sidebar to the file that sidebarPath names.`,
  );
});

test('a sidebar with nothing to link to', () => {
  expect(failure({type: 'docSidebar', sidebarId: 'empty'})).toBe(
    `[navbar-items] In themeConfig.navbar.items, the sidebar "empty" has nothing to link to: no document, and no category with a link.
Item: {"type":"docSidebar","sidebarId":"empty"}
Sidebars: guides, index
Fix: add a document to the sidebar, or name another sidebar.`,
  );
});

test('a version that is not there', () => {
  expect(failure({type: 'docsVersionDropdown', versions: ['2.0']})).toContain(
    'there is no version with the name "2.0".',
  );
});

test('a docs plugin that is not there', () => {
  expect(failure({type: 'docsVersion', docsPluginId: 'api'})).toBe(
    `[navbar-items] In themeConfig.navbar.items, there is no docs plugin with the id "api".
Item: {"type":"docsVersion","docsPluginId":"api"}
Ids: default
Fix: correct docsPluginId, or leave it out for the default one.`,
  );
});
