import {InputError} from '../inputError';
import {readOptions} from '../readOptions';

const USAGE =
  'Usage: npm run walk -- PAGE [--set NAME=value]… [--steps 3-7] [--with "PROGRAM VERSION"]… [--record FILE] [--allow-public]';

export type WalkArguments = {
  readonly page: string;
  /** Values of placeholders, by name. */
  readonly values: ReadonlyMap<string, string>;
  /** First and last step, counted from 1. */
  readonly steps?: readonly [number, number];
  /** Programs with their versions, as they are to stand in the record. */
  readonly versions: readonly string[];
  readonly record?: string;
  readonly allowPublic: boolean;
};

/**
 * Reads what to walk and how.
 *
 * @throws InputError naming the wrong argument, the valid ones and the usage
 */
export function readArguments(args: readonly string[]): WalkArguments {
  const {values: given, positionals} = readOptions(
    args,
    {
      set: {type: 'string', multiple: true},
      steps: {type: 'string'},
      with: {type: 'string', multiple: true},
      record: {type: 'string'},
      'allow-public': {type: 'boolean'},
    },
    USAGE,
    true,
  );
  const values = new Map<string, string>();
  for (const pair of given.set ?? []) setValue(values, pair);
  const [page, extra] = positionals;
  if (!page) throw new InputError(`No page is named.\n${USAGE}`);
  if (extra !== undefined) {
    throw new InputError(
      `"${extra}" is a second page.\nFix: walk one page at a time, and quote values with spaces.\n${USAGE}`,
    );
  }
  return {
    page,
    values,
    steps: given.steps === undefined ? undefined : readRange(given.steps),
    versions: given.with ?? [],
    record: given.record,
    allowPublic: given['allow-public'] ?? false,
  };
}

function setValue(values: Map<string, string>, pair: string): void {
  const [, name, value] = /^<?([^=>]+)>?=(.*)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined) {
    throw new InputError(`--set ${pair}: write it as NAME=value.\n${USAGE}`);
  }
  values.set(name, value);
}

function readRange(text: string): [number, number] {
  const [, first, last = first] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(text) ?? [];
  if (!first || Number(first) > Number(last)) {
    throw new InputError(
      `--steps ${text}: no range. Write it as 3, or as 3-7 with the smaller number first.\n${USAGE}`,
    );
  }
  return [Number(first), Number(last)];
}
