import type {Citation} from './readCitations';

/** The record of cited paths, from the project's root. */
export const RECORD = 'data/cited-paths.txt';

/** The cited paths that exist in one repository at one commit or tag. */
export type RecordedTree = Pick<Citation, 'repository' | 'at'> & {
  /** Where the paths were found: `git` with the full commit, or the Go module in older records. */
  readonly seenIn: string;
  readonly paths: string[];
};

/** A citation that couldn't be looked up, and why. */
export type UncheckedCitation = Omit<Citation, 'location'> & {readonly why: string};

export type CitedPaths = {
  readonly trees: RecordedTree[];
  readonly unchecked: UncheckedCitation[];
};

const HEADER = `# Paths that docs/, blog/, data/ and api/specs/ cite as sources, and that exist. They are listed below
# their repository and commit or tag, as git ls-tree or the published Go module listed them. Written
# by "npm run record:sources": edit only the reasons of unchecked citations by hand.
# checks/cited-paths/citedPaths.test.ts looks up every citation in this list.
`;

/** The record as text: sorted, one path per line. */
export function writeRecord({trees, unchecked}: CitedPaths): string {
  const blocks = trees.map(({repository, at, seenIn, paths}) =>
    [`${repository} ${at} (${seenIn})`, ...paths.filter(Boolean).sort()].join('\n  '),
  );
  const uncheckedLines = unchecked.map(
    ({repository, at, path, why}) => `unchecked ${repository} ${at} ${path || '.'}: ${why}\n`,
  );
  return `${HEADER}\n${blocks.sort().join('\n')}\n\n${uncheckedLines.sort().join('')}`;
}

/**
 * Reads the record.
 *
 * @throws Error for a line in another format
 */
export function readRecord(text: string): CitedPaths {
  const trees: RecordedTree[] = [];
  const unchecked: UncheckedCitation[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line || line.startsWith('#')) return;
    const uncheckedMatch = /^unchecked (\S+) (\S+) (\S+): (.+)$/.exec(line);
    const [, repository = '', at = '', last = '', why = ''] =
      uncheckedMatch ?? /^(\S+\/\S+) (\S+) \((.+)\)$/.exec(line) ?? [];
    if (uncheckedMatch) unchecked.push({repository, at, path: last === '.' ? '' : last, why});
    else if (last) trees.push({repository, at, seenIn: last, paths: []});
    else if (line.startsWith('  ')) trees.at(-1)?.paths.push(line.trim());
    else throw new Error(`${RECORD}:${index + 1}: "${line}" is not a line of the record.`);
  });
  return {trees, unchecked};
}
