import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeUnbroken} from './rehypeUnbroken';

const code = (value: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{type: 'text', value}],
});

const within = (tagName: string, value: string) => {
  const child = code(value);
  const parent: Element = {type: 'element', tagName, properties: {}, children: [child]};
  const tree: Root = {type: 'root', children: [parent]};
  rehypeUnbroken()(tree);
  return child.properties.className;
};

test.each(['--home', '-y', '--keyring-backend', '--p2p.laddr'])('%s stays on one line', (flag) => {
  expect(within('p', flag)).toEqual(['unbroken']);
});

test.each([
  ['p', 'babylond start --home DIR'],
  ['p', '--consensus.double-sign-check-height'],
  ['p', 'x-only'],
  ['td', 'home'],
])('in <%s>, %s may break', (tagName, text) => {
  expect(within(tagName, text)).toBeUndefined();
});

test('a flag in a table may break', () => {
  expect(within('table', '--home')).toBeUndefined();
});
