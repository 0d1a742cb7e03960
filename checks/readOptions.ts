import {parseArgs, type ParseArgsConfig} from 'node:util';
import {InputError} from './inputError';

/**
 * Reads what a command was given.
 *
 * @param usage how the command is written, with all of its options
 * @throws InputError naming what is wrong, with the usage
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
