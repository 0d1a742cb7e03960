import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {readRegistry, readRoutes} from './readTables';
import {splitRoutes, type Tables} from './splitRoutes';

const routes = readRoutes(`import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/api/one',
    component: ComponentCreator('/api/one', 'aaa'),
    routes: [
      {path: '/api/one/x/', component: ComponentCreator('/api/one/x/', 'bbb'), exact: true, sidebar: "s"}
    ]
  },
  {path: '/', component: ComponentCreator('/', 'ccc'), exact: true},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`);
const registry = readRegistry(`export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "2a": [() => import(/* webpackChunkName: "2a" */ "@site/x.mdx"), "@site/x.mdx", require.resolveWeak("@site/x.mdx")],
  "3b": [() => import(/* webpackChunkName: "3b" */ "@site/home.mdx"), "@site/home.mdx", require.resolveWeak("@site/home.mdx")],};
`);
const tables: Tables = {
  routes,
  registry,
  chunkNames: {
    '/api/one-aaa': {__comp: '17896441'},
    '/api/one/x/-bbb': {__comp: '17896441', content: {nested: ['2a']}},
    '/-ccc': {__comp: '17896441', content: '3b'},
  },
};

test('a later section leaves one row in the first list, without names and modules', () => {
  const {first} = splitRoutes(tables, ['/api/one']);
  expect(first.routes.map(({path}) => path)).toEqual(['/api/one', '/', '*']);
  expect(first.routes[0]).toEqual({path: '/api/one', component: {path: '/api/one'}});
  expect(Object.keys(first.chunkNames)).toEqual(['/-ccc']);
  expect(Object.values(first.registry)).toEqual(['@theme/DocItem', '@site/home.mdx']);
});

test('its own list has its routes with all attributes, and what it shares with other pages', () => {
  const own = splitRoutes(tables, ['/api/one']).later.get('/api/one');
  expect(own?.routes).toEqual([routes[0]]);
  expect(own?.routes[0]?.routes?.[0]).toMatchObject({exact: true, sidebar: 's'});
  expect(Object.keys(own?.chunkNames ?? {})).toEqual(['/api/one-aaa', '/api/one/x/-bbb']);
  expect(Object.values(own?.registry ?? {})).toEqual(['@theme/DocItem', '@site/x.mdx']);
});

test('documents below a path are a section, with their sidebar', () => {
  const document = (path: string, hash: string, sidebar?: string) => ({
    path,
    component: {path, hash},
    exact: true,
    ...(sidebar === undefined ? {} : {sidebar}),
  });
  const a = document('/guides/', 'a', 'guides');
  const b = document('/guides/x/', 'b', 'guides');
  const c = document('/guides-old/', 'c', 'old');
  const d = document('/', 'd');
  const root = {path: '/', component: {path: '/', hash: 'r'}, routes: [a, c, b, d]};
  const split = splitRoutes({routes: [root], registry: {}, chunkNames: {}}, ['/guides']);
  expect(split.later.get('/guides')?.routes).toEqual([a, b]);
  const place = {path: '/guides', component: {path: '/guides'}, sidebar: 'guides'};
  expect(split.first.routes).toEqual([{...root, routes: [place, c, d]}]);
});

test('documents with several sidebars are no section', () => {
  const document = (path: string, sidebar: string) => ({
    path,
    component: {path, hash: 'h'},
    sidebar,
  });
  const root = {
    path: '/',
    component: {path: '/', hash: 'r'},
    routes: [document('/guides/', 'guides'), document('/guides/x/', 'other')],
  };
  expect(() => splitRoutes({routes: [root], registry: {}, chunkNames: {}}, ['/guides'])).toThrow(
    faultAt('lazy-routes/sidebars', '/guides', 'guides, other'),
  );
});

test('an unknown path stops the build', () => {
  expect(() => splitRoutes(tables, ['/apy'])).toThrow(
    faultAt('lazy-routes/unknown', '/apy', '/api/one, /, *'),
  );
});

test('a table of another form stops the build', () => {
  expect(() => readRoutes('module.exports = []')).toThrow(
    faultAt('lazy-routes/form', '.docusaurus/routes.js', 'export default [ … ];'),
  );
  expect(() => readRegistry('export default {"a": [() => import("x")]}')).toThrow(
    faultAt('lazy-routes/form', '.docusaurus/registry.js'),
  );
});
