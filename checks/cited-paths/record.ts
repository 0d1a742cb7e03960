import type {Citation} from './readCitations';

/** The record of cited paths, from the project's root. */
export const RECORD = 'data/cited-paths.txt';

/** Paths that were seen in one repository at one commit or tag. */
export type Seen = Pick<Citation, 'repository' | 'at'> & {
  /** Where they were seen: `git` with the full commit, or the Go module in older records. */
  readonly seenIn: string;
  readonly paths: string[];
};

/** A citation that couldn't be looked up, and why. */
export type Unchecked = Omit<Citation, 'place'> & {readonly why: string};

export type CitedPaths = {readonly seen: Seen[]; readonly unchecked: Unchecked[]};

const HEAD = `# Paths of public repositories that docs/, blog/, data/ and api/specs/ cite as sources, and that exist
# there: below each repository and commit or tag, as git ls-tree or the published Go module listed
# them. Written by "npm run record:sources"; nothing here is edited by hand, except the reason
# behind what is unchecked. checks/cited-paths/citedPaths.test.ts compares every citation with it.
`;

/** The record as text: sorted, one path per line. */
export function writeRecord({seen, unchecked}: CitedPaths): string {
  const blocks = seen.map(({repository, at, seenIn, paths}) =>
    [`${repository} ${at} (${seenIn})`, ...paths.filter(Boolean).sort()].join('\n  '),
  );
  const open = unchecked.map(
    ({repository, at, path, why}) => `unchecked ${repository} ${at} ${path || '.'}: ${why}\n`,
  );
  return `${HEAD}\n${blocks.sort().join('\n')}\n\n${open.sort().join('')}`;
}

/**
 * Reads the record.
 *
 * @throws Error for a line in another format
 */
export function readRecord(text: string): CitedPaths {
  const seen: Seen[] = [];
  const unchecked: Unchecked[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line || line.startsWith('#')) return;
    const open = /^unchecked (\S+) (\S+) (\S+): (.+)$/.exec(line);
    const [, repository = '', at = '', last = '', why = ''] =
      open ?? /^(\S+\/\S+) (\S+) \((.+)\)$/.exec(line) ?? [];
    if (open) unchecked.push({repository, at, path: last === '.' ? '' : last, why});
    else if (last) seen.push({repository, at, seenIn: last, paths: []});
    else if (line.startsWith('  ')) seen.at(-1)?.paths.push(line.trim());
    else throw new Error(`${RECORD}:${index + 1}: "${line}" is not a line of the record.`);
  });
  return {seen, unchecked};
}
