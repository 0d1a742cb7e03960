import {subcommands} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {commandUse} from '../../data/modules/load';
import {apiPage} from '../../data/modules/tables';
import type {Source} from '../../data/schema';
import {sourceLink, sources, type SourceInfo} from '../../data/sources';
import {dataTable, type Cell} from '../tables/dataTable';
import {code, inline, inlineCode, link, paragraph, type Block} from '../tree';
import {flagHead, flagRows} from './flagRows';
import {ownFlags, sharedSentence, type FlagSetAnchors} from './sharedFlags';

/** Anchors on the page, so that the sections of commands and flag sets can link to each other. */
export type PageAnchors = {
  readonly sets: FlagSetAnchors;
  /** Anchors of the sections, by the command's full name. */
  readonly commands: ReadonlyMap<string, string>;
  /** Prefix of flag anchors: the program if the page documents several, otherwise an empty string. */
  readonly prefix: string;
};

/**
 * The section of a command: purpose, usage, arguments, flags, source and date.
 *
 * @param command undefined for the program itself
 * @throws Fault if the page doesn't show a flag set of the command
 */
export function commandSection(
  cli: Cli,
  command: CliCommand | undefined,
  page: PageAnchors,
  location: string,
): Block[] {
  const path = command?.path ?? [];
  const name = [cli.binary, ...path].join(' ');
  const source = command?.source ?? cli.source;
  const asOf = dateOf(cli, source);
  const tables = [
    ['Arguments for', ['Argument', 'Required', 'Meaning'], argumentRows(command)],
    ['Flags for', flagHead, ownFlagRows(cli, command, page)],
    ['Subcommands of', ['Command', 'What it does'], subcommandRows(cli, command, page)],
  ] as const;
  const filledTables = tables.filter(([, , rows]) => rows.length > 0);
  const shared = sharedSentence(cli, command, page.sets, location);
  return [
    paragraph(...inline(command?.purpose ?? cli.purpose)),
    code('bash', [cli.binary, command?.usage ?? '[flags]'].join(' ')),
    ...remarks(name, cli, command),
    ...moduleParagraph(name),
    ...filledTables.map(([label, head, rows]) =>
      dataTable({title: `${label} ${name}`, source, asOf, head, rows}),
    ),
    ...(shared.length ? [paragraph(...shared)] : []),
    ...(filledTables.length ? [] : [sourceParagraph(source, asOf)]),
  ];
}

/**
 * The table of a flag set.
 *
 * @param prefix see `PageAnchors`
 */
export function flagSetSection(cli: Cli, name: string, prefix: string): Block[] {
  const set = cli.flagSets?.[name];
  return [
    dataTable({
      title: set?.title ?? name,
      source: cli.source,
      asOf: cli.asOf,
      head: flagHead,
      rows: flagRows(set?.flags ?? [], `${prefix}flags-${name}`, dashesOf(cli)),
    }),
  ];
}

/** A sentence with source and date, for a section without tables. */
function sourceParagraph(source: Source, asOf: string): Block {
  const {source: label, url} = sourceLink(source);
  return paragraph('Source: ', url ? link(url, label) : label, `, as of ${asOf}.`);
}

function dateOf(cli: Cli, source: Source): string {
  const info: SourceInfo = sources[source.id];
  return source.id === cli.source.id ? cli.asOf : info.date;
}

function dashesOf({framework}: Cli): string {
  return framework === 'go-flag' ? '-' : '--';
}

function remarks(name: string, cli: Cli, command: CliCommand | undefined): Block[] {
  if (!command) return [];
  const {aliases, since, until, hidden, note, unverified, partial} = command;
  // The reason in `partial` is for maintainers, but for a removed command it names the replacement.
  const partialRemark = until ? (partial ?? '') : `\`${name} --help\` lists its commands.`;
  const lines = [
    aliases?.length
      ? `${aliases.length > 1 ? 'Aliases' : 'Alias'}: ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`
      : '',
    since ? `Since \`${cli.binary}\` ${since}.` : '',
    until ? `Removed in \`${cli.binary}\` ${until}.` : '',
    hidden ? '`--help` does not list this command.' : '',
    partial ? partialRemark : '',
    note ?? '',
    unverified ? `Not verified: ${unverified}` : '',
  ].filter(Boolean);
  return lines.length ? [paragraph(...inline(lines.join(' ')))] : [];
}

/** A sentence that links to the module of a command, and to its message or query. */
function moduleParagraph(name: string): Block[] {
  const use = commandUse(name);
  if (!use) return [];
  const {module, message, query} = use;
  const page = link(module.page, inlineCode(module.name));
  if (message) {
    const messages = link(`${module.page}#messages`, inlineCode(message.name));
    return [paragraph('Sends ', messages, ' of the ', page, ' module.')];
  }
  const address = query && apiPage(query);
  if (query && address) {
    const queryLink = link(address, inlineCode(query.name));
    return [paragraph('Over REST and gRPC: ', queryLink, ' of the ', page, ' module.')];
  }
  return [paragraph('Module: ', page, '.')];
}

function argumentRows(command: CliCommand | undefined): Cell[][] {
  return (command?.args ?? []).map(({name, required, repeated, meaning}) => [
    {content: [inlineCode(name)]},
    required ? `yes${repeated ? ', one or more' : ''}` : `no${repeated ? ', any number' : ''}`,
    {content: inline(meaning)},
  ]);
}

function ownFlagRows(cli: Cli, command: CliCommand | undefined, {prefix}: PageAnchors): Cell[][] {
  const words = command?.path ?? [cli.binary];
  return flagRows(ownFlags(cli, command), `${prefix}${words.join('-')}`, dashesOf(cli));
}

function subcommandRows(cli: Cli, command: CliCommand | undefined, page: PageAnchors): Cell[][] {
  return subcommands(cli, command?.path ?? []).map(({path, purpose, until}) => {
    const name = inlineCode(path.at(-1) ?? '');
    const anchor = page.commands.get([cli.binary, ...path].join(' '));
    const removal = until ? `Removed in ${until}. ` : '';
    return [
      {content: [anchor ? link(`#${anchor}`, name) : name]},
      {content: inline(`${removal}${purpose}`)},
    ];
  });
}
