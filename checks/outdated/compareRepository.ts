import {includesPath} from '../cited-paths/repositories';
import {usersOf, type Usage} from '../usage/readUsage';
import {changedFiles, commitOf, listRemote, updateClone, type Commit} from './git';

/** A tag or commit, and its date, YYYY-MM-DD. */
export type Version = {readonly at: string; readonly date: string};

/** A repository of `data/sources.ts`, at the newest version that the site documents. */
export type DocumentedSource = Version & {
  readonly name: string;
  readonly repository: string;
  /** Prefix of the releases to compare with, such as `v0.38.`. */
  readonly series?: string;
};

/** A cited path that has changed, and the pages and data that cite it. */
export type Change = {
  readonly path: string;
  readonly status: 'changed' | 'deleted';
  /** Addresses of pages that cite the path, or show data that cites it. */
  readonly pages: readonly string[];
  /** Facts, tables, modules and commands that cite the path, such as `fact fp.reward-fee`. */
  readonly data: readonly string[];
};

export type RepositoryReport = {
  readonly name: string;
  readonly repository: string;
  readonly documented: Version;
  readonly release?: string;
  /** Newest commit of the default branch. */
  readonly head?: string;
  /** Version to compare with: the newest release, or the newest commit. */
  readonly newest?: Version;
  /** Days from the documented version to the newest. */
  readonly days?: number;
  /** Number of cited paths that were compared. */
  readonly cited?: number;
  /** Most affected first. */
  readonly changes: readonly Change[];
  readonly problems: readonly string[];
};

/** Length of an abbreviated commit hash. */
const SHORT_HASH = 8;

/** The tag with the highest version number, without pre-releases. */
export function newestRelease(tags: Iterable<string>, series = ''): string | undefined {
  return [...tags]
    .filter((tag) => /^v?\d+\.\d+\.\d+$/.test(tag) && tag.startsWith(series))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

/**
 * Compares the documented version of a repository with its newest release, or with its newest commit
 * if no release is documented. Errors aren't thrown, but listed in `problems`, one line each.
 *
 * @param usage the pages and data that cite each path
 * @param recordedCommit commit of the documented tag when its paths were recorded
 * @param cache folder of all clones
 */
export async function compareRepository(
  {name, repository, series, ...documented}: DocumentedSource,
  usage: Usage,
  recordedCommit: string | undefined,
  cache: string,
): Promise<RepositoryReport> {
  const problems: string[] = [];
  let report: RepositoryReport = {name, repository, documented, changes: [], problems};
  try {
    const {head, tags, movedTo} = await listRemote(repository);
    const release = newestRelease(tags.keys(), series);
    report = {...report, head: head.slice(0, SHORT_HASH), ...(release && {release})};
    if (movedTo) problems.push(`The repository was moved to ${movedTo}.`);
    const tagCommit = tags.get(documented.at);
    if (tagCommit && recordedCommit && !tagCommit.startsWith(recordedCommit)) {
      const [old, current] = [recordedCommit, tagCommit].map((hash) => hash.slice(0, SHORT_HASH));
      problems.push(`The tag ${documented.at} was moved from ${old} to ${current}.`);
    }
    const newest = (tagCommit && release) || head;
    if (newest === documented.at || newest.startsWith(documented.at)) {
      return {...report, newest: {...documented, at: documented.at}, days: 0};
    }
    const clone = await updateClone(repository, cache);
    const [from, to] = await Promise.all([commitOf(clone, documented.at), commitOf(clone, newest)]);
    if (!from || !to) {
      problems.push(`The history of the repository lacks ${from ? newest : documented.at}.`);
      return report;
    }
    const at = newest === head ? head.slice(0, SHORT_HASH) : newest;
    const days = Math.round((Date.parse(to.date) - Date.parse(from.date)) / 86_400_000);
    report = {...report, documented: {...documented, date: from.date}, newest: {at, date: to.date}};
    return {...report, days, ...(await compareCited(repository, usage, clone, from, to, problems))};
  } catch (error) {
    problems.push((error as Error).message);
    return report;
  }
}

/** Finds the cited paths of a repository that differ between the cited and the newest version. */
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
    // A top-level folder, such as `x`, changes with every version.
    if (kind !== 'source' || owner !== repository || !/[/.]/.test(path)) return [];
    return uses.map(({user, citation}) => ({path, user, at: citation?.at ?? ''}));
  });
  const versions = new Map<string, Awaited<ReturnType<typeof changesSince>>>();
  for (const at of new Set(citations.map((citation) => citation.at))) {
    versions.set(at, await changesSince(clone, at, documented, newest));
  }
  const skipped = [...versions].flatMap(([at, difference]) => (difference ? [] : [at]));
  if (skipped.length) {
    problems.push(
      `Cited versions not compared, because they are older or unknown: ${skipped.join(', ')}.`,
    );
  }
  const compared = citations.filter(({at}) => versions.get(at));
  const paths = [...new Set(compared.map(({path}) => path))];
  const changes = paths.flatMap((path): Change[] => {
    const changed = compared.filter((citation) => {
      const difference = versions.get(citation.at);
      return citation.path === path && difference && includesPath(difference.paths, path);
    });
    if (!changed.length) return [];
    const isDeleted = changed.some(({at}) => versions.get(at)?.deleted.has(path));
    const users = [...new Set(changed.map(({user}) => user))].sort();
    const data = users.filter((user) => !user.startsWith('page '));
    const allUsers = [...users, ...data.flatMap((user) => [...usersOf(usage, user).keys()])];
    const pages = allUsers.flatMap((user) => /^(?:page|api) (.*)/.exec(user)?.[1] ?? []);
    const status = isDeleted ? 'deleted' : 'changed';
    return [{path, status, pages: [...new Set(pages)].sort(), data}];
  });
  const weight = ({pages, data}: Change) => pages.length + data.length;
  changes.sort((a, b) => weight(b) - weight(a) || a.path.localeCompare(b.path));
  return {cited: paths.length, changes};
}

/**
 * Lists the files that differ between a cited version and the newest one, and their folders.
 *
 * @returns undefined if the cited version is older than the documented one or missing in the clone
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
