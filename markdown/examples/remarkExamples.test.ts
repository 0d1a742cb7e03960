import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {remarkExamples} from './remarkExamples';

const project = mkdtempSync(path.join(tmpdir(), 'examples-'));
mkdirSync(path.join(project, 'examples', 'a'), {recursive: true});
writeFileSync(path.join(project, 'examples', 'a', 'b.sh'), 'one\ntwo\nthree\n');
writeFileSync(path.join(project, 'secret.txt'), 'no');

const LOCATION = 'docs/p.mdx:4';

function run(meta: string, value = ''): Code {
  const position = {start: {line: 4, column: 1}, end: {line: 5, column: 1}};
  const node: Code = {type: 'code', lang: 'bash', meta, value, position};
  const tree: Root = {type: 'root', children: [node]};
  remarkExamples({project})(tree, new VFile({path: path.join(process.cwd(), 'docs/p.mdx')}));
  return node;
}

test('a block shows its file, with the path as its title', () => {
  expect(run('file=examples/a/b.sh')).toMatchObject({
    value: 'one\ntwo\nthree',
    meta: 'title="examples/a/b.sh"',
  });
});

test('a block can show a range of lines, with its own title and highlighted lines', () => {
  expect(run('file=examples/a/b.sh lines=2-3 title="run" {1}')).toMatchObject({
    value: 'two\nthree',
    meta: 'title="run" {1}',
  });
});

test('the error for an unknown file contains the page, line, closest match and fix', () => {
  expect(() => run('file=examples/a/c.sh')).toThrow(
    faultAt('examples/unknown', LOCATION, '"examples/a/c.sh"', 'Nearest: examples/a/b.sh.'),
  );
});

test('a file outside the folder cannot be shown', () => {
  expect(() => run('file=secret.txt')).toThrow(faultAt('examples/unknown', LOCATION));
  expect(() => run('file=examples/../secret.txt')).toThrow(faultAt('examples/unknown', LOCATION));
});

test('invalid lines, and a block with both a file and text, are rejected', () => {
  expect(() => run('file=examples/a/b.sh lines=2-9')).toThrow(
    faultAt('examples/lines', LOCATION, '1-3', '2-9'),
  );
  expect(() => run('file=examples/a/b.sh', 'typed')).toThrow(faultAt('examples/text', LOCATION));
});

test('other blocks are left unchanged', () => {
  expect(run('title="x"', 'echo')).toMatchObject({value: 'echo', meta: 'title="x"'});
});
