import {expect, test} from 'vitest';
import {changedTexts, type Part} from './readParts';

const parts = (content: Record<string, string>): Map<string, Part> =>
  new Map(
    Object.entries(content).map(([name, value]) => [name, {text: `<${name}>`, content: value}]),
  );

test('what is new, gone or different is told, and nothing else', () => {
  const before = parts({same: 'a', other: 'a', gone: 'a'});
  const after = parts({same: 'a', other: 'b', added: 'a'});
  expect([...changedTexts(before, after)].sort()).toEqual(['<added>', '<gone>', '<other>']);
});
