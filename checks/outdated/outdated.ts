import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import {clis} from '../../data/cli/load';
import type {FactBase} from '../../data/load';
import {RECORD_FILE, readNewer, type NewerVersion} from '../../data/newerVersions';
import {sources as allSources, type SourceInfo} from '../../data/sources';
import {readRecord, RECORD} from '../cited-paths/record';
import {InputError, readOptions} from '../readOptions';
import {readUsage} from '../usage/readUsage';
import {compareRepository, type DocumentedSource, type RepositoryReport} from './compareRepository';
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
/** Number of repositories that are compared at the same time. */
const CONCURRENCY = 4;

/** Output of `--json`. */
export type Report = {
  readonly date: string;
  readonly repositories: readonly RepositoryReport[];
  /** Sources without a repository, each with the day when somebody last read it. */
  readonly others: readonly {readonly name: string; readonly date: string}[];
};

/**
 * Reports newer versions of the documented sources, and the pages and data that cite changed paths.
 *
 * @returns exit code: 0 if no cited path has changed and every repository was compared, otherwise 1
 * @throws InputError for a repository that is not among the sources
 */
export async function outdated(
  args: readonly string[],
  root: string,
  base: FactBase,
  print: (text: string) => void,
  sources: Readonly<Record<string, SourceInfo>> = allSources,
): Promise<number> {
  const {json, markdown, record, repository, cache} = readOptions(args, OPTIONS, USAGE).values;
  const documented = documentedSources(sources);
  const validNames = documented.map((source) => source.repository);
  for (const name of repository ?? []) {
    if (validNames.includes(name)) continue;
    throw new InputError(
      `--repository ${name}: not a source. Use one of ${validNames.join(', ')}.\n${USAGE}`,
    );
  }
  const usage = await readUsage(root, base);
  const {trees} = readRecord(readFileSync(path.join(root, RECORD), 'utf8'));
  const chosen = documented.filter(
    (source) => !repository || repository.includes(source.repository),
  );
  const compare = (source: DocumentedSource) => {
    const tree = trees.find(
      ({repository: name, at}) => name === source.repository && at === source.at,
    );
    const recordedCommit = tree && /^git (\S+)/.exec(tree.seenIn)?.[1];
    return compareRepository(source, usage, recordedCommit, cache);
  };
  const repositories = await pMap(chosen, compare, {concurrency: CONCURRENCY});
  const pageCount = ({changes}: RepositoryReport) => changes.flatMap(({pages}) => pages).length;
  repositories.sort(
    (a, b) => pageCount(b) - pageCount(a) || a.repository.localeCompare(b.repository),
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

/** Lists each repository of the sources once, at the newest documented version. */
export function documentedSources(
  sources: Readonly<Record<string, SourceInfo>>,
): DocumentedSource[] {
  const newest = new Map<string, DocumentedSource>();
  for (const {name, repository, commit, date, series} of Object.values(sources)) {
    if (!repository || !commit || date <= (newest.get(repository)?.date ?? '')) continue;
    newest.set(repository, {name, repository, at: commit, date, ...(series && {series})});
  }
  return [...newest.values()];
}

/**
 * Records the newer versions that pages mention. A version keeps the day when it was first noticed,
 * and a repository that could not be compared keeps its entry.
 */
function recordNewer({date, repositories}: Report, file: string): void {
  const previous = readNewer(file);
  const others = previous.filter((entry) =>
    repositories.every(({repository, newest}) => repository !== entry.repository || !newest),
  );
  const entries = repositories.flatMap(({name, repository, newest, changes}): NewerVersion[] => {
    const pages = [...new Set(changes.flatMap((change) => change.pages))].sort();
    if (!newest || !pages.length) return [];
    const version = `${programName(name, repository)} ${newest.at}`;
    const known = previous.find((entry) => entry.version === version);
    return [{version, repository, noticed: known?.noticed ?? date, pages}];
  });
  const sorted = [...others, ...entries].sort((a, b) => a.repository.localeCompare(b.repository));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The program's name if the repository contains a single program, because readers know that name. */
function programName(name: string, repository: string): string {
  const programs = [...clis.values()].filter(
    ({source: {id}}) => (allSources[id] as SourceInfo).repository === repository,
  );
  return programs.length === 1 ? (programs[0]?.binary ?? name) : name;
}
