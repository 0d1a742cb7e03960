import {Fault} from '../../config/fault';
import {checkOrigin} from '../checkOrigin';
import type {Source} from '../schema';

/** Value types of configuration keys, in words that a reader of YAML, TOML or INI knows. */
export const configTypes = [
  'text',
  'integer',
  'number',
  'yes or no',
  'duration',
  'list of text',
] as const;

export type ConfigType = (typeof configTypes)[number];

/** One key of a configuration file. */
export type ConfigKey = {
  /**
   * Sections and name joined by dots; `[]` after a section that is a list. A key above the first
   * section has no dot.
   */
  readonly key: string;
  readonly type: ConfigType;
  /** What the program takes where the key is missing; left out where it has no default. */
  readonly default?: string;
  /** What the project's own sample file says. */
  readonly sample?: string;
  /** What the program itself writes when it makes the file; see `writtenBy`. */
  readonly written?: string;
  /** Unit of a number that carries none in the file. */
  readonly unit?: string;
  /** The program does not start without it. */
  readonly required?: true;
  /** Required only where the named section is present. */
  readonly requiredIn?: string;
  /** The values that the program accepts, if it rejects others. */
  readonly range?: string;
  /** What the key decides, in our words, with the unit where it takes a number. */
  readonly meaning: string;
  /** When an operator has reason to change it, as a complete sentence. */
  readonly change?: string;
};

/** Everything that a program's configuration file takes. */
export type ProgramConfig = {
  readonly program: string;
  /** Versions that the data describe, in words. */
  readonly versions: string;
  readonly source: Source;
  /** Day of the newest source read, YYYY-MM-DD. */
  readonly asOf: string;
  /** The command that writes the file with the values in `written`. */
  readonly writtenBy?: string;
  readonly keys: readonly ConfigKey[];
};

/**
 * Types and checks the configuration keys of a program.
 *
 * @throws Fault naming program and key: for an unknown source, an invalid date, a duplicate
 *   key, an empty meaning, a section in `requiredIn` that is not above its key, and a
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
    if (seen.has(key)) fail('key-twice', 'the key is defined twice.', 'remove one of them.');
    seen.add(key);
    if (!meaning.trim()) fail('meaning', 'no meaning.', 'say in a sentence what it decides.');
    if (change !== undefined && !/^[A-Z`].*\.$/.test(change)) {
      const fix = 'begin it with a capital and end it with a full stop; it follows the meaning.';
      fail('change', `the change is not a sentence: "${change}".`, fix);
    }
    if (written !== undefined && !writtenBy) {
      const fix = 'name the command as writtenBy, or use sample.';
      fail('written', 'a written value, but no command writes the file.', fix);
    }
    if (requiredIn && !key.startsWith(`${requiredIn}.`) && !key.startsWith(`${requiredIn}[].`)) {
      const fix = 'write the beginning of the key as requiredIn.';
      fail('required-in', `the section "${requiredIn}" is not above it.`, fix);
    }
  }
  return config;
}
