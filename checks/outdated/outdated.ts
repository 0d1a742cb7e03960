import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
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

/** Output of `--json`. */
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
 * @returns exit code: 0 if no cited path has changed and every repository was compared, otherwise 1
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
  const chosen = known.filter((one) => !repository || repository.includes(one.repository));
  const compare = (one: Documented) => {
    const tree = seen.find((each) => each.repository === one.repository && each.at === one.at);
    const recorded = tree && /^git (\S+)/.exec(tree.seenIn)?.[1];
    return compareRepository(one, usage, recorded, cache);
  };
  const repositories = await pMap(chosen, compare, {concurrency: AT_ONCE});
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

/** Each repository of the sources, in the newest version that they name. */
export function documented(sources: Readonly<Record<string, SourceInfo>>): Documented[] {
  const newest = new Map<string, Documented>();
  for (const {name, repository, commit, date, series} of Object.values(sources)) {
    if (!repository || !commit || date <= (newest.get(repository)?.date ?? '')) continue;
    newest.set(repository, {name, repository, at: commit, date, ...(series && {series})});
  }
  return [...newest.values()];
}

/**
 * Records the newer versions that pages mention. A version keeps the day when it was first recorded,
 * and a repository that could not be compared keeps its entry.
 */
function recordNewer({date, repositories}: Report, file: string): void {
  const before = readNewer(file);
  const others = before.filter(({repository}) =>
    repositories.every((one) => one.repository !== repository || !one.newest),
  );
  const entries = repositories.flatMap(({name, repository, newest, changes}): Newer[] => {
    const pages = [...new Set(changes.flatMap((change) => change.pages))].sort();
    if (!newest || !pages.length) return [];
    const version = `${programName(name, repository)} ${newest.at}`;
    const known = before.find((one) => one.version === version);
    return [{version, repository, noticed: known?.noticed ?? date, pages}];
  });
  const sorted = [...others, ...entries].sort((a, b) => a.repository.localeCompare(b.repository));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Readers know a repository of one program by the name of the program. */
function programName(name: string, repository: string): string {
  const programs = [...clis.values()].filter(
    ({source: {id}}) => (all[id] as SourceInfo).repository === repository,
  );
  return programs.length === 1 ? (programs[0]?.binary ?? name) : name;
}
