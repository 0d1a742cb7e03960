import {subcommands} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {commandUse} from '../../data/modules/load';
import {apiPage} from '../../data/modules/tables';
import type {Source} from '../../data/schema';
import {sources, type SourceInfo} from '../../data/sources';
import {flagHead, flagRows} from './flagRows';
import {code, inlineCode, link, paragraph} from '../tree';
import {inline, sourceLine, table, type Block} from './nodes';
import {ownFlags, sharedSentence, type ShownSets} from './sharedFlags';

/** What else the page shows, so that sections can lead to each other. */
export type PageParts = {
  readonly sets: ShownSets;
  /** Anchors of the sections, by the command's full name. */
  readonly commands: ReadonlyMap<string, string>;
  /** Prefix of the anchors of flags: the program, where a page has several, else an empty string. */
  readonly prefix: string;
};

/**
 * Everything about one command: what it does, how it is written, arguments, flags, source and date.
 *
 * @param command missing where the program itself is meant
 * @throws Error naming the place, when shared flags are nowhere on the page
 */
export function commandSection(
  cli: Cli,
  command: CliCommand | undefined,
  page: PageParts,
  where: string,
): Block[] {
  const path = command?.path ?? [];
  const name = [cli.binary, ...path].join(' ');
  const source = command?.source ?? cli.source;
  const asOf = dateOf(cli, source);
  const tables = [
    ...argumentTable(name, command, source, asOf),
    ...flagTable(cli, command, page, source, asOf),
    ...subcommandTable(cli, command, page, source, asOf),
  ];
  const shared = sharedSentence(cli, command, page.sets, where);
  return [
    paragraph(...inline(command?.purpose ?? cli.purpose)),
    code('bash', [cli.binary, command?.usage ?? '[flags]'].join(' ')),
    ...remarks(name, cli, command),
    ...moduleLine(name),
    ...tables,
    ...(shared.length ? [paragraph(...shared)] : []),
    ...(tables.length ? [] : [sourceLine(source, asOf)]),
  ];
}

/**
 * The flags that several commands share, once a page.
 *
 * @param prefix see `PageParts`
 */
export function flagSetSection(cli: Cli, name: string, prefix: string): Block[] {
  const set = cli.flagSets?.[name];
  return [
    table({
      title: set?.title ?? name,
      source: cli.source,
      asOf: cli.asOf,
      head: flagHead,
      rows: flagRows(set?.flags ?? [], `${prefix}flags-${name}`, dashesOf(cli)),
    }),
  ];
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
  // The reason in `partial` is for keepers, but for what is gone it names what replaced it.
  const rest = until ? (partial ?? '') : `\`${name} --help\` lists its commands.`;
  const lines = [
    aliases?.length ? `Also: ${aliases.map((alias) => `\`${alias}\``).join(', ')}.` : '',
    since ? `Since ${since} of \`${cli.binary}\`.` : '',
    until ? `Gone since ${until} of \`${cli.binary}\`.` : '',
    hidden ? 'The list of commands in `--help` does not show it.' : '',
    partial ? rest : '',
    note ?? '',
    unverified ? `Not verified: ${unverified}` : '',
  ].filter(Boolean);
  return lines.length ? [paragraph(...inline(lines.join(' ')))] : [];
}

/** What a command sends or asks, and which module it belongs to. */
function moduleLine(name: string): Block[] {
  const use = commandUse(name);
  if (!use) return [];
  const {module, message, query} = use;
  const page = link(module.page, inlineCode(module.name));
  if (message) {
    const messages = link(`${module.page}#messages`, inlineCode(message.name));
    return [paragraph('Sends ', messages, ' of the module ', page, '.')];
  }
  const address = query && apiPage(query);
  if (query && address) {
    const asked = link(address, inlineCode(query.name));
    return [paragraph('Over REST and gRPC: ', asked, ' of the module ', page, '.')];
  }
  return [paragraph('Module: ', page, '.')];
}

function argumentTable(
  name: string,
  command: CliCommand | undefined,
  source: Source,
  asOf: string,
): Block[] {
  const args = command?.args ?? [];
  if (!args.length) return [];
  const rows = args.map((arg) => [
    [inlineCode(arg.name)],
    inline(`${arg.required ? 'yes' : 'no'}${arg.repeated ? ', one or more' : ''}`),
    inline(arg.meaning),
  ]);
  const head = ['Argument', 'Required', 'Meaning'];
  return [table({title: `Arguments of ${name}`, source, asOf, head, rows})];
}

function flagTable(
  cli: Cli,
  command: CliCommand | undefined,
  {prefix}: PageParts,
  source: Source,
  asOf: string,
): Block[] {
  const flags = ownFlags(cli, command);
  if (!flags.length) return [];
  const words = command?.path ?? [cli.binary];
  const rows = flagRows(flags, `${prefix}${words.join('-')}`, dashesOf(cli));
  const title = `Flags of ${[cli.binary, ...(command?.path ?? [])].join(' ')}`;
  return [table({title, source, asOf, head: flagHead, rows})];
}

function subcommandTable(
  cli: Cli,
  command: CliCommand | undefined,
  page: PageParts,
  source: Source,
  asOf: string,
): Block[] {
  const below = subcommands(cli, command?.path ?? []);
  if (!below.length) return [];
  const rows = below.map(({path, purpose, until}) => {
    const last = inlineCode(path.at(-1) ?? '');
    const anchor = page.commands.get([cli.binary, ...path].join(' '));
    const gone = until ? `Gone since ${until}. ` : '';
    return [[anchor ? link(`#${anchor}`, last) : last], inline(`${gone}${purpose}`)];
  });
  const title = `Commands of ${[cli.binary, ...(command?.path ?? [])].join(' ')}`;
  return [table({title, source, asOf, head: ['Command', 'What it does'], rows})];
}
