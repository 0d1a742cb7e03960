import {clis, findCommand} from '../../data/cli/load';
import type {Cli, CliCommand, CliFlag} from '../../data/cli/schema';
import type {FactBase} from '../../data/load';
import {urlPath} from '../../data/urlPath';
import {calledCommand} from '../../markdown/commands/checkCommands';
import {parseShell} from '../../markdown/commands/parseShell';
import {readInlineCode, readShellBlocks} from '../../markdown/commands/readCode';

/** Everything that a text can use: the data, and configuration keys with the programs they belong to. */
export type Usable = {
  readonly base: FactBase;
  readonly keys: readonly {readonly program: string; readonly key: string}[];
};

/** The file in `data/calculators/` that each tool uses. */
const TOOLS: Readonly<Record<string, string>> = {
  EpochClock: 'epochNetworks',
  RewardEstimate: 'rewards',
  StakingCalculator: 'stakingNetworks',
  TransactionChecker: 'checkNetworks',
};

const ELEMENT = /<(Fact|FactTable|DataTable|Figure|Command|FlagSet)\s+(?:id|group|name)="([^"]+)"/g;

/** URL path of the page that shows a file: a document, a post, or a component of the home page. */
export function addressOf(file: string, text: string): string {
  const slug = /^slug: (\S+)$/m.exec(text)?.[1];
  if (file.startsWith('src/pages/')) return '/';
  return file.startsWith('blog/')
    ? `/blog${slug ?? file.slice('blog'.length)}`
    : urlPath(file, slug);
}

/** Lists the data that a page, a drawing, an example or an API operation uses, with the line. */
export function usesIn(file: string, text: string, usable: Usable): {name: string; line: number}[] {
  const uses: {name: string; line: number}[] = [];
  text.split('\n').forEach((content, index) => {
    const add = (...names: string[]) => names.forEach((name) => uses.push({name, line: index + 1}));
    for (const [, id] of content.matchAll(/\{\{fact:([^}|]+)/g)) add(`fact ${id}`);
    for (const [, example] of content.matchAll(/^\s*`{3}.*\sfile=(\S+)/g))
      add(`example ${example}`);
    for (const [, tool = ''] of content.matchAll(/<(\w+) \/>/g)) {
      if (TOOLS[tool]) add(`tool ${TOOLS[tool]}`);
    }
    for (const [, element = '', name = ''] of content.matchAll(ELEMENT)) {
      add(...usesOfElement(element, name, usable.base));
    }
  });
  const addCommands = (code: string, language: 'bash' | 'console', firstLine: number) => {
    for (const command of parseShell(code, language)) {
      const called = calledCommand(command);
      if (!called) continue;
      const line = firstLine + command.line - 1;
      uses.push({name: `command ${commandLine(called.cli, called.command)}`, line});
      for (const flag of called.flags) {
        uses.push({name: flagName(called.cli, called.command, flag), line});
      }
    }
  };
  if (file.endsWith('.mdx')) {
    for (const {code, language, line} of readShellBlocks(text)) addCommands(code, language, line);
  }
  if (/\.(mdx|ya?ml)$/.test(file)) {
    for (const {code, line} of readInlineCode(text)) {
      if (clis.has(code.split(' ', 1)[0] ?? '')) addCommands(code, 'bash', line);
      for (const {program, key} of usable.keys) {
        if (code === key) uses.push({name: `key ${program} ${key}`, line});
      }
    }
  }
  if (file.endsWith('.sh')) addCommands(text, 'bash', 1);
  return uses;
}

function usesOfElement(element: string, name: string, {groups}: FactBase): string[] {
  if (element === 'Fact') return [`fact ${name}`];
  if (element === 'FactTable') {
    return Object.keys(groups.get(name)?.facts ?? {}).map((key) => `fact ${name}.${key}`);
  }
  if (element === 'DataTable') return [`table ${name}`];
  if (element === 'Figure') return [`figure ${name}`];
  const [binary = '', ...words] = name.split(' ');
  const cli = clis.get(binary);
  if (!cli) return [];
  if (element === 'FlagSet') {
    const flags = cli.flagSets?.[words.join(' ')]?.flags ?? [];
    return flags.map((flag) => `flag ${name} --${flag.name}`);
  }
  const lookup = findCommand(binary, words);
  const command = 'cli' in lookup ? lookup.command : undefined;
  const flags = (command ? command.flags : cli.flags) ?? [];
  return [`command ${name}`, ...flags.map((flag) => flagName(cli, command, flag))];
}

function commandLine(cli: Cli, command: CliCommand | undefined): string {
  return [cli.binary, ...(command?.path ?? [])].join(' ');
}

/** Name of a flag, preceded by the command or the shared flag set that defines it. */
function flagName(cli: Cli, command: CliCommand | undefined, flag: CliFlag): string {
  const sets = Object.entries(cli.flagSets ?? {});
  const isOwn = ((command ? command.flags : cli.flags) ?? []).includes(flag);
  const set = isOwn ? undefined : sets.find(([, {flags}]) => flags.includes(flag))?.[0];
  return `flag ${set === undefined ? commandLine(cli, command) : `${cli.binary} ${set}`} --${flag.name}`;
}
