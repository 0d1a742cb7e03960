import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';
import babylond from './babylond';
import babylonStakingIndexer from './babylon-staking-indexer';
import cliTools from './cli-tools';
import covd from './covd';
import covenantSigner from './covenant-signer';
import eotsd from './eotsd';
import fpd from './fpd';
import stakercli from './stakercli';
import stakerd from './stakerd';
import stakingApiService from './staking-api-service';
import stakingExpiryChecker from './staking-expiry-checker';
import vigilante from './vigilante';
import type {Cli, CliCommand, CliFlag} from './schema';

/** All programs in the data, by the name of the binary. */
export const clis: ReadonlyMap<string, Cli> = new Map(
  [
    babylond,
    babylonStakingIndexer,
    cliTools,
    covd,
    covenantSigner,
    eotsd,
    fpd,
    stakercli,
    stakerd,
    stakingApiService,
    stakingExpiryChecker,
    vigilante,
  ].map((cli) => [cli.binary, cli]),
);

/** Result of `findCommand`: the command, or the first unknown word. */
export type CommandLookup =
  /** `command` is undefined for the binary itself; `rest` are the arguments. */
  | {readonly cli: Cli; readonly command?: CliCommand; readonly rest: readonly string[]}
  | {readonly unknown: string; readonly after: readonly string[]; readonly near: readonly string[]};

/**
 * Finds the command that a command line runs. Aliases are accepted.
 *
 * @param words the words after the binary, without flags
 * @returns the command and its arguments or, for an unknown word, the words before it and the closest
 *   valid words
 * @throws Fault if the binary is not in the data
 */
export function findCommand(binary: string, words: readonly string[], base = clis): CommandLookup {
  const cli = base.get(binary);
  if (!cli) {
    throw new Fault(
      'cli/binary',
      'data/cli',
      `unknown binary "${binary}".`,
      `Known: ${[...base.keys()].join(', ')}.`,
      `Fix: correct the name, or add data/cli/${binary}/index.ts and import it in data/cli/load.ts.`,
    );
  }
  let command: CliCommand | undefined;
  for (const [index, word] of words.entries()) {
    const children = subcommands(cli, command?.path ?? []);
    const next = children.find(
      ({path, aliases}) => path.at(-1) === word || aliases?.includes(word),
    );
    if (next) {
      command = next;
      continue;
    }
    const isGroup = command ? command.group : cli.commands.length > 0;
    if (isGroup && !command?.partial) {
      const names = children.filter(({until}) => !until).map(({path}) => path.at(-1) ?? '');
      return {unknown: word, after: words.slice(0, index), near: nearest(word, names)};
    }
    return {cli, command, rest: words.slice(index)};
  }
  return {cli, command, rest: []};
}

/** The direct subcommands of a path. */
export function subcommands(cli: Cli, path: readonly string[]): readonly CliCommand[] {
  return cli.commands.filter(
    (command) =>
      command.path.length === path.length + 1 &&
      path.every((word, index) => command.path[index] === word),
  );
}

/** Names of the flag sets that a command accepts: its own, those of its parent groups, and global ones. */
export function flagSetsOf(cli: Cli, command: CliCommand | undefined): readonly string[] {
  const selfAndParents = cli.commands.filter(({path}) =>
    path.every((word, index) => command?.path[index] === word),
  );
  return [
    ...(command?.flagSets ?? []),
    ...selfAndParents.flatMap(({persistentFlagSets}) => persistentFlagSets ?? []),
    ...(cli.globalFlagSets ?? []),
  ];
}

/** All flags that a command accepts: its own, shared ones, and those of its parent groups. */
export function flagsOf(cli: Cli, command: CliCommand | undefined): readonly CliFlag[] {
  const flags = [
    ...(command?.flags ?? cli.flags ?? []),
    ...flagSetsOf(cli, command).flatMap((name) => cli.flagSets?.[name]?.flags ?? []),
  ];
  // A command's own flag overrides an inherited one of the same name.
  return [...new Map(flags.reverse().map((flag) => [flag.name, flag])).values()].reverse();
}
