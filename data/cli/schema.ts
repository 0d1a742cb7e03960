import {Fault, type Fix} from '../../config/fault';
import {checkOrigin, checkSource} from '../checkOrigin';
import type {NetworkId, Source} from '../schema';

/** Libraries that print a program's help; `checks/verify-cli/readHelp.ts` parses each format. */
export const frameworks = ['cobra', 'urfave', 'go-flags', 'go-flag'] as const;

export type Framework = (typeof frameworks)[number];

/** Value types of flags, as the Go libraries name them. A `bool` flag needs no value. */
export const flagTypes = [
  'bool',
  'string',
  'strings',
  'int',
  'ints',
  'int64',
  'uint',
  'uint16',
  'uint32',
  'uint64',
  'float64',
  'duration',
  'bytesHex',
  /** Account address or name of a key. */
  'address',
  /** Bytes as base64 or hex. */
  'binary',
  /** One object as JSON. */
  'json',
] as const;

export type FlagType = (typeof flagTypes)[number];

/** A positional argument. */
export type CliArg = {
  readonly name: string;
  readonly meaning: string;
  readonly required: boolean;
  /** Whether the argument may be repeated. Only the last one can be. */
  readonly repeated?: boolean;
};

/** An option of a command, without its leading dashes. */
export type CliFlag = {
  readonly name: string;
  /** One letter, without the dash. */
  readonly shorthand?: string;
  readonly type: FlagType;
  /** As printed by the program; an empty string if there is none. */
  readonly default: string;
  /** Effect of the flag, in one sentence, with the unit if it takes a number. */
  readonly meaning: string;
  /** The only values that the program accepts. */
  readonly values?: readonly string[];
  /** Set if the command fails without the flag. */
  readonly required?: true;
  /** Environment variable that sets the value if the flag is omitted. */
  readonly env?: string;
  /** First version with the flag. */
  readonly since?: string;
  /** First version without the flag, recorded so that the error for an old command is clear. */
  readonly until?: string;
};

/** Flags that several commands share, such as the flags of all transactions. */
export type FlagSet = {
  readonly title: string;
  readonly flags: readonly CliFlag[];
};

/** A command. Groups such as `tx` are commands without arguments that contain subcommands. */
export type CliCommand = {
  /** Words after the binary's name, such as `['tx', 'epoching', 'delegate']`. */
  readonly path: readonly string[];
  /** Other last words for the same command. */
  readonly aliases?: readonly string[];
  /** The command line after the name of the binary, with arguments. */
  readonly usage: string;
  /** Effect of the command, in one sentence. */
  readonly purpose: string;
  readonly args?: readonly CliArg[];
  readonly flags?: readonly CliFlag[];
  /** Names of shared flag sets that the command accepts in addition to its own flags. */
  readonly flagSets?: readonly string[];
  /** Names of shared flag sets that apply to the command and its subcommands. */
  readonly persistentFlagSets?: readonly string[];
  /** Set if the command only contains subcommands. Without a subcommand, it prints its help. */
  readonly group?: true;
  /** Why the subcommands of this group are not listed. Unlisted commands are not checked. */
  readonly partial?: string;
  /** Set if the program's help does not list the command. */
  readonly hidden?: true;
  /** Overrides the binary's source. */
  readonly source?: Source;
  /** First version with the command. */
  readonly since?: string;
  /** First version without the command. */
  readonly until?: string;
  /** Pitfalls, in a sentence or two. */
  readonly note?: string;
  /** Why the command could not be read from code or from a binary. */
  readonly unverified?: string;
};

export type CliVariable = {
  readonly name: string;
  readonly meaning: string;
  readonly required?: true;
};

/** A file or directory that the program reads or writes; `<home>` stands for its home directory. */
export type CliFile = {readonly path: string; readonly meaning: string};

export type CliPort = {
  readonly port: number;
  readonly meaning: string;
  /** Configuration key or flag that changes the port. */
  readonly setBy?: string;
};

/** A program's command line interface. */
export type Cli = {
  readonly binary: string;
  readonly title: string;
  /** Purpose of the program, in one sentence. */
  readonly purpose: string;
  readonly framework: Framework;
  /** Versions that the data describes, in words. */
  readonly versions: string;
  /** Set if the program works with a single network. */
  readonly network?: NetworkId;
  readonly source: Source;
  /** Date of the newest source. */
  readonly asOf: string;
  readonly flagSets?: Readonly<Record<string, FlagSet>>;
  /** Names of the flag sets of all commands. */
  readonly globalFlagSets?: readonly string[];
  /** Set if configuration keys can be passed as flags, so that unlisted flags may exist. */
  readonly configKeysAreFlags?: true;
  /** Flags of a program that has no subcommands. */
  readonly flags?: readonly CliFlag[];
  readonly commands: readonly CliCommand[];
  readonly env?: readonly CliVariable[];
  readonly files?: readonly CliFile[];
  readonly ports?: readonly CliPort[];
};

/**
 * Checks a program's command line where it is defined, and returns it unchanged.
 *
 * @throws Fault with the binary, command and flag: for a source missing from data/sources.ts, an
 *   invalid date, a command or flag that is listed twice, an unknown flag set, a command whose group
 *   is missing, an empty meaning, or an argument that can never be passed
 */
export function defineCli(cli: Cli): Cli {
  throwFirst(checkOrigin(cli.binary, cli.source, cli.asOf));
  for (const [name, {flags}] of Object.entries(cli.flagSets ?? {})) {
    checkFlags(flags, `${cli.binary}, flag set "${name}"`);
  }
  checkSetNames(cli, cli.globalFlagSets, cli.binary);
  checkFlags(cli.flags ?? [], cli.binary);
  const seen = new Set<string>();
  for (const command of cli.commands) checkCommand(cli, command, seen);
  return cli;
}

/** Returns commands of a separate file unchanged, so that the editor checks their types. */
export function defineCommands(commands: readonly CliCommand[]): readonly CliCommand[] {
  return commands;
}

function checkCommand(cli: Cli, command: CliCommand, seen: Set<string>): void {
  const location = [cli.binary, ...command.path].join(' ');
  if (command.path.length === 0) {
    fail('path', location, 'a command has an empty path.', "Fix: write it like ['keys', 'add'].");
  }
  const parent = command.path.slice(0, -1);
  if (parent.length && !seen.has(parent.join(' '))) {
    fail(
      'group',
      location,
      `its group "${parent.join(' ')}" is not listed before it.`,
      `Fix: add a command with path ${JSON.stringify(parent)} and group: true above it.`,
    );
  }
  for (const last of [command.path.at(-1), ...(command.aliases ?? [])]) {
    const key = [...parent, last].join(' ');
    if (seen.has(key)) {
      const fix = 'Fix: remove one of them, or correct its path or alias.';
      fail('command-twice', location, `"${key}" is listed twice.`, fix);
    }
    seen.add(key);
  }
  if (command.source) throwFirst(checkSource(location, command.source));
  checkText(command.purpose, location, 'purpose');
  checkArgs(command.args ?? [], location);
  checkSetNames(cli, command.flagSets, location);
  checkSetNames(cli, command.persistentFlagSets, location);
  const setNames = [...(command.flagSets ?? []), ...(command.persistentFlagSets ?? [])];
  const sharedFlags = setNames.flatMap((name) => cli.flagSets?.[name]?.flags ?? []);
  checkFlags([...(command.flags ?? []), ...sharedFlags], location);
}

function checkSetNames(cli: Cli, names: readonly string[] | undefined, location: string): void {
  const known = Object.keys(cli.flagSets ?? {});
  for (const name of names ?? []) {
    if (known.includes(name)) continue;
    fail(
      'flag-set',
      location,
      `flag set "${name}" is unknown.`,
      `Valid: ${known.join(', ') || 'none'}.`,
      'Fix: use one of these, or add the set to flagSets.',
    );
  }
}

function checkFlags(flags: readonly CliFlag[], location: string): void {
  const seen = new Set<string>();
  for (const flag of flags) {
    const names = [`--${flag.name}`, ...(flag.shorthand ? [`-${flag.shorthand}`] : [])];
    for (const name of names) {
      if (seen.has(name)) {
        const fix = 'Fix: remove one of them, from the command or from its flag sets.';
        fail('flag-twice', location, `flag ${name} is listed twice.`, fix);
      }
      seen.add(name);
    }
    if (flag.name.startsWith('-') || !flag.name) {
      const fix = 'Fix: write its name without dashes.';
      fail('flag-name', location, `invalid flag name "${flag.name}".`, fix);
    }
    if (flag.shorthand && flag.shorthand.length !== 1) {
      const what = `--${flag.name}: invalid shorthand "${flag.shorthand}".`;
      fail('shorthand', location, what, 'Fix: use one letter.');
    }
    checkText(flag.meaning, location, `meaning of --${flag.name}`);
  }
}

function checkArgs(args: readonly CliArg[], location: string): void {
  let optional: string | undefined;
  for (const [index, arg] of args.entries()) {
    checkText(arg.meaning, location, `meaning of argument "${arg.name}"`);
    if (arg.required && optional) {
      fail(
        'argument-order',
        location,
        `argument "${arg.name}" is required but follows the optional "${optional}".`,
        'Fix: make both optional or reorder them.',
      );
    }
    if (!arg.required) optional = arg.name;
    if (arg.repeated && index < args.length - 1) {
      const what = `argument "${arg.name}" may repeat but is not the last.`;
      fail('argument-repeats', location, what, 'Fix: move it to the end.');
    }
  }
}

function checkText(text: string, location: string, what: string): void {
  if (!text.trim())
    fail('text', location, `the ${what} is empty.`, 'Fix: describe it in one sentence.');
}

function fail(rule: string, location: string, what: string, ...details: [...string[], Fix]): never {
  throw new Fault(`cli/${rule}`, location, what, ...details);
}

function throwFirst([first]: readonly Fault[]): void {
  if (first) throw first;
}
