import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readOptions} from '../readOptions';
import {readCitations} from './readCitations';
import {readRecord, RECORD, writeRecord, type CitedPaths} from './record';
import {includesPath, treeOf} from './repositories';

const USAGE = 'Usage: npm run record:sources -- --clones DIR [--clones DIR …]';
const OPTIONS = {clones: {type: 'string', multiple: true}} as const;

/**
 * Looks up every cited path in clones and writes those that exist into the record. What was recorded
 * of a repository that isn't cloned is kept, and so is the reason why a citation is unchecked.
 *
 * @param data what the modules below `data/` load
 * @param print receives one line for each citation that is dead or can't be parsed
 * @returns exit code: 0 if every citation was found or is unchecked with a reason, otherwise 1
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
  const before = existsSync(file)
    ? readRecord(readFileSync(file, 'utf8'))
    : {seen: [], unchecked: []};
  const {citations, faults} = readCitations(root, data);
  const wrong = [...faults];
  const record: CitedPaths = {seen: [], unchecked: []};
  for (const key of new Set(citations.map(({repository, at}) => `${repository} ${at}`))) {
    const [repository = '', at = ''] = key.split(' ');
    const tree = treeOf(repository, at, clones);
    const group = citations.filter((one) => one.repository === repository && one.at === at);
    const cited = [...new Set(group.map((one) => one.path))];
    const old = before.seen.find((one) => one.repository === repository && one.at === at);
    const paths = cited.filter((one) =>
      tree ? includesPath(tree.paths, one) : old && ['', ...old.paths].includes(one),
    );
    const seenIn = tree?.seenIn ?? old?.seenIn;
    if (seenIn) record.seen.push({repository, at, seenIn, paths});
    for (const one of cited.filter((each) => !paths.includes(each))) {
      const place = group.flatMap((each) => (each.path === one ? each.place : [])).join(', ');
      const known = before.unchecked.find(
        (old) => old.repository === repository && old.at === at && old.path === one,
      );
      if (tree) wrong.push(`${place}: ${repository} has no ${one} at ${at}`);
      else if (known) record.unchecked.push(known);
      else {
        wrong.push(
          `${place}: no clone has ${repository} at ${at}. Fix: clone it, or write into ${RECORD}: unchecked ${key} ${one || '.'}: why`,
        );
      }
    }
  }
  writeFileSync(file, writeRecord(record));
  wrong.forEach(print);
  const count = record.seen.reduce((sum, {paths}) => sum + paths.length, 0);
  print(
    `${RECORD}: ${count} cited in ${record.seen.length} trees seen, ${record.unchecked.length} unchecked, ${wrong.length} wrong`,
  );
  return wrong.length ? 1 : 0;
}
