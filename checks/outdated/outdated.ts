import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {clis} from '../../data/cli/load';
import type {FactBase} from '../../data/load';
import {RECORD_FILE, readNewer, type Newer} from '../../data/newer';
import {sources as all, type SourceInfo} from '../../data/sources';
import {readRecord, RECORD} from '../cited-paths/record';
import {InputError, readOptions} from '../readOptions';
import {readUsage} from '../usage/readUsage';
import {compareRepository, type Documented, type RepositoryReport} from './compareRepository';
import {markdownReport, terminalReport} from './reports';

const USAGE =
  'Usage: npm run outdated -- [--json | --markdown] [--record] [--repository OWNER/NAME …] [--cache DIR]';
const OPTIONS = {
  json: {type: 'boolean'},
  markdown: {type: 'boolean'},
  record: {type: 'boolean'},
  repository: {type: 'string', multiple: true},
  cache: {type: 'string', default: path.join(os.homedir(), '.cache', 'babylon-docs', 'sources')},
} as const;
/** Repositories that are listed and cloned at once. */
const AT_ONCE = 4;

/** What `--json` prints. */
export type Report = {
  readonly date: string;
  readonly repositories: readonly RepositoryReport[];
  /** Sources without a repository, and the day on which each was last read. */
  readonly others: readonly {readonly name: string; readonly date: string}[];
};

/**
 * Lists what is newer than the documented sources, and the pages and data that cite what changed.
 *
 * @param sources what `data/sources.ts` lists
 * @returns exit code: 0 if no cited path has changed and every repository was compared, else 1
 * @throws InputError for a repository that is not among the sources
 */
export async function outdated(
  args: readonly string[],
  root: string,
  base: FactBase,
  print: (text: string) => void,
  sources: Readonly<Record<string, SourceInfo>> = all,
): Promise<number> {
  const {json, markdown, record, repository, cache} = readOptions(args, OPTIONS, USAGE).values;
  const known = documented(sources);
  for (const one of repository ?? []) {
    if (known.some((each) => each.repository === one)) continue;
    const valid = known.map((each) => each.repository).join(', ');
    throw new InputError(`--repository ${one}: not a source. Use one of ${valid}.\n${USAGE}`);
  }
  const usage = await readUsage(root, base);
  const {seen} = readRecord(readFileSync(path.join(root, RECORD), 'utf8'));
  const left = known.filter((one) => !repository || repository.includes(one.repository));
  const repositories: RepositoryReport[] = [];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      const {repository: name, at} = one;
      const tree = seen.find((each) => each.repository === name && each.at === at);
      const recorded = tree && /^git (\S+)/.exec(tree.seenIn)?.[1];
      repositories.push(await compareRepository(one, usage, recorded, cache));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  const affected = ({changes}: RepositoryReport) => changes.flatMap(({pages}) => pages).length;
  repositories.sort(
    (a, b) => affected(b) - affected(a) || a.repository.localeCompare(b.repository),
  );
  const others = Object.values(sources).flatMap(({name, repository: own, date}) =>
    own ? [] : [{name, date}],
  );
  const report: Report = {date: new Date().toISOString().slice(0, 10), repositories, others};
  if (json) print(JSON.stringify(report, null, 2));
  else print(markdown ? markdownReport(report) : terminalReport(report));
  if (record) recordNewer(report, path.join(root, RECORD_FILE));
  const isCurrent = repositories.every(({newest, changes}) => newest && !changes.length);
  return isCurrent ? 0 : 1;
}

/** Each repository in the newest version that the sources name. */
export function documented(sources: Readonly<Record<string, SourceInfo>>): Documented[] {
  const newest = new Map<string, Documented>();
  for (const {name, repository, commit, date, series} of Object.values(sources)) {
    if (!repository || !commit || date <= (newest.get(repository)?.date ?? '')) continue;
    newest.set(repository, {name, repository, at: commit, date, ...(series && {series})});
  }
  return [...newest.values()];
}

/**
 * Writes what pages say of newer versions. A version keeps the day on which it was first recorded,
 * and a repository that could not be compared keeps its entry.
 */
function recordNewer({date, repositories}: Report, file: string): void {
  const before = readNewer(file);
  const kept = before.filter(({repository}) =>
    repositories.every((one) => one.repository !== repository || !one.newest),
  );
  const entries = repositories.flatMap(({name, repository, newest, changes}): Newer[] => {
    const pages = [...new Set(changes.flatMap((change) => change.pages))].sort();
    if (!newest || !pages.length) return [];
    const version = `${programName(name, repository)} ${newest.at}`;
    const known = before.find((one) => one.version === version);
    return [{version, repository, noticed: known?.noticed ?? date, pages}];
  });
  const sorted = [...kept, ...entries].sort((a, b) => a.repository.localeCompare(b.repository));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A repository that makes one program is known to readers by that program. */
function programName(name: string, repository: string): string {
  const programs = [...clis.values()].filter(
    ({source: {id}}) => (all[id] as SourceInfo).repository === repository,
  );
  return programs.length === 1 ? (programs[0]?.binary ?? name) : name;
}
