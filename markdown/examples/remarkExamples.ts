import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {listFiles} from '../../data/listFiles';
import {nearest} from '../../config/nearest';
import {relativePath, locationOf} from '../jsxElements';

const PROJECT = path.join(__dirname, '..', '..');

/**
 * Fills code blocks from files: a fence ` ```ts file=examples/a/b.ts lines=3-9 ` with nothing
 * inside shows these lines of that file, so readers copy what the tests run.
 *
 * @throws Fault naming page, line, the valid files and the fix
 */
export function remarkExamples({project = PROJECT}: {project?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      const named = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '');
      if (!named?.[1]) return;
      const location = locationOf(relativePath(file), node);
      if (node.value.trim()) {
        const what = 'the block has file= and text of its own.';
        throw new Fault('examples/text', location, what, 'Fix: remove one of them.');
      }
      const lines = /(?:^|\s)lines=(\d+)-(\d+)/.exec(node.meta ?? '');
      node.value = readExample(project, named[1], lines ?? undefined, location);
      const rest = (node.meta ?? '')
        .replace(named[0], '')
        .replace(lines?.[0] ?? '', '')
        .trim();
      node.meta = /title=/.test(rest) ? rest : `${rest} title="${named[1]}"`.trim();
    });
  };
}

function readExample(
  project: string,
  name: string,
  lines: RegExpExecArray | undefined,
  location: string,
): string {
  const known = listExamples(project);
  if (!known.includes(name)) {
    throw new Fault(
      'examples/unknown',
      location,
      `no example "${name}".`,
      `Nearest: ${nearest(name, known).join(', ')}.`,
      'Fix: correct the path, or add the file below examples/.',
    );
  }
  const text = readFileSync(path.join(project, name), 'utf8').replace(/\n$/, '');
  if (!lines) return text;
  const all = text.split('\n');
  const [from, to] = [Number(lines[1]), Number(lines[2])];
  if (from < 1 || to > all.length || from > to) {
    const what = `${name} has lines 1-${all.length}, not ${from}-${to}.`;
    throw new Fault('examples/lines', location, what, 'Fix: correct lines=.');
  }
  return all.slice(from - 1, to).join('\n');
}

/** Every file that a page may show, as pages name it. */
function listExamples(project: string): string[] {
  const folder = path.join(project, 'examples');
  if (!existsSync(folder)) return [];
  return listFiles(folder).map((name) => `examples/${name}`);
}
