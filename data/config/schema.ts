import {Fault} from '../../config/fault';
import {checkOrigin} from '../checkOrigin';
import type {Source} from '../schema';

/** Value types of configuration keys, in words that a reader of YAML, TOML or INI knows. */
export const configTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'duration',
  'list of strings',
] as const;

export type ConfigType = (typeof configTypes)[number];

/** A key of a configuration file. */
export type ConfigKey = {
  /**
   * Sections and name joined by dots, with `[]` after a section that is a list. A key above the first
   * section has no dot.
   */
  readonly key: string;
  readonly type: ConfigType;
  /** Value that the program uses if the key is missing; undefined if there is no default. */
  readonly default?: string;
  /** Value in the project's own sample file. */
  readonly sample?: string;
  /** Value that the program writes when it creates the file; see `writtenBy`. */
  readonly written?: string;
  /** Unit of a number that has no unit in the file. */
  readonly unit?: string;
  /** Set if the program does not start without the key. */
  readonly required?: true;
  /** Required only if the named section is present. */
  readonly requiredIn?: string;
  /** The values that the program accepts, if it rejects others. */
  readonly range?: string;
  /** Effect of the key, in our words, with the unit if it takes a number. */
  readonly meaning: string;
  /** When an operator should change the value, as a separate sentence. */
  readonly change?: string;
};

/** A program's configuration file. */
export type ProgramConfig = {
  readonly program: string;
  /** Versions that the data describes, in words. */
  readonly versions: string;
  readonly source: Source;
  /** Date of the newest source, YYYY-MM-DD. */
  readonly asOf: string;
  /** The command that writes the file with the values in `written`. */
  readonly writtenBy?: string;
  readonly keys: readonly ConfigKey[];
};

/**
 * Checks a program's configuration keys where they are defined, and returns them unchanged.
 *
 * @throws Fault with the program and key: for an unknown source, an invalid date, a key that is
 *   listed twice, an empty meaning, a section in `requiredIn` that does not contain the key, or a
 *   written value in a configuration that no command writes
 */
export function defineProgramConfig(config: ProgramConfig): ProgramConfig {
  const {program, source, asOf, writtenBy, keys} = config;
  const [origin] = checkOrigin(program, source, asOf);
  if (origin) throw origin;
  const seen = new Set<string>();
  for (const {key, meaning, change, written, requiredIn} of keys) {
    const fail = (rule: string, what: string, fix: string) => {
      throw new Fault(`config/${rule}`, `${program}, ${key}`, what, `Fix: ${fix}`);
    };
    if (seen.has(key)) fail('key-twice', 'the key is listed twice.', 'remove one of them.');
    seen.add(key);
    if (!meaning.trim())
      fail('meaning', 'no meaning.', 'describe in one sentence what the key does.');
    if (change !== undefined && !/^[A-Z`].*\.$/.test(change)) {
      const fix =
        'start it with a capital letter and end it with a period, because it follows the meaning.';
      fail('change', `the change "${change}" is not a sentence.`, fix);
    }
    if (written !== undefined && !writtenBy) {
      const fix = 'name the command as writtenBy, or use sample.';
      fail('written', 'the key has a written value, but no command writes the file.', fix);
    }
    if (requiredIn && !key.startsWith(`${requiredIn}.`) && !key.startsWith(`${requiredIn}[].`)) {
      const fix = 'set requiredIn to the first part of the key.';
      fail('required-in', `the section "${requiredIn}" does not contain the key.`, fix);
    }
  }
  return config;
}
