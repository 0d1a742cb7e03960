import {expect, test} from 'vitest';
import {readShellBlocks} from './readCode';

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

test('a text block directly below a shell block is its expected output', () => {
  const page = `${block('bash', 'ls')}\n${block('text', 'a\n')}`;
  expect(readShellBlocks(page)).toEqual([{code: 'ls', language: 'bash', line: 2, output: 'a\n'}]);
});

test.each([
  ['after a sentence', `${block('bash', 'ls')}\nThe file:\n\n${block('text', 'a')}`],
  ['after another block', `${block('bash', 'ls')}\n${block('json', '{}')}\n${block('text', 'a')}`],
  ['without a shell block', block('text', 'a')],
])('a text block %s is not output', (_, page) => {
  expect(readShellBlocks(page).every(({output}) => output === undefined)).toBe(true);
});
