import type {CliCommand, CliFlag, Framework} from '../../data/cli/schema';
import {atHome, type Help, type HelpFlag} from './readHelp';
import type {FlagChange} from './writeFlags';

/** A difference: `+` only the program has it, `-` only the data have it, `~` it differs. */
export type Difference = `${'+' | '-' | '~'} ${string}`;

/** How cobra prints types that it doesn't print by name. */
const PRINTED: Readonly<Record<string, string>> = {
  bool: '',
  int64: 'int',
  uint64: 'uint',
  float64: 'float',
};
/** Types that are compared; others, such as names of messages, are free text. */
const COMPARED = new Set([
  ...['', 'string', 'strings', 'int', 'ints', 'uint', 'uint16', 'uint32', 'float', 'duration'],
]);
/** Defaults that a help text doesn't print. */
const ZERO = new Set(['', 'false', '0', '0s', '[]']);

/**
 * Compares one command of the data with the program's help for it.
 *
 * @param data what the data have; `names` are the visible subcommands that still exist
 * @param onChange receives what `--write` can write: new flags, other defaults and shorthands
 */
export function compareCommand(
  line: string,
  framework: Framework,
  help: Help,
  data: {
    readonly names: readonly string[];
    readonly flags: readonly CliFlag[];
    readonly command?: CliCommand;
  },
  onChange: (change: FlagChange) => void = () => undefined,
): Difference[] {
  const differences: Difference[] = [];
  if (!data.command?.partial) {
    for (const name of help.commands) {
      if (!data.names.includes(name)) differences.push(`+ ${line} ${name}: the data lack it`);
    }
    for (const name of data.names) {
      if (!help.commands.includes(name)) {
        differences.push(`- ${line} ${name}: the program has no such command`);
      }
    }
  }
  const aliases = data.command?.aliases ?? [];
  if (framework === 'cobra' && [...aliases].sort().join() !== [...help.aliases].sort().join()) {
    const real = help.aliases.join(', ') || 'none';
    differences.push(`~ ${line}: aliases are ${real}, in the data ${aliases.join(', ') || 'none'}`);
  }
  const valid = data.flags.filter(({until}) => !until);
  for (const flag of help.flags) {
    const known = valid.find(({name}) => name === flag.name);
    if (known) {
      const changed = (property: 'default' | 'shorthand') =>
        onChange({command: data.command, help: flag, known, property});
      differences.push(...compareFlag(line, framework, flag, known, changed));
    } else if (!flag.isConfigKey) {
      differences.push(`+ ${line} --${flag.name}: the data lack it`);
      onChange({command: data.command, help: flag});
    }
  }
  // A program that is older than the data lacks newer flags.
  for (const {name} of valid.filter(({since}) => !since)) {
    if (!help.flags.some((flag) => flag.name === name)) {
      differences.push(`- ${line} --${name}: the program has no such flag`);
    }
  }
  return differences;
}

function compareFlag(
  line: string,
  framework: Framework,
  help: HelpFlag,
  data: CliFlag,
  changed: (property: 'default' | 'shorthand') => void,
): Difference[] {
  const differences: Difference[] = [];
  const add = (what: string, real: string, documented: string) =>
    differences.push(
      `~ ${line} --${data.name}: ${what} is ${real || 'none'}, in the data ${documented || 'none'}`,
    );
  if (help.shorthand !== data.shorthand) {
    add('shorthand', help.shorthand ?? '', data.shorthand ?? '');
    changed('shorthand');
  }
  const printed = PRINTED[data.type] ?? data.type;
  const typeDiffers =
    framework === 'cobra'
      ? COMPARED.has(help.type) && COMPARED.has(printed) && help.type !== printed
      : (help.type === '') !== (data.type === 'bool');
  if (typeDiffers) add('type', help.type || 'bool', data.type);
  const isOpen = data.default.startsWith('<');
  const bothZero = ZERO.has(help.default) && ZERO.has(data.default);
  const [real, documented] = [atHome(help.default), atHome(data.default)];
  if (!isOpen && !bothZero && real !== documented) {
    add('default', real, documented);
    changed('default');
  }
  return differences;
}
