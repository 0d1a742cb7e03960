import {Fault} from '../../config/fault';
import {clis, findCommand, flagsOf} from '../../data/cli/load';
import {otherPrograms} from '../../data/cli/others';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import {nearest} from '../../config/nearest';
import {parseShell, UnclosedError, type ShellCommand} from './parseShell';
import {readInlineCode, readShellBlocks} from './readCode';

/** Words that can't be checked: placeholders, variables and omitted text. */
const PLACEHOLDER = /^[<[{$]|…|\.\.\.|\$/;
const EXEMPTION_HINT =
  'If another version has it, say so, and write {/* command: which version */} on the line.';
/** Flags that every program accepts although the data don't list them. */
const HELP_FLAGS = new Set(['--help', '-h', '-help']);

/**
 * Checks every command in a page's shell blocks against data/cli.
 *
 * @param file path of the page, for error messages
 * @returns one fault per mistake, with page, line, the problem and the closest valid names
 */
export function checkCommandsInPage(page: string, file: string): Fault[] {
  return readShellBlocks(page).flatMap(({code, language, line}) =>
    checkCommands(code, language, file, line),
  );
}

/**
 * Checks the commands in the inline code of a page or a data file: code that starts with a program of
 * data/cli. The comment `{/* command: why *\/}` on the line of a page, or `// command: why` in data,
 * exempts a command that only another version has.
 *
 * @returns one fault per mistake, as for blocks
 */
export function checkCommandsInText(text: string, file: string): Fault[] {
  return readInlineCode(text).flatMap(({code, line}) => {
    const first = code.replace(/^(?:\$|sudo) /, '').split(' ', 1)[0] ?? '';
    if (!clis.has(programName(first))) return [];
    // A sentence may mention a flag without its value.
    const lacksValue = / -{1,2}[A-Za-z][\w.-]*$/.test(code);
    const mistakes = checkCommands(lacksValue ? `${code} …` : code, 'bash', file, line);
    for (const mistake of mistakes) mistake.message += ` ${EXEMPTION_HINT}`;
    return mistakes;
  });
}

/**
 * Checks shell code.
 *
 * @param firstLine line of the file on which the code starts
 */
export function checkCommands(
  code: string,
  language: 'console' | 'bash',
  file: string,
  firstLine = 1,
): Fault[] {
  try {
    return parseShell(code, language).flatMap((command) =>
      checkCommand(command, `${file}:${command.line + firstLine - 1}`),
    );
  } catch (error) {
    if (!(error instanceof UnclosedError)) throw error;
    const location = `${file}:${error.line + firstLine - 1}`;
    const fix = 'Fix: close it, or mark the block as text.';
    return [new Fault('commands/open', location, error.message, fix)];
  }
}

function checkCommand({words}: ShellCommand, location: string): Fault[] {
  const [first = '', ...rest] = words;
  if (PLACEHOLDER.test(first)) return [];
  const name = programName(first);
  const cli = clis.get(name);
  if (cli) return checkWords(cli, rest, location);
  if (first.includes('/') || otherPrograms.has(name)) return [];
  const suggestions = nearest(name, [...clis.keys(), ...otherPrograms]);
  const fix = 'correct the name, add the program to data/cli/others.ts, or mark output as text.';
  return [report('program', location, `no program "${name}"`, suggestions, fix)];
}

/** A command of data/cli, with the flags that a shell command passes to it. */
export type CalledCommand = {
  readonly cli: Cli;
  readonly command?: CliCommand;
  readonly flags: readonly CliFlag[];
};

/** The command of data/cli that a shell command calls; undefined if there is none. */
export function calledCommand({
  words: [first = '', ...rest],
}: ShellCommand): CalledCommand | undefined {
  const cli = clis.get(programName(first));
  if (!cli) return undefined;
  const {search, flags} = resolve(cli, rest);
  if ('unknown' in search) return undefined;
  const valid = flagsOf(cli, search.command);
  const passed = valid.filter((flag) => flags.some(({name}) => isNamed(cli, flag, name)));
  return {cli, command: search.command, flags: passed};
}

/** The name of a program, without its folder. */
function programName(program: string): string {
  return program.slice(program.lastIndexOf('/') + 1);
}

/** Finds the command for words up to the first placeholder. */
function resolve(cli: Cli, words: readonly string[]) {
  const {positional, flags} = separateFlags(cli, words);
  const end = positional.findIndex((word) => PLACEHOLDER.test(word));
  const search = findCommand(cli.binary, end < 0 ? positional : positional.slice(0, end));
  return {search, flags, hasPlaceholder: end >= 0};
}

function checkWords(cli: Cli, words: readonly string[], location: string): Fault[] {
  const {search, flags, hasPlaceholder} = resolve(cli, words);
  if ('unknown' in search) {
    const problem = `"${[cli.binary, ...search.after].join(' ')}" has no command "${search.unknown}"`;
    const fix = `correct the command, or add it to data/cli/${cli.binary}/.`;
    return [report('command', location, problem, search.near, fix)];
  }
  const {command} = search;
  const fullName = [cli.binary, ...(command?.path ?? [])].join(' ');
  const removed = cli.commands.find(
    ({path, until}) => until && path.every((word, index) => command?.path[index] === word),
  );
  if (removed?.until) {
    const problem = `"${fullName}" was removed in ${removed.until}.`;
    const replacement = removed.partial ? [removed.partial] : [];
    const fix = 'Fix: remove the command, or use its replacement.';
    return [new Fault('commands/command-gone', location, problem, ...replacement, fix)];
  }
  if (command?.partial && (hasPlaceholder || search.rest.length)) return [];
  return [
    ...flags.flatMap((flag) => checkFlag(cli, command, flag, fullName, location)),
    ...checkArguments(command, hasPlaceholder ? [] : search.rest, fullName, location),
  ];
}

/** A flag of a shell command; `next` is the word after it, which may be its value. */
type PassedFlag = {readonly name: string; readonly value?: string; readonly next?: string};

/** Separates commands and arguments from flags and their values. */
function separateFlags(
  cli: Cli,
  words: readonly string[],
): {positional: string[]; flags: PassedFlag[]} {
  const positional: string[] = [];
  const flags: PassedFlag[] = [];
  const knownFlags = allFlags(cli);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') return {positional: [...positional, ...words.slice(index + 1)], flags};
    if (!isFlag(word)) {
      positional.push(word);
      continue;
    }
    const [name = '', value] = word.split(/=(.*)/s, 2);
    const next = words[index + 1];
    flags.push({name, value, next});
    const matches = knownFlags.filter((flag) => isNamed(cli, flag, name));
    // If commands disagree on the type, or the flag is unknown, the next word counts as its value.
    const isSwitch =
      HELP_FLAGS.has(name) || (matches.length && matches.every(({type}) => type === 'bool'));
    if (value === undefined && !isSwitch && next && !isFlag(next)) index += 1;
  }
  return {positional, flags};
}

/** Flags of all commands, computed once per program: babylond alone has hundreds of commands. */
const flagCache = new WeakMap<Cli, readonly CliFlag[]>();

function allFlags(cli: Cli): readonly CliFlag[] {
  const flags = flagCache.get(cli) ?? [
    ...new Set([undefined, ...cli.commands].flatMap((command) => flagsOf(cli, command))),
  ];
  flagCache.set(cli, flags);
  return flags;
}

function isFlag(word: string): boolean {
  return /^-{1,2}[A-Za-z]/.test(word);
}

/** Whether a word such as `--home` or `-y` is the long or short name of a flag. */
function isNamed({framework}: Cli, flag: CliFlag, word: string): boolean {
  // Only cobra distinguishes "-long" from "--long".
  const isLong = word === `--${flag.name}` || (framework !== 'cobra' && word === `-${flag.name}`);
  return isLong || (flag.shorthand !== undefined && word === `-${flag.shorthand}`);
}

function checkFlag(
  cli: Cli,
  command: CliCommand | undefined,
  {name, value, next}: PassedFlag,
  fullName: string,
  location: string,
): Fault[] {
  if (HELP_FLAGS.has(name)) return [];
  const valid = flagsOf(cli, command);
  const flag = valid.find((candidate) => isNamed(cli, candidate, name));
  if (!flag) {
    if (cli.configKeysAreFlags) return [];
    const names = valid.filter(({until}) => !until).map((validFlag) => `--${validFlag.name}`);
    const fix = `correct the flag, or add it to data/cli/${cli.binary}/.`;
    return [
      report('flag', location, `"${fullName}" has no flag ${name}`, nearest(name, names), fix),
    ];
  }
  if (flag.until) {
    const problem = `the flag ${name} of "${fullName}" was removed in ${flag.until}.`;
    return [
      new Fault('commands/flag-gone', location, problem, flag.meaning, 'Fix: remove the flag.'),
    ];
  }
  if (flag.type === 'bool' || value === '') return [];
  const flagValue = value ?? (next !== undefined && !isFlag(next) ? next : '');
  if (flagValue === '') {
    const problem = `"${fullName}" has ${name} without a value.`;
    const expected = `Expected: a value of type ${flag.type}. ${flag.meaning}`;
    const fix = 'Fix: add the value after the flag.';
    return [new Fault('commands/no-value', location, problem, expected, fix)];
  }
  if (!flag.values || flag.values.includes(flagValue) || isPlaceholder(flagValue)) return [];
  const suggestions = nearest(flagValue, flag.values, flag.values.length);
  const problem = `"${fullName}" has an invalid value: ${name} ${flagValue}`;
  return [report('value', location, problem, suggestions, 'use one of these values.')];
}

function checkArguments(
  command: CliCommand | undefined,
  rest: readonly string[],
  fullName: string,
  location: string,
): Fault[] {
  const args = command?.args ?? [];
  if (!command || args.at(-1)?.repeated || rest.length <= args.length) return [];
  const extra = rest[args.length] ?? '';
  const problem = `"${fullName}" has an unexpected argument "${extra}".`;
  const fix = 'Fix: remove it, or quote arguments that contain spaces.';
  return [new Fault('commands/argument', location, problem, `Usage: ${command.usage}`, fix)];
}

/** Text such as `KEYRING` or `$X` that a reader replaces. */
function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || /^[A-Z][A-Z0-9_]*$/.test(text);
}

function report(
  rule: string,
  location: string,
  problem: string,
  suggestions: readonly string[],
  fix: string,
): Fault {
  const closest = `Nearest: ${suggestions.join(', ') || 'none'}.`;
  return new Fault(`commands/${rule}`, location, `${problem}.`, closest, `Fix: ${fix}`);
}
