import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../../data/load';
import {expandFactsInText} from '../facts/findFact';
import {checkCommands, checkCommandsInPage, checkCommandsInText} from './checkCommands';

const PROJECT = path.resolve(__dirname, '../..');

/** Files in a folder whose names end with one of `endings`, relative to the project. */
function filesOf(folder: string, ...endings: string[]): string[] {
  const root = path.join(PROJECT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => path.join(folder, file));
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT, file), 'utf8');
}

test('every command on every page exists, with its flags', async () => {
  const base = await loadFacts();
  const pages = [...filesOf('docs', '.mdx', '.md'), ...filesOf('blog', '.mdx', '.md')];
  expect(pages.length).toBeGreaterThan(0);
  const mistakes = pages.flatMap((file) => {
    const page = expandFactsInText(read(file), base, file);
    return [...checkCommandsInPage(page, file), ...checkCommandsInText(page, file)];
  });
  expect(mistakes.map(({message}) => message)).toEqual([]);
});

test('every command in data and API documents exists, with its flags', () => {
  const files = [...filesOf('data', '.ts'), ...filesOf('api/specs', '.json', '.yaml', '.yml')];
  const texts = files.filter((file) => !file.endsWith('.test.ts'));
  expect(texts.length).toBeGreaterThan(0);
  const mistakes = texts.flatMap((file) => checkCommandsInText(read(file), file));
  expect(mistakes.map(({message}) => message)).toEqual([]);
});

test('every command in the shell examples exists, with its flags', () => {
  const mistakes = filesOf('examples', '.sh').flatMap((file) =>
    checkCommands(read(file), 'bash', file),
  );
  expect(mistakes.map(({message}) => message)).toEqual([]);
});
