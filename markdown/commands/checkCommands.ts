import {Fault} from '../../config/fault';
import {clis, findCommand, flagsOf} from '../../data/cli/load';
import {otherPrograms} from '../../data/cli/others';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import {nearest} from '../../config/nearest';
import {NeverClosed, parseShell, type ShellCommand} from './parseShell';
import {readInlineCode, readShellBlocks} from './readCode';

/** Words that aren't checked: placeholders, variables and omitted text. */
const OPEN = /^[<[{$]|…|\.\.\.|\$/;
const EXCUSE_IN_TEXT =
  'If another version has it, say so, and write {/* command: which version */} on the line.';
/** Flags that every framework has without listing them. */
const HELP = new Set(['--help', '-h', '-help']);

/**
 * Checks every command in a page's shell blocks against data/cli.
 *
 * @param file path of the page, for the messages
 * @returns one fault per mistake, with page, line, what is wrong and the nearest valid names
 */
export function checkCommandsInPage(page: string, file: string): Fault[] {
  return readShellBlocks(page).flatMap(({code, language, line}) =>
    checkCommands(code, language, file, line),
  );
}

/**
 * Checks the commands that a page names in its sentences and tables, or a data file in its texts:
 * code that begins with a program of data/cli. `{/* command: why *\/}` on the line of a page, and
 * `// command: why` in data, excuse a command that only another version has.
 *
 * @returns one fault per mistake, as for blocks
 */
export function checkCommandsInText(text: string, file: string): Fault[] {
  return readInlineCode(text).flatMap(({code, line}) => {
    const first = code.replace(/^(?:\$|sudo) /, '').split(' ', 1)[0] ?? '';
    if (!clis.has(nameOf(first))) return [];
    // A sentence may name a flag without its value.
    const isOpen = / -{1,2}[A-Za-z][\w.-]*$/.test(code);
    const mistakes = checkCommands(isOpen ? `${code} …` : code, 'bash', file, line);
    for (const mistake of mistakes) mistake.message += ` ${EXCUSE_IN_TEXT}`;
    return mistakes;
  });
}

/**
 * Checks shell code.
 *
 * @param firstLine line of the file on which the code begins
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
    if (!(error instanceof NeverClosed)) throw error;
    const place = `${file}:${error.line + firstLine - 1}`;
    const fix = 'Fix: close it, or mark the block as text.';
    return [new Fault('commands/open', place, error.message, fix)];
  }
}

function checkCommand({words}: ShellCommand, location: string): Fault[] {
  const [first = '', ...rest] = words;
  if (OPEN.test(first)) return [];
  const name = nameOf(first);
  const cli = clis.get(name);
  if (cli) return checkWords(cli, rest, location);
  if (first.includes('/') || otherPrograms.has(name)) return [];
  const near = nearest(name, [...clis.keys(), ...otherPrograms]);
  const fix = 'correct the name, add the program to data/cli/others.ts, or mark output as text.';
  return [report('program', location, `no program "${name}"`, near, fix)];
}

/** A command of data/cli as it was called, with the flags that were typed. */
export type CalledCommand = {
  readonly cli: Cli;
  readonly command?: CliCommand;
  readonly flags: readonly CliFlag[];
};

/** The command that words call, placeholders included; none if no program of data/cli has it. */
export function calledCommand({
  words: [first = '', ...rest],
}: ShellCommand): CalledCommand | undefined {
  const cli = clis.get(nameOf(first));
  if (!cli) return undefined;
  const {search, flags} = resolve(cli, rest);
  if ('unknown' in search) return undefined;
  const valid = flagsOf(cli, search.command);
  const typed = valid.filter((flag) => flags.some(({name}) => isNamed(cli, flag, name)));
  return {cli, command: search.command, flags: typed};
}

/** The name of a program, which may be written with its folder. */
function nameOf(program: string): string {
  return program.slice(program.lastIndexOf('/') + 1);
}

/** Follows words to a command, up to the first placeholder; `isOpen` if there is one. */
function resolve(cli: Cli, words: readonly string[]) {
  const {plain, flags} = separate(cli, words);
  const open = plain.findIndex((word) => OPEN.test(word));
  const search = findCommand(cli.binary, open < 0 ? plain : plain.slice(0, open));
  return {search, flags, isOpen: open >= 0};
}

function checkWords(cli: Cli, words: readonly string[], location: string): Fault[] {
  const {search, flags, isOpen} = resolve(cli, words);
  if ('unknown' in search) {
    const what = `"${[cli.binary, ...search.after].join(' ')}" has no command "${search.unknown}"`;
    const fix = `correct the command, or add it to data/cli/${cli.binary}/.`;
    return [report('command', location, what, search.near, fix)];
  }
  const {command} = search;
  const line = [cli.binary, ...(command?.path ?? [])].join(' ');
  const gone = cli.commands.find(
    ({path, until}) => until && path.every((word, index) => command?.path[index] === word),
  );
  if (gone?.until) {
    const what = `"${line}" does not exist since ${gone.until}.`;
    const instead = gone.partial ? [gone.partial] : [];
    const fix = 'Fix: leave the command out, or use what replaced it.';
    return [new Fault('commands/command-gone', location, what, ...instead, fix)];
  }
  if (command?.partial && (isOpen || search.rest.length)) return [];
  return [
    ...flags.flatMap((flag) => checkFlag(cli, command, flag, line, location)),
    ...checkArguments(command, isOpen ? [] : search.rest, line, location),
  ];
}

/** A flag as it was typed; `next` is the word after it, if that could be its value. */
type TypedFlag = {readonly name: string; readonly value?: string; readonly next?: string};

/** Separates the words of commands and arguments from flags with their values. */
function separate(cli: Cli, words: readonly string[]): {plain: string[]; flags: TypedFlag[]} {
  const plain: string[] = [];
  const flags: TypedFlag[] = [];
  const all = everyFlag(cli);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') return {plain: [...plain, ...words.slice(index + 1)], flags};
    if (!isFlag(word)) {
      plain.push(word);
      continue;
    }
    const [name = '', value] = word.split(/=(.*)/s, 2);
    const next = words[index + 1];
    flags.push({name, value, next});
    const matches = all.filter((flag) => isNamed(cli, flag, name));
    // Where commands disagree, and for an unknown flag, a word that follows is taken as its value.
    const isSwitch =
      HELP.has(name) || (matches.length && matches.every(({type}) => type === 'bool'));
    if (value === undefined && !isSwitch && next && !isFlag(next)) index += 1;
  }
  return {plain, flags};
}

/** Flags of all commands, computed once per program: babylond alone has hundreds of commands. */
const known = new WeakMap<Cli, readonly CliFlag[]>();

function everyFlag(cli: Cli): readonly CliFlag[] {
  const flags = known.get(cli) ?? [
    ...new Set([undefined, ...cli.commands].flatMap((one) => flagsOf(cli, one))),
  ];
  known.set(cli, flags);
  return flags;
}

function isFlag(word: string): boolean {
  return /^-{1,2}[A-Za-z]/.test(word);
}

function isNamed({framework}: Cli, flag: CliFlag, typed: string): boolean {
  // Only cobra distinguishes "-long" from "--long".
  const isLong = typed === `--${flag.name}` || (framework !== 'cobra' && typed === `-${flag.name}`);
  return isLong || (flag.shorthand !== undefined && typed === `-${flag.shorthand}`);
}

function checkFlag(
  cli: Cli,
  command: CliCommand | undefined,
  {name, value, next}: TypedFlag,
  line: string,
  location: string,
): Fault[] {
  if (HELP.has(name)) return [];
  const valid = flagsOf(cli, command);
  const flag = valid.find((one) => isNamed(cli, one, name));
  if (!flag) {
    if (cli.configKeysAreFlags) return [];
    const names = valid.filter(({until}) => !until).map((one) => `--${one.name}`);
    const fix = `correct the flag, or add it to data/cli/${cli.binary}/.`;
    return [report('flag', location, `"${line}" has no flag ${name}`, nearest(name, names), fix)];
  }
  if (flag.until) {
    const what = `"${line}" has no flag ${name} since ${flag.until}.`;
    return [new Fault('commands/flag-gone', location, what, flag.meaning, 'Fix: leave it out.')];
  }
  if (flag.type === 'bool' || value === '') return [];
  const given = value ?? (next !== undefined && !isFlag(next) ? next : '');
  if (given === '') {
    const what = `"${line}" has ${name} without a value.`;
    const takes = `It takes a value of type ${flag.type}: ${flag.meaning}`;
    return [
      new Fault('commands/no-value', location, what, takes, 'Fix: write the value after it.'),
    ];
  }
  if (!flag.values || flag.values.includes(given) || isPlaceholder(given)) return [];
  const near = nearest(given, flag.values, flag.values.length);
  return [report('value', location, `"${line}" has ${name} ${given}`, near, 'use one of these.')];
}

function checkArguments(
  command: CliCommand | undefined,
  rest: readonly string[],
  line: string,
  location: string,
): Fault[] {
  const args = command?.args ?? [];
  if (!command || args.at(-1)?.repeated || rest.length <= args.length) return [];
  const extra = rest[args.length] ?? '';
  const what = `"${line}" has one argument too many, "${extra}".`;
  const fix = 'Fix: leave it out, or quote arguments that hold spaces.';
  return [new Fault('commands/argument', location, what, `Usage: ${command.usage}`, fix)];
}

/** Text such as `KEYRING` or `$X` that a reader replaces. */
function isPlaceholder(text: string): boolean {
  return OPEN.test(text) || /^[A-Z][A-Z0-9_]*$/.test(text);
}

function report(
  rule: string,
  location: string,
  found: string,
  near: readonly string[],
  fix: string,
): Fault {
  const nearest = `Nearest: ${near.join(', ') || 'none'}.`;
  return new Fault(`commands/${rule}`, location, `${found}.`, nearest, `Fix: ${fix}`);
}
