import {beforeAll, expect, test, vi} from 'vitest';
import {isComposing, openingShortcut, textAfterKey} from './keys';

const press = (key: string, overrides: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  target: null,
  ...overrides,
});

class Element {
  constructor(
    readonly tagName: string,
    readonly isContentEditable = false,
  ) {}
}

beforeAll(() => void vi.stubGlobal('HTMLElement', Element));

test('Ctrl+K, Cmd+K and a slash open the window', () => {
  expect(openingShortcut(press('k', {ctrlKey: true}))).toBe('combined');
  expect(openingShortcut(press('K', {metaKey: true}))).toBe('combined');
  expect(openingShortcut(press('/'))).toBe('slash');
  expect(openingShortcut(press('/', {target: new Element('BUTTON')}))).toBe('slash');
});

test('other keys do not open the window, nor does a slash in a field', () => {
  expect(openingShortcut(press('k'))).toBeUndefined();
  expect(openingShortcut(press('/', {ctrlKey: true}))).toBeUndefined();
  for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) {
    expect(openingShortcut(press('/', {target: new Element(tag)}))).toBeUndefined();
  }
  expect(openingShortcut(press('/', {target: new Element('DIV', true)}))).toBeUndefined();
});

test('a letter or digit on the button starts a query; other keys keep their meaning', () => {
  expect(textAfterKey(press('u'), undefined)).toBe('u');
  expect(textAfterKey(press('ü'), undefined)).toBe('ü');
  for (const key of ['Enter', ' ', 'Tab', '/', 'F1']) {
    expect(textAfterKey(press(key), undefined)).toBeUndefined();
  }
  expect(textAfterKey(press('r', {ctrlKey: true}), undefined)).toBeUndefined();
});

test('key presses before the window has loaded edit the query', () => {
  expect(textAfterKey(press('n'), 'u')).toBe('un');
  expect(textAfterKey(press(' '), 'un')).toBe('un ');
  expect(textAfterKey(press('Backspace'), 'un')).toBe('u');
  expect(textAfterKey(press('Shift'), 'u')).toBeUndefined();
});

test('Enter pressed before the window has loaded is stored until the query changes', () => {
  expect(textAfterKey(press('Enter'), 'un')).toBe('un\n');
  expect(textAfterKey(press('Enter'), 'un\n')).toBe('un\n');
  expect(textAfterKey(press('b'), 'un\n')).toBe('unb');
  expect(textAfterKey(press('Enter', {repeat: true}), 'un')).toBe('un');
  expect(textAfterKey(press('Backspace'), 'un\n')).toBe('u');
});

test.each([
  ['a key press outside a composition is not composing', {isComposing: false, keyCode: 13}, false],
  ['a key press within a composition is composing', {isComposing: true, keyCode: 13}, true],
  [
    'the last key press of a composition is recognized in Safari',
    {isComposing: false, keyCode: 229},
    true,
  ],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
