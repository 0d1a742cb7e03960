import type {PhrasingContent} from 'mdast';
import {Fault} from '../../config/fault';
import {flagSetsOf} from '../../data/cli/load';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import {inline, inlineCode, link} from '../tree';

/** Flag sets that a page shows, by name, with the anchor of the section. */
export type ShownSets = ReadonlyMap<string, string>;

/** A part of a set with at least this many flags is described by the flags that it lacks. */
const FEW = 4;

/** Flags of a command that none of its shared sets has in the same form. */
export function ownFlags(cli: Cli, command: CliCommand | undefined): readonly CliFlag[] {
  const shared = flagSetsOf(cli, command).flatMap((name) => flagsOfSet(cli, name));
  return without((command ? command.flags : cli.flags) ?? [], shared);
}

/**
 * A sentence that links a command to the flag sets on the page. A set that the page lacks is
 * described as a part of a larger one that it has.
 *
 * @returns nothing if the command shares no flags
 * @throws Fault naming the place and the fix, if a set is nowhere on the page
 */
export function sharedSentence(
  cli: Cli,
  command: CliCommand | undefined,
  shown: ShownSets,
  location: string,
): PhrasingContent[] {
  const names = [...new Set(flagSetsOf(cli, command))];
  const isPart = (name: string, whole: string) =>
    name !== whole && without(flagsOfSet(cli, name), flagsOfSet(cli, whole)).length === 0;
  const links = names.flatMap((name) => {
    if (shown.has(name)) return [[linkToSet(cli, name, shown)]];
    // A larger set of the same command includes it.
    if (names.some((other) => isPart(name, other))) return [];
    const whole = [...shown.keys()].find((other) => isPart(name, other));
    if (whole) return [partOfSet(cli, name, whole, linkToSet(cli, whole, shown))];
    const line = [cli.binary, ...(command?.path ?? [])].join(' ');
    throw new Fault(
      'commands/flag-set-missing',
      location,
      `"${line}" takes the flag set "${name}", which the page does not show.`,
      `On the page: ${[...shown.keys()].join(', ') || 'none'}.`,
      `Fix: add <FlagSet name="${cli.binary} ${name}" /> once, below its own heading.`,
    );
  });
  if (!links.length) return [];
  const listed = links.flatMap((part, index) => [...inline(index ? '; ' : ''), ...part]);
  return [...inline('Shared flags: '), ...listed, ...inline('.')];
}

function linkToSet(cli: Cli, name: string, shown: ShownSets): PhrasingContent {
  const title = cli.flagSets?.[name]?.title ?? name;
  const words = inline(title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()));
  return link(`#${shown.get(name) ?? ''}`, ...words);
}

/** The link to a larger set, with the flags that the part has or lacks. */
function partOfSet(cli: Cli, name: string, whole: string, set: PhrasingContent): PhrasingContent[] {
  const flags = flagsOfSet(cli, name);
  const missing = without(flagsOfSet(cli, whole), flags);
  if (flags.length < FEW) return [...namesOf(flags), ...inline(' of the '), set];
  return missing.length ? [set, ...inline(' without '), ...namesOf(missing)] : [set];
}

function namesOf(flags: readonly CliFlag[]): PhrasingContent[] {
  return flags.flatMap(({name}, index) => [...inline(index ? ', ' : ''), inlineCode(`--${name}`)]);
}

function flagsOfSet(cli: Cli, name: string): readonly CliFlag[] {
  return cli.flagSets?.[name]?.flags ?? [];
}

/** The flags that others don't include in the same form. */
function without(flags: readonly CliFlag[], others: readonly CliFlag[]): readonly CliFlag[] {
  const properties = ['name', 'shorthand', 'type', 'default', 'meaning'] as const;
  return flags.filter(
    (flag) => !others.some((other) => properties.every((key) => flag[key] === other[key])),
  );
}
