import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readOptions} from '../readOptions';
import {readCitations} from './readCitations';
import {readRecord, RECORD, writeRecord, type CitedPaths} from './record';
import {includesPath, treeOf} from './repositories';

const USAGE = 'Usage: npm run record:sources -- --clones DIR [--clones DIR …]';
const OPTIONS = {clones: {type: 'string', multiple: true}} as const;

/**
 * Looks up every cited path in clones and writes the existing ones into the record. Keeps the recorded
 * paths of repositories that aren't cloned, and the reasons for unchecked citations.
 *
 * @param data what the modules in `data/` export
 * @param print receives one line for each citation that is dead or can't be parsed
 * @returns exit code: 0 if every item could be parsed and every citation is in a clone, in the previous
 *   record, or unchecked with a reason; otherwise 1
 */
export function recordSources(
  args: readonly string[],
  root: string,
  data: unknown,
  print: (line: string) => void,
): number {
  const {clones} = readOptions(args, OPTIONS, USAGE).values;
  if (!clones) {
    print(USAGE);
    return 1;
  }
  const file = path.join(root, RECORD);
  const previous = existsSync(file)
    ? readRecord(readFileSync(file, 'utf8'))
    : {trees: [], unchecked: []};
  const {citations, faults} = readCitations(root, data);
  const errors = [...faults];
  const record: CitedPaths = {trees: [], unchecked: []};
  for (const key of new Set(citations.map(({repository, at}) => `${repository} ${at}`))) {
    const [repository = '', at = ''] = key.split(' ');
    const tree = treeOf(repository, at, clones);
    const isInTree = (entry: {repository: string; at: string}) =>
      entry.repository === repository && entry.at === at;
    const group = citations.filter(isInTree);
    const citedPaths = [...new Set(group.map((citation) => citation.path))];
    const old = previous.trees.find(isInTree);
    const paths = citedPaths.filter((cited) =>
      tree ? includesPath(tree.paths, cited) : old && ['', ...old.paths].includes(cited),
    );
    const seenIn = tree?.seenIn ?? old?.seenIn;
    if (seenIn) record.trees.push({repository, at, seenIn, paths});
    for (const missing of citedPaths.filter((cited) => !paths.includes(cited))) {
      const locations = group
        .flatMap((citation) => (citation.path === missing ? citation.location : []))
        .join(', ');
      const known = previous.unchecked.find((entry) => isInTree(entry) && entry.path === missing);
      if (tree) errors.push(`${locations}: ${repository} has no ${missing} at ${at}`);
      else if (known) record.unchecked.push(known);
      else {
        errors.push(
          `${locations}: no clone has ${repository} at ${at}. Fix: clone it, or add this line to ${RECORD}: unchecked ${key} ${missing || '.'}: why`,
        );
      }
    }
  }
  writeFileSync(file, writeRecord(record));
  errors.forEach(print);
  const count = record.trees.reduce((sum, {paths}) => sum + paths.length, 0);
  print(
    `${RECORD}: ${count} paths in ${record.trees.length} trees, ${record.unchecked.length} unchecked, ${errors.length} errors`,
  );
  return errors.length ? 1 : 0;
}
