import {InputError} from './inputError';

export const USAGE =
  'Usage: npm run walk -- PAGE [--set NAME=value]… [--steps 3-7] [--with "PROGRAM VERSION"]… [--record FILE] [--allow-public]';

const WITH_VALUE = ['--set', '--steps', '--with', '--record'];
const OPTIONS = [...WITH_VALUE, '--allow-public'];

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
  const pages: string[] = [];
  const values = new Map<string, string>();
  const versions: string[] = [];
  let steps: WalkArguments['steps'];
  let record: string | undefined;
  let allowPublic = false;
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--')) {
      pages.push(word);
      continue;
    }
    const [, name = word, joined] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    if (!OPTIONS.includes(name)) {
      throw new InputError(
        `"${name}" is not an option. Valid options: ${OPTIONS.join(', ')}.\n${USAGE}`,
      );
    }
    if (!WITH_VALUE.includes(name)) {
      allowPublic = true;
      continue;
    }
    const value = joined ?? args[(index += 1)] ?? '';
    if (!value) throw new InputError(`${name} has no value.\nFix: write one after it.\n${USAGE}`);
    if (name === '--set') setValue(values, value);
    else if (name === '--steps') steps = readRange(value);
    else if (name === '--with') versions.push(value);
    else record = value;
  }
  const [page, extra] = pages;
  if (!page) throw new InputError(`No page is named.\n${USAGE}`);
  if (extra !== undefined) {
    throw new InputError(
      `"${extra}" is a second page.\nFix: walk one page at a time, and quote values with spaces.\n${USAGE}`,
    );
  }
  return {page, values, steps, versions, record, allowPublic};
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
