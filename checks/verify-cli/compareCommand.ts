import type {CliCommand, CliFlag, Framework} from '../../data/cli/schema';
import {replaceHome, type Help, type HelpFlag} from './readHelp';
import type {FlagChange} from './writeFlags';

/** A difference: `+` is only in the program, `-` is only in the data, `~` is not the same. */
export type Difference = `${'+' | '-' | '~'} ${string}`;

/** Names that cobra prints for types, where they differ from the names in the data. */
const COBRA_TYPES: Readonly<Record<string, string>> = {
  bool: '',
  int64: 'int',
  uint64: 'uint',
  float64: 'float',
};
/** Types to compare. Others, such as names of messages, are free text. */
const COMPARED_TYPES = new Set([
  ...['', 'string', 'strings', 'int', 'ints', 'uint', 'uint16', 'uint32', 'float', 'duration'],
]);
/** Defaults that help texts omit. */
const OMITTED_DEFAULTS = new Set(['', 'false', '0', '0s', '[]']);

/**
 * Compares a command in the data with the program's help for it.
 *
 * @param line the command as readers type it
 * @param data the command in the data; `names` are the visible subcommands that still exist
 * @param onChange receives what `--write` can write: new flags, changed defaults and shorthands
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
      if (!data.names.includes(name)) differences.push(`+ ${line} ${name}: missing in the data`);
    }
    for (const name of data.names) {
      if (!help.commands.includes(name)) {
        differences.push(`- ${line} ${name}: the program has no such command`);
      }
    }
  }
  const aliases = data.command?.aliases ?? [];
  if (framework === 'cobra' && [...aliases].sort().join() !== [...help.aliases].sort().join()) {
    const actual = help.aliases.join(', ') || 'none';
    differences.push(
      `~ ${line}: aliases are ${actual}, in the data ${aliases.join(', ') || 'none'}`,
    );
  }
  const valid = data.flags.filter(({until}) => !until);
  for (const flag of help.flags) {
    const known = valid.find(({name}) => name === flag.name);
    if (known) {
      const changed = (property: 'default' | 'shorthand') =>
        onChange({command: data.command, help: flag, known, property});
      differences.push(...compareFlag(line, framework, flag, known, changed));
    } else if (!flag.isConfigKey) {
      differences.push(`+ ${line} --${flag.name}: missing in the data`);
      onChange({command: data.command, help: flag});
    }
  }
  // Flags with `since` are skipped, because an older program doesn't have them.
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
  const add = (property: string, actual: string, documented: string) =>
    differences.push(
      `~ ${line} --${data.name}: ${property} is ${actual || 'none'}, in the data ${documented || 'none'}`,
    );
  if (help.shorthand !== data.shorthand) {
    add('shorthand', help.shorthand ?? '', data.shorthand ?? '');
    changed('shorthand');
  }
  const printed = COBRA_TYPES[data.type] ?? data.type;
  const typeDiffers =
    framework === 'cobra'
      ? COMPARED_TYPES.has(help.type) && COMPARED_TYPES.has(printed) && help.type !== printed
      : (help.type === '') !== (data.type === 'bool');
  if (typeDiffers) add('type', help.type || 'bool', data.type);
  const isPlaceholder = data.default.startsWith('<');
  const bothOmitted = OMITTED_DEFAULTS.has(help.default) && OMITTED_DEFAULTS.has(data.default);
  const [actual, documented] = [replaceHome(help.default), replaceHome(data.default)];
  if (!isPlaceholder && !bothOmitted && actual !== documented) {
    add('default', actual, documented);
    changed('default');
  }
  return differences;
}
