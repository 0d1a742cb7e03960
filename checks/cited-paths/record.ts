/** The record of cited paths, from the project's root. */
export const RECORD = 'data/cited-paths.txt';

/** Paths that were seen in one repository at one commit or tag. */
export type Seen = {
  readonly repository: string;
  readonly at: string;
  /** Where they were seen: `git` with the full commit, or the Go module. */
  readonly seenIn: string;
  readonly paths: readonly string[];
};

/** A citation that nobody could look up, and why. */
export type Unchecked = {
  readonly repository: string;
  readonly at: string;
  readonly path: string;
  readonly why: string;
};

export type CitedPaths = {readonly seen: readonly Seen[]; readonly unchecked: readonly Unchecked[]};

const HEAD = `# Paths of public repositories that docs/, blog/, data/ and specs/ cite as sources, and that exist
# there: below each repository and commit or tag, as git ls-tree or the published Go module listed
# them. Written by "npm run record:sources"; nothing here is edited by hand, except the reason
# behind what is unchecked. checks/cited-paths/citedPaths.test.ts holds every citation to it.
`;

/** The record as text: sorted, one path a line. */
export function writeRecord({seen, unchecked}: CitedPaths): string {
  const blocks = [...seen]
    .sort((a, b) => compare(`${a.repository} ${a.at}`, `${b.repository} ${b.at}`))
    .map(({repository, at, seenIn, paths}) =>
      [`${repository} ${at} (${seenIn})`, ...[...paths].filter(Boolean).sort(compare)].join('\n  '),
    );
  const open = unchecked
    .map(({repository, at, path, why}) => `unchecked ${repository} ${at} ${path || '.'}: ${why}`)
    .sort(compare);
  return `${HEAD}\n${blocks.join('\n')}\n${open.length ? `\n${open.join('\n')}\n` : ''}`;
}

/**
 * Reads the record.
 *
 * @throws Error for a line that it cannot have written
 */
export function readRecord(text: string): CitedPaths {
  const seen: (Seen & {readonly paths: string[]})[] = [];
  const unchecked: Unchecked[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line || line.startsWith('#')) return;
    const open = /^unchecked (\S+) (\S+) (\S+): (.+)$/.exec(line);
    const block = /^(\S+\/\S+) (\S+) \((.+)\)$/.exec(line);
    if (open) {
      const [, repository = '', at = '', path = '', why = ''] = open;
      unchecked.push({repository, at, path: path === '.' ? '' : path, why});
    } else if (block) {
      const [, repository = '', at = '', seenIn = ''] = block;
      seen.push({repository, at, seenIn, paths: []});
    } else if (line.startsWith('  ')) seen.at(-1)?.paths.push(line.trim());
    else throw new Error(`${RECORD}:${index + 1}: "${line}" is no line of the record.`);
  });
  return {seen, unchecked};
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
