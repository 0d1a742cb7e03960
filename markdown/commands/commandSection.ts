import {subcommands} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {commandUse} from '../../data/modules/load';
import {apiPage} from '../../data/modules/tables';
import type {Source} from '../../data/schema';
import {sourceLink, sources, type SourceInfo} from '../../data/sources';
import {dataTable, type Cell} from '../tables/dataTable';
import {code, inline, inlineCode, link, paragraph, type Block} from '../tree';
import {flagHead, flagRows} from './flagRows';
import {ownFlags, sharedSentence, type ShownSets} from './sharedFlags';

/** The other commands and flag sets on the page, so that sections can link to each other. */
export type PageParts = {
  readonly sets: ShownSets;
  /** Anchors of the sections, by the command's full name. */
  readonly commands: ReadonlyMap<string, string>;
  /** Prefix of the anchors of flags: the program if a page has several, otherwise an empty string. */
  readonly prefix: string;
};

/**
 * Everything about one command: purpose, usage, arguments, flags, source and date.
 *
 * @param command undefined for the program itself
 * @throws Fault naming the place, if the page doesn't show a flag set of the command
 */
export function commandSection(
  cli: Cli,
  command: CliCommand | undefined,
  page: PageParts,
  location: string,
): Block[] {
  const path = command?.path ?? [];
  const name = [cli.binary, ...path].join(' ');
  const source = command?.source ?? cli.source;
  const asOf = dateOf(cli, source);
  const tables = [
    ['Arguments', ['Argument', 'Required', 'Meaning'], argumentRows(command)],
    ['Flags', flagHead, ownFlagRows(cli, command, page)],
    ['Commands', ['Command', 'What it does'], subcommandRows(cli, command, page)],
  ] as const;
  const shown = tables.filter(([, , rows]) => rows.length > 0);
  const shared = sharedSentence(cli, command, page.sets, location);
  return [
    paragraph(...inline(command?.purpose ?? cli.purpose)),
    code('bash', [cli.binary, command?.usage ?? '[flags]'].join(' ')),
    ...remarks(name, cli, command),
    ...moduleLine(name),
    ...shown.map(([what, head, rows]) =>
      dataTable({title: `${what} of ${name}`, source, asOf, head, rows}),
    ),
    ...(shared.length ? [paragraph(...shared)] : []),
    ...(shown.length ? [] : [sourceLine(source, asOf)]),
  ];
}

/**
 * The flags that several commands share, once per page.
 *
 * @param prefix see `PageParts`
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

/** A sentence with source and date, for a section without a table. */
function sourceLine(source: Source, asOf: string): Block {
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
  const rest = until ? (partial ?? '') : `\`${name} --help\` lists its commands.`;
  const lines = [
    aliases?.length
      ? `${aliases.length > 1 ? 'Aliases' : 'Alias'}: ${aliases.map((alias) => `\`${alias}\``).join(', ')}.`
      : '',
    since ? `Since \`${cli.binary}\` ${since}.` : '',
    until ? `Removed in \`${cli.binary}\` ${until}.` : '',
    hidden ? '`--help` does not list this command.' : '',
    partial ? rest : '',
    note ?? '',
    unverified ? `Not verified: ${unverified}` : '',
  ].filter(Boolean);
  return lines.length ? [paragraph(...inline(lines.join(' ')))] : [];
}

/** The message or query of a command, and its module. */
function moduleLine(name: string): Block[] {
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
    const described = link(address, inlineCode(query.name));
    return [paragraph('Over REST and gRPC: ', described, ' of the ', page, ' module.')];
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

function ownFlagRows(cli: Cli, command: CliCommand | undefined, {prefix}: PageParts): Cell[][] {
  const words = command?.path ?? [cli.binary];
  return flagRows(ownFlags(cli, command), `${prefix}${words.join('-')}`, dashesOf(cli));
}

function subcommandRows(cli: Cli, command: CliCommand | undefined, page: PageParts): Cell[][] {
  return subcommands(cli, command?.path ?? []).map(({path, purpose, until}) => {
    const last = inlineCode(path.at(-1) ?? '');
    const anchor = page.commands.get([cli.binary, ...path].join(' '));
    const gone = until ? `Removed in ${until}. ` : '';
    return [
      {content: [anchor ? link(`#${anchor}`, last) : last]},
      {content: inline(`${gone}${purpose}`)},
    ];
  });
}
