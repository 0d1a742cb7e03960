import type {PhrasingContent} from 'mdast';
import {Fault} from '../../config/fault';
import {flagSetsOf} from '../../data/cli/load';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import {inline, inlineCode, link} from '../tree';

/** Anchors of the flag sets on a page, by name. */
export type FlagSetAnchors = ReadonlyMap<string, string>;

/** A subset with at least this many flags is described by the flags it lacks, a smaller one by its own. */
const LARGE_SUBSET = 4;

/** Flags of a command that none of its flag sets contains with the same properties. */
export function ownFlags(cli: Cli, command: CliCommand | undefined): readonly CliFlag[] {
  const shared = flagSetsOf(cli, command).flatMap((name) => flagsOfSet(cli, name));
  return without((command ? command.flags : cli.flags) ?? [], shared);
}

/**
 * A sentence that links a command to its flag sets on the page. A set that isn't on the page is
 * described as a subset of a larger one that is.
 *
 * @returns an empty list if the command has no flag sets
 * @throws Fault if neither a set nor a larger one is on the page
 */
export function sharedSentence(
  cli: Cli,
  command: CliCommand | undefined,
  anchors: FlagSetAnchors,
  location: string,
): PhrasingContent[] {
  const names = [...new Set(flagSetsOf(cli, command))];
  const isSubset = (name: string, superset: string) =>
    name !== superset && without(flagsOfSet(cli, name), flagsOfSet(cli, superset)).length === 0;
  const links = names.flatMap((name) => {
    if (anchors.has(name)) return [[linkToSet(cli, name, anchors)]];
    // Another set of the command includes this one.
    if (names.some((candidate) => isSubset(name, candidate))) return [];
    const superset = [...anchors.keys()].find((candidate) => isSubset(name, candidate));
    if (superset) return [describeSubset(cli, name, superset, linkToSet(cli, superset, anchors))];
    const fullName = [cli.binary, ...(command?.path ?? [])].join(' ');
    throw new Fault(
      'commands/flag-set-missing',
      location,
      `"${fullName}" uses the flag set "${name}", which the page does not show.`,
      `On the page: ${[...anchors.keys()].join(', ') || 'none'}.`,
      `Fix: add <FlagSet name="${cli.binary} ${name}" /> once, below its own heading.`,
    );
  });
  if (!links.length) return [];
  const list = links.flatMap((linkNodes, index) => [...inline(index ? '; ' : ''), ...linkNodes]);
  return [...inline('Shared flags: '), ...list, ...inline('.')];
}

function linkToSet(cli: Cli, name: string, anchors: FlagSetAnchors): PhrasingContent {
  const title = cli.flagSets?.[name]?.title ?? name;
  const content = inline(title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()));
  return link(`#${anchors.get(name) ?? ''}`, ...content);
}

/** A link to the larger set, with the flags that the subset has or lacks. */
function describeSubset(
  cli: Cli,
  name: string,
  superset: string,
  supersetLink: PhrasingContent,
): PhrasingContent[] {
  const flags = flagsOfSet(cli, name);
  const missing = without(flagsOfSet(cli, superset), flags);
  if (flags.length < LARGE_SUBSET) return [...namesOf(flags), ...inline(' of the '), supersetLink];
  return missing.length
    ? [supersetLink, ...inline(' without '), ...namesOf(missing)]
    : [supersetLink];
}

function namesOf(flags: readonly CliFlag[]): PhrasingContent[] {
  return flags.flatMap(({name}, index) => [...inline(index ? ', ' : ''), inlineCode(`--${name}`)]);
}

function flagsOfSet(cli: Cli, name: string): readonly CliFlag[] {
  return cli.flagSets?.[name]?.flags ?? [];
}

/** The flags that `others` doesn't contain with the same properties. */
function without(flags: readonly CliFlag[], others: readonly CliFlag[]): readonly CliFlag[] {
  const properties = ['name', 'shorthand', 'type', 'default', 'meaning'] as const;
  return flags.filter(
    (flag) => !others.some((other) => properties.every((key) => flag[key] === other[key])),
  );
}
