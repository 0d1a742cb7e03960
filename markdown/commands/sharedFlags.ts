import type {PhrasingContent} from 'mdast';
import {Fault} from '../../config/fault';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import {inline, inlineCode, link} from '../tree';

/** Flag sets that a page shows, by name, with the anchor of the section. */
export type ShownSets = ReadonlyMap<string, string>;

/** From this many flags on, a part of a set is described by what it lacks. */
const FEW = 4;

/** Names of the flag sets that a command takes: its own, those of groups above, those of all. */
function setNames(cli: Cli, command: CliCommand | undefined): readonly string[] {
  const above = cli.commands.filter(({path}) =>
    path.every((word, index) => command?.path[index] === word),
  );
  return [
    ...new Set([
      ...(command?.flagSets ?? []),
      ...above.flatMap(({persistentFlagSets}) => persistentFlagSets ?? []),
      ...(cli.globalFlagSets ?? []),
    ]),
  ];
}

/** Flags of a command that none of its shared sets has in the same way. */
export function ownFlags(cli: Cli, command: CliCommand | undefined): readonly CliFlag[] {
  const shared = setNames(cli, command).flatMap((name) => flagsOfSet(cli, name));
  return (command ? (command.flags ?? []) : (cli.flags ?? [])).filter(
    (flag) => !shared.some((other) => isSame(flag, other)),
  );
}

/**
 * Sentence that leads from a command to the sets on the page. A set that the page lacks is described as
 * a part of a larger one that it has.
 *
 * @returns nothing where the command shares no flags
 * @throws Fault naming the place and the fix, when a set is nowhere on the page
 */
export function sharedSentence(
  cli: Cli,
  command: CliCommand | undefined,
  shown: ShownSets,
  where: string,
): PhrasingContent[] {
  const names = setNames(cli, command);
  const told = names.flatMap((name) => {
    if (shown.has(name)) return [[toSet(cli, name, shown)]];
    // What a larger set of the same command brings is not said twice.
    if (names.some((other) => other !== name && isPart(cli, name, other))) return [];
    const whole = [...shown.keys()].find((other) => isPart(cli, name, other));
    if (whole) return [partOf(cli, name, whole, toSet(cli, whole, shown))];
    const line = [cli.binary, ...(command?.path ?? [])].join(' ');
    throw new Fault(
      'commands/flag-set-missing',
      where,
      `"${line}" takes the flag set "${name}", which the page does not show.`,
      `On the page: ${[...shown.keys()].join(', ') || 'none'}.`,
      `Fix: add <FlagSet name="${cli.binary} ${name}" /> once, below its own heading.`,
    );
  });
  if (!told.length) return [];
  return [
    ...inline('Shared flags: '),
    ...told.flatMap((part, index) => [...inline(index ? '; ' : ''), ...part]),
    ...inline('.'),
  ];
}

function toSet(cli: Cli, name: string, shown: ShownSets): PhrasingContent {
  const title = cli.flagSets?.[name]?.title ?? name;
  const words = inline(title.charAt(0).toLowerCase() + title.slice(1));
  return link(`#${shown.get(name) ?? ''}`, ...words);
}

/** A larger set with words that say which of its flags count. */
function partOf(cli: Cli, name: string, whole: string, set: PhrasingContent): PhrasingContent[] {
  const flags = flagsOfSet(cli, name);
  const missing = flagsOfSet(cli, whole).filter(
    (flag) => !flags.some((other) => isSame(flag, other)),
  );
  if (flags.length < FEW) return [...listed(flags), ...inline(' of the '), set];
  return missing.length ? [set, ...inline(' without '), ...listed(missing)] : [set];
}

function listed(flags: readonly CliFlag[]): PhrasingContent[] {
  return flags.flatMap(({name}, index) => [...inline(index ? ', ' : ''), inlineCode(`--${name}`)]);
}

function isPart(cli: Cli, name: string, whole: string): boolean {
  const all = flagsOfSet(cli, whole);
  return flagsOfSet(cli, name).every((flag) => all.some((other) => isSame(flag, other)));
}

function flagsOfSet(cli: Cli, name: string): readonly CliFlag[] {
  return cli.flagSets?.[name]?.flags ?? [];
}

function isSame(a: CliFlag, b: CliFlag): boolean {
  return (
    a.name === b.name &&
    a.shorthand === b.shorthand &&
    a.type === b.type &&
    a.default === b.default &&
    a.meaning === b.meaning
  );
}
