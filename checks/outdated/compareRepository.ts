import {includesPath} from '../cited-paths/repositories';
import {usersOf, type Usage} from '../usage/readUsage';
import {changedFiles, commitOf, listRemote, updateClone, type Commit} from './git';

/** A tag or commit, and its date, YYYY-MM-DD. */
export type Version = {readonly at: string; readonly date: string};

/** A repository of `data/sources.ts`, in the newest version that the site documents. */
export type Documented = Version & {
  readonly name: string;
  readonly repository: string;
  /** Only releases that begin with it are compared. */
  readonly series?: string;
};

/** A cited path that has changed, and what cites it. */
export type Change = {
  readonly path: string;
  readonly status: 'changed' | 'deleted';
  /** Addresses of pages that cite it or show what cites it. */
  readonly pages: readonly string[];
  /** Facts, tables, modules and commands that cite it, such as `fact fp.reward-fee`. */
  readonly data: readonly string[];
};

export type RepositoryReport = {
  readonly name: string;
  readonly repository: string;
  readonly documented: Version;
  readonly release?: string;
  /** Newest commit of the default branch. */
  readonly head?: string;
  /** Version that the documented one is compared with: the newest release, or commit. */
  readonly newest?: Version;
  /** Days from the documented version to the newest. */
  readonly days?: number;
  /** Number of cited paths that were compared. */
  readonly cited?: number;
  /** Most affected first. */
  readonly changes: readonly Change[];
  readonly problems: readonly string[];
};

const SHORT = 8;

/** The newest release among tags: a version without a suffix, by number. */
export function newestRelease(tags: Iterable<string>, series = ''): string | undefined {
  return [...tags]
    .filter((tag) => /^v?\d+\.\d+\.\d+$/.test(tag) && tag.startsWith(series))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

/**
 * Compares the documented version of a repository with the newest one: with the newest release if
 * a release is documented, otherwise with the newest commit. Errors aren't thrown, but listed in
 * `problems`, one line each.
 *
 * @param usage what cites each path
 * @param recorded commit of the documented tag when its paths were recorded
 * @param cache folder of all clones
 */
export async function compareRepository(
  {name, repository, series, ...documented}: Documented,
  usage: Usage,
  recorded: string | undefined,
  cache: string,
): Promise<RepositoryReport> {
  const problems: string[] = [];
  let report: RepositoryReport = {name, repository, documented, changes: [], problems};
  try {
    const {head, tags, movedTo} = await listRemote(repository);
    const release = newestRelease(tags.keys(), series);
    report = {...report, head: head.slice(0, SHORT), ...(release && {release})};
    if (movedTo) problems.push(`The repository was moved to ${movedTo}.`);
    const tagged = tags.get(documented.at);
    if (tagged && recorded && !tagged.startsWith(recorded)) {
      const [then, now] = [recorded, tagged].map((one) => one.slice(0, SHORT));
      problems.push(`The tag ${documented.at} was moved: it was ${then}, and is ${now} now.`);
    }
    const newest = (tagged && release) || head;
    if (newest === documented.at || newest.startsWith(documented.at)) {
      return {...report, newest: {...documented, at: documented.at}, days: 0};
    }
    const clone = await updateClone(repository, cache);
    const [from, to] = await Promise.all([commitOf(clone, documented.at), commitOf(clone, newest)]);
    if (!from || !to) {
      problems.push(`The history of the repository lacks ${from ? newest : documented.at}.`);
      return report;
    }
    const at = newest === head ? head.slice(0, SHORT) : newest;
    const days = Math.round((Date.parse(to.date) - Date.parse(from.date)) / 86_400_000);
    report = {...report, documented: {...documented, date: from.date}, newest: {at, date: to.date}};
    return {...report, days, ...(await compareCited(repository, usage, clone, from, to, problems))};
  } catch (error) {
    problems.push((error as Error).message);
    return report;
  }
}

/** Compares each cited path of the repository between the version that is cited and the newest. */
async function compareCited(
  repository: string,
  usage: Usage,
  clone: string,
  documented: Commit,
  newest: Commit,
  problems: string[],
): Promise<{cited: number; changes: Change[]}> {
  const citations = [...usage].flatMap(([name, uses]) => {
    const [kind, owner, path = ''] = name.split(' ');
    // A folder at the top, such as `x`, changes with every version.
    if (kind !== 'source' || owner !== repository || !/[/.]/.test(path)) return [];
    return uses.map(({user, citation}) => ({path, user, at: citation?.at ?? ''}));
  });
  const versions = new Map<string, Awaited<ReturnType<typeof changesSince>>>();
  for (const at of new Set(citations.map((one) => one.at))) {
    versions.set(at, await changesSince(clone, at, documented, newest));
  }
  const older = [...versions].flatMap(([at, since]) => (since ? [] : [at]));
  if (older.length) {
    problems.push(
      `Cited versions not compared, because they are older or unknown: ${older.join(', ')}.`,
    );
  }
  const compared = citations.filter(({at}) => versions.get(at));
  const paths = [...new Set(compared.map(({path}) => path))];
  const changes = paths.flatMap((path): Change[] => {
    const changed = compared.filter((one) => {
      const since = versions.get(one.at);
      return one.path === path && since && includesPath(since.paths, path);
    });
    if (!changed.length) return [];
    const isDeleted = changed.some(({at}) => versions.get(at)?.deleted.has(path));
    const users = [...new Set(changed.map(({user}) => user))].sort();
    const data = users.filter((user) => !user.startsWith('page '));
    const all = [...users, ...data.flatMap((user) => [...usersOf(usage, user).keys()])];
    const pages = all.flatMap((user) => /^(?:page|api) (.*)/.exec(user)?.[1] ?? []);
    const status = isDeleted ? 'deleted' : 'changed';
    return [{path, status, pages: [...new Set(pages)].sort(), data}];
  });
  const weight = ({pages, data}: Change) => pages.length + data.length;
  changes.sort((a, b) => weight(b) - weight(a) || a.path.localeCompare(b.path));
  return {cited: paths.length, changes};
}

/**
 * Lists what differs between a cited version and the newest: files and the folders they are in.
 *
 * @returns undefined for a version before the documented one, or one that the clone lacks
 */
async function changesSince(clone: string, at: string, documented: Commit, newest: Commit) {
  const from = await commitOf(clone, at);
  if (!from || from.date < documented.date) return undefined;
  if (from.date > newest.date) return {paths: new Set<string>(), deleted: new Set<string>()};
  const {files, deleted} = await changedFiles(clone, from.commit, newest.commit);
  const folders = files.flatMap((file) =>
    [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index)),
  );
  return {paths: new Set([...files, ...folders]), deleted};
}
