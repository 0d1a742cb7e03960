import type {Digest, OperationDigest} from './digest';

/** What became of one operation. */
export type OperationChange = {
  readonly key: string;
  readonly operation: OperationDigest;
  /** In sentences without a stop at the end; code stands in backticks. */
  readonly changes: readonly string[];
};

export type Comparison = {
  readonly added: readonly OperationChange[];
  readonly removed: readonly OperationChange[];
  readonly changed: readonly OperationChange[];
};

type Operations = Digest['operations'];

/**
 * What differs between two versions of a document.
 *
 * @param levels deepest field to compare, where one version does not record all
 */
export function compare(
  before: Operations,
  after: Operations,
  levels = Number.POSITIVE_INFINITY,
): Comparison {
  const only = (all: Operations, other: Operations): OperationChange[] =>
    Object.entries(all)
      .filter(([key]) => other[key] === undefined)
      .map(([key, operation]) => ({key, operation, changes: []}));
  const changed = Object.entries(after).flatMap(([key, operation]): OperationChange[] => {
    const old = before[key];
    if (!old) return [];
    const changes = [
      ...differences('parameter', old.parameters, operation.parameters, levels),
      ...differences('body field', old.body, operation.body, levels),
      ...differences('field', old.fields, operation.fields, levels),
    ];
    return changes.length ? [{key, operation, changes}] : [];
  });
  return {added: only(after, before), removed: only(before, after), changed};
}

type Words = Readonly<Record<string, string>>;

function differences(what: string, before: Words, after: Words, levels: number): string[] {
  const near = (name: string): boolean => what === 'parameter' || depth(name) <= levels;
  const names = (words: Words): string[] => Object.keys(words).filter(near);
  const added = names(after).filter((name) => before[name] === undefined);
  const removed = names(before).filter((name) => after[name] === undefined);
  // With a field come those in it; naming it is enough.
  const outer = (all: readonly string[]): string[] =>
    all.filter(
      (name) => what === 'parameter' || !all.some((other) => name.startsWith(`${other}.`)),
    );
  return [
    ...outer(added).map((name) => `added the ${what} \`${name}\` (${after[name]})`),
    ...outer(removed).map((name) => `removed the ${what} \`${name}\``),
    ...names(after).flatMap((name) => {
      const [old = '', now = ''] = [before[name], after[name]];
      if (!old || !differs(old, now)) return [];
      return [`the ${what} \`${name}\` is ${now}; it was given as ${old}`];
    }),
  ];
}

/**
 * Whether two types differ to a program. A version that only says `string` does not contradict
 * one that also names the encoding.
 */
function differs(before: string, after: string): boolean {
  if (before === after) return false;
  const [old, now] = [before, after].map((words) => ({
    plain: words.replace(/ \([^)]*\)/g, ''),
    encoding: /\(([^)]*)\)/.exec(words)?.[1],
  }));
  if (!old || !now) return false;
  if (old.plain !== now.plain) return !old.plain.includes('any') && !now.plain.includes('any');
  return old.encoding !== undefined && now.encoding !== undefined && old.encoding !== now.encoding;
}

function depth(path: string): number {
  return path.split('.').length;
}
