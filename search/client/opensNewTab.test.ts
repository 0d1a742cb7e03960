import {expect, test} from 'vitest';
import {opensNewTab} from './opensNewTab';

const press = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

test('a plain press follows the link here', () => {
  expect(opensNewTab(press)).toBe(false);
});

test.each([
  ['the middle button', {button: 1}],
  ['Alt', {altKey: true}],
  ['Ctrl', {ctrlKey: true}],
  ['Cmd', {metaKey: true}],
  ['Shift', {shiftKey: true}],
])('with %s it does not', (_, more) => {
  expect(opensNewTab({...press, ...more})).toBe(true);
});
