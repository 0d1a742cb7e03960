import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../suggest/nearest';

const PROJECT = path.join(__dirname, '..', '..');

/**
 * Fills code blocks from files: a fence ` ```ts file=examples/a/b.ts lines=3-9 ` with nothing
 * inside shows these lines of that file. What readers copy is then what the tests run.
 *
 * @throws Error naming page, line, the valid files and the fix
 */
export function remarkExamples({project = PROJECT}: {project?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(process.cwd(), file.path ?? 'page');
    visit(tree, 'code', (node: Code) => {
      const asked = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '');
      if (!asked?.[1]) return;
      const where = `${page}:${node.position?.start.line ?? '?'}`;
      if (node.value.trim()) {
        throw new Error(
          `[examples] ${where}: the block has file= and text of its own.\nFix: remove one of them.`,
        );
      }
      const lines = /(?:^|\s)lines=(\d+)-(\d+)/.exec(node.meta ?? '');
      node.value = readExample(project, asked[1], lines ?? undefined, where);
      const rest = (node.meta ?? '')
        .replace(asked[0], '')
        .replace(lines?.[0] ?? '', '')
        .trim();
      node.meta = /title=/.test(rest) ? rest : `${rest} title="${asked[1]}"`.trim();
    });
  };
}

function readExample(
  project: string,
  name: string,
  lines: RegExpExecArray | undefined,
  where: string,
): string {
  const known = listExamples(project);
  if (!known.includes(name)) {
    throw new Error(
      [
        `[examples] ${where}: no example "${name}".`,
        `Nearest: ${nearest(name, known).join(', ')}.`,
        'Fix: correct the path, or add the file below examples/.',
      ].join('\n'),
    );
  }
  const text = readFileSync(path.join(project, name), 'utf8').replace(/\n$/, '');
  if (!lines) return text;
  const all = text.split('\n');
  const [from, to] = [Number(lines[1]), Number(lines[2])];
  if (from < 1 || to > all.length || from > to) {
    throw new Error(
      `[examples] ${where}: ${name} has lines 1-${all.length}, not ${from}-${to}.\nFix: correct lines=.`,
    );
  }
  return all.slice(from - 1, to).join('\n');
}

/** Every file that a page may show, as pages name it. */
function listExamples(project: string): string[] {
  const folder = path.join(project, 'examples');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(project, entry.parentPath), entry.name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
