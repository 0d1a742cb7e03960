import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FactBase} from '../../data/load';
import {readOptions} from '../readOptions';
import {readCitations, type Citation} from './readCitations';
import {readRecord, RECORD, writeRecord, type Seen, type Unchecked} from './record';
import {has, treeOf} from './repositories';

const USAGE =
  'Usage: npm run record:sources -- --clones DIR [--clones DIR …] [--modules GOMODCACHE]';
const OPTIONS = {clones: {type: 'string', multiple: true}, modules: {type: 'string'}} as const;

/**
 * Looks up every cited path in clones and Go modules and writes those that exist into the record.
 * A repository that is not there keeps its citations as unchecked, with the reason that stands in
 * the record.
 *
 * @param base the facts and tables as loaded
 * @param print receives one line for each citation that is dead or cannot be read
 * @returns exit code: 0 when every citation was seen or is unchecked with a reason, else 1
 */
export function recordSources(
  args: readonly string[],
  root: string,
  base: FactBase,
  print: (line: string) => void,
): number {
  const {values} = readOptions(args, OPTIONS, USAGE);
  const {clones, modules} = values;
  if (!clones) {
    print(USAGE);
    return 1;
  }
  const file = path.join(root, RECORD);
  const before = existsSync(file) ? readRecord(readFileSync(file, 'utf8')).unchecked : [];
  const {citations, faults} = readCitations(root, base);
  const seen: Seen[] = [];
  const unchecked: Unchecked[] = [];
  let wrong = faults.length;
  faults.forEach(print);
  for (const group of byCommit(citations)) {
    const [{repository, at}] = group;
    const tree = treeOf(repository, at, clones, modules);
    if (tree) {
      const dead = group.filter((one) => !has(tree, one.path));
      dead.forEach((one) =>
        print(`${one.file}:${one.line}: ${repository} has no ${one.path} at ${at}`),
      );
      wrong += dead.length;
      const paths = new Set(group.filter((one) => !dead.includes(one)).map((one) => one.path));
      seen.push({repository, at, seenIn: tree.seenIn, paths: [...paths]});
      continue;
    }
    for (const cited of new Set(group.map((one) => one.path))) {
      const why = before.find(
        (one) => one.repository === repository && one.at === at && one.path === cited,
      )?.why;
      const [first] = group.filter((one) => one.path === cited);
      if (!why) {
        print(
          `${first?.file}:${first?.line}: no clone has ${repository} at ${at}. Fix: clone it, or ` +
            `write into ${RECORD}: unchecked ${repository} ${at} ${cited || '.'}: why`,
        );
        wrong++;
      } else unchecked.push({repository, at, path: cited, why});
    }
  }
  writeFileSync(file, writeRecord({seen, unchecked}));
  const count = seen.reduce((sum, {paths}) => sum + paths.length, 0);
  print(
    `${RECORD}: ${count} cited in ${seen.length} trees seen, ${unchecked.length} unchecked, ${wrong} wrong`,
  );
  return wrong ? 1 : 0;
}

function byCommit(citations: readonly Citation[]): [Citation, ...Citation[]][] {
  const groups = new Map<string, [Citation, ...Citation[]]>();
  for (const citation of citations) {
    const key = `${citation.repository} ${citation.at}`;
    const group = groups.get(key);
    if (group) group.push(citation);
    else groups.set(key, [citation]);
  }
  return [...groups.values()];
}
