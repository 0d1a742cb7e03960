import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../data/listFiles';

const PROJECT = path.resolve(__dirname, '../..');
const BUILD = path.join(PROJECT, 'build');
const FRAMEWORK = path.join(PROJECT, 'node_modules/infima/dist/css/default/default.css');

/** Classes that the theme names and that our own styles make unnecessary; see NOT_SHOWN. */
const STYLED_BY_US = new Set([
  // src/css/admonition.css colors callouts.
  ...['danger', 'info', 'secondary', 'success', 'warning'].map((kind) => `alert--${kind}`),
  // The button that folds the sidebar.
  ...['button--outline', 'button--secondary'],
  // As wide as without it.
  'col--12',
]);

const files = listFiles(BUILD);
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

test('no page uses a class of the framework whose rules plugins/light-styles drops', () => {
  const styled = classesIn(readFileSync(FRAMEWORK, 'utf8'));
  const kept = classesIn(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(BUILD, file), 'utf8'))
      .join('\n'),
  );
  expect(styled.size).toBeGreaterThan(200);
  const dropped = new Set([...styled].filter((name) => !kept.has(name) && !STYLED_BY_US.has(name)));
  expect(dropped.size).toBeGreaterThan(50);
  const wrong = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    for (const [, quoted, plain] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)) {
      for (const name of (quoted ?? plain ?? '').split(/\s+/)) {
        if (dropped.has(name)) wrong.set(name, file);
      }
    }
  }
  // Take the class off NOT_SHOWN in plugins/light-styles, or style it in src/css.
  expect([...wrong].map(([name, file]) => `${file}: ${name}`)).toEqual([]);
});
