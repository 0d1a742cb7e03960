import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {listFiles} from '../../data/listFiles';
import {nearest} from '../../config/nearest';
import {locationOf, relativePath} from '../jsxElements';

const PROJECT = path.join(__dirname, '..', '..');

/**
 * Fills code blocks from files: an empty block ` ```ts file=examples/a/b.ts lines=3-9 ` shows these
 * lines of that file, so that readers copy code that the tests run.
 *
 * @throws Fault with page, line, the closest files and the fix
 */
export function remarkExamples({project = PROJECT}: {project?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      const fileOption = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '');
      if (!fileOption?.[1]) return;
      const location = locationOf(relativePath(file), node);
      if (node.value.trim()) {
        const problem = 'the block has both file= and text.';
        throw new Fault('examples/text', location, problem, 'Fix: remove the text, or file=.');
      }
      const range = /(?:^|\s)lines=(\d+)-(\d+)/.exec(node.meta ?? '');
      node.value = readExample(project, fileOption[1], range ?? undefined, location);
      const rest = (node.meta ?? '')
        .replace(fileOption[0], '')
        .replace(range?.[0] ?? '', '')
        .trim();
      node.meta = /title=/.test(rest) ? rest : `${rest} title="${fileOption[1]}"`.trim();
    });
  };
}

function readExample(
  project: string,
  name: string,
  range: RegExpExecArray | undefined,
  location: string,
): string {
  const known = listExamples(project);
  if (!known.includes(name)) {
    throw new Fault(
      'examples/unknown',
      location,
      `no example "${name}".`,
      `Nearest: ${nearest(name, known).join(', ')}.`,
      'Fix: correct the path, or add the file to examples/.',
    );
  }
  const text = readFileSync(path.join(project, name), 'utf8').replace(/\n$/, '');
  if (!range) return text;
  const lines = text.split('\n');
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from < 1 || to > lines.length || from > to) {
    const problem = `${name} has lines 1-${lines.length}, not ${from}-${to}.`;
    throw new Fault('examples/lines', location, problem, 'Fix: correct lines=.');
  }
  return lines.slice(from - 1, to).join('\n');
}

/** Paths of all files that pages may show, relative to the project. */
function listExamples(project: string): string[] {
  const folder = path.join(project, 'examples');
  if (!existsSync(folder)) return [];
  return listFiles(folder).map((name) => `examples/${name}`);
}
