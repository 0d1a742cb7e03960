import {expect, test} from 'vitest';
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

test('an unknown path stops the build', () => {
  expect(() => splitRoutes(tables, ['/apy'])).toThrow(`[lazy-routes] No top-level route "/apy".
There are: /api/one, /, *.
Fix: correct the path in the options of plugins/lazy-routes in docusaurus.config.ts.`);
});

test('a table of another form stops the build', () => {
  expect(() => readRoutes('module.exports = []')).toThrow(
    `[lazy-routes] The generated routes.js is not as expected.
Expected: export default [ … ];
Fix: compare .docusaurus/ with plugins/lazy-routes/readTables.ts after a framework update.`,
  );
  expect(() => readRegistry('export default {"a": [() => import("x")]}')).toThrow(
    '[lazy-routes] The generated registry.js is not as expected.',
  );
});
