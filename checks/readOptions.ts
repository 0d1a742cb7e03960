import {parseArgs, type ParseArgsConfig} from 'node:util';

/** A wrong argument of a command. The message lists the valid ones and the fix. */
export class InputError extends Error {}

/**
 * Parses the arguments of a command.
 *
 * @param usage usage line with all options, which is part of each error
 * @throws InputError for an unknown option or a missing value
 */
export function readOptions<
  const T extends NonNullable<ParseArgsConfig['options']>,
  const P extends boolean = false,
>(args: readonly string[], options: T, usage: string, allowPositionals?: P) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: allowPositionals as P});
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n${usage}`);
  }
}

/**
 * Reads the values of `--set NAME=value`. A name may be written as `<name>`.
 *
 * @throws InputError for a pair without a value
 */
export function readPairs(pairs: readonly string[], usage: string): Map<string, string> {
  return new Map(
    pairs.map((pair): [string, string] => {
      const [, name, value] = /^<?([^=>]+)>?=(.*)$/s.exec(pair) ?? [];
      if (name && value !== undefined) return [name, value];
      throw new InputError(`--set ${pair}: no value. Write NAME=value.\n${usage}`);
    }),
  );
}
