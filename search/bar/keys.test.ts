import {beforeAll, expect, test, vi} from 'vitest';
import {isComposing, isOpening, typedBefore} from './keys';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  target: null,
  ...held,
});

class Element {
  constructor(
    readonly tagName: string,
    readonly isContentEditable = false,
  ) {}
}

beforeAll(() => void vi.stubGlobal('HTMLElement', Element));

test('Ctrl K, Cmd K and a slash open the window', () => {
  expect(isOpening(press('k', {ctrlKey: true}))).toBe('combined');
  expect(isOpening(press('K', {metaKey: true}))).toBe('combined');
  expect(isOpening(press('/'))).toBe('slash');
  expect(isOpening(press('/', {target: new Element('BUTTON')}))).toBe('slash');
});

test('other keys do not open the window, nor does a slash in a field', () => {
  expect(isOpening(press('k'))).toBeUndefined();
  expect(isOpening(press('/', {ctrlKey: true}))).toBeUndefined();
  for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) {
    expect(isOpening(press('/', {target: new Element(tag)}))).toBeUndefined();
  }
  expect(isOpening(press('/', {target: new Element('DIV', true)}))).toBeUndefined();
});

test('a letter or digit on the button begins a query; other keys keep their meaning', () => {
  expect(typedBefore(press('u'), undefined)).toBe('u');
  expect(typedBefore(press('ü'), undefined)).toBe('ü');
  for (const key of ['Enter', ' ', 'Tab', '/', 'F1']) {
    expect(typedBefore(press(key), undefined)).toBeUndefined();
  }
  expect(typedBefore(press('r', {ctrlKey: true}), undefined)).toBeUndefined();
});

test('text typed before the window has loaded is kept', () => {
  expect(typedBefore(press('n'), 'u')).toBe('un');
  expect(typedBefore(press(' '), 'un')).toBe('un ');
  expect(typedBefore(press('Backspace'), 'un')).toBe('u');
  expect(typedBefore(press('Shift'), 'u')).toBeUndefined();
});

test('an Enter before then is kept unless more is typed after it', () => {
  expect(typedBefore(press('Enter'), 'un')).toBe('un\n');
  expect(typedBefore(press('Enter'), 'un\n')).toBe('un\n');
  expect(typedBefore(press('b'), 'un\n')).toBe('unb');
  expect(typedBefore(press('Enter', {repeat: true}), 'un')).toBe('un');
  expect(typedBefore(press('Backspace'), 'un\n')).toBe('u');
});

test.each([
  ['a separate key', {isComposing: false, keyCode: 13}, false],
  ['a key within a composition', {isComposing: true, keyCode: 13}, true],
  ['the last key of a composition in Safari', {isComposing: false, keyCode: 229}, true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
