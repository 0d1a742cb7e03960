import {userInfo} from 'node:os';
import escapeRegExp from 'escape-string-regexp';
import type {Framework} from '../../data/cli/schema';

/** A flag in a help text. */
export type HelpFlag = {
  readonly name: string;
  readonly shorthand?: string;
  /** The type as printed; empty for a switch. */
  readonly type: string;
  readonly default: string;
  /** The program's own text, with the default. */
  readonly description: string;
  /** Whether the flag sets a configuration key. The data may omit such flags. */
  readonly isConfigKey?: true;
};

/** A program's help for one command. */
export type Help = {
  readonly commands: readonly string[];
  readonly aliases: readonly string[];
  readonly flags: readonly HelpFlag[];
};

/** Frameworks whose help texts can be parsed. */
export const readableFrameworks: readonly Framework[] = ['cobra', 'urfave', 'go-flags'];

/** Parses a help text, without `--help` itself and the framework's `help` command. */
export function readHelp(framework: Framework, text: string): Help {
  if (framework === 'go-flags') return readGoFlags(text);
  return framework === 'urfave' ? readUrfave(text) : readCobra(text);
}

/**
 * Parses the help of a program without commands. Its own flags are in the group `Application
 * Options`; the other groups are sections of its configuration.
 */
function readGoFlags(text: string): Help {
  const flags: HelpFlag[] = [];
  let group = '';
  for (const line of unwrapped(text)) {
    group = /^(\S.*):$/.exec(line)?.[1] ?? group;
    const [, shorthand, name, type = '', description = ''] =
      /^ +(?:-(\w), )?--([\w.-]+)(=\S*)?(?: (.*))?$/.exec(line) ?? [];
    if (!name || name === 'help') continue;
    const key = group === 'Application Options' ? {} : {isConfigKey: true as const};
    // A switch has no equals sign; the type of a value isn't printed.
    flags.push({name, shorthand, type, default: defaultIn(description), description, ...key});
  }
  return {commands: [], aliases: [], flags};
}

/** Joins lines with their continuations. A word that is too long for its column is split with a dash. */
function unwrapped(text: string): string[] {
  return text
    .replace(/-\n\s*\n\s*/g, '')
    .replace(/\n {20,}(?!-)/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd().replace(/(?<=\S) {2,}/g, ' '));
}

function readCobra(text: string): Help {
  const [, ...aliases] = section(text, 'Aliases:')
    .flatMap((line) => line.split(','))
    .map((alias) => alias.trim());
  return {
    commands: section(text, 'Available Commands:')
      .map((line) => line.trim().split(/\s/, 1)[0] ?? '')
      .filter((name) => name !== 'help'),
    aliases,
    flags: [...section(text, 'Flags:'), ...section(text, 'Global Flags:')].flatMap((line) => {
      const [head = '', ...rest] = line.trim().split(/ {3,}/);
      const match = /^(?:-(\w), )?--([\w.-]+) ?(.*)$/.exec(head);
      if (!match?.[2] || match[2] === 'help') return [];
      const [, shorthand, name, type = ''] = match;
      const description = rest.join(' ');
      return [{name, shorthand, type, default: defaultIn(description), description}];
    }),
  };
}

function readUrfave(text: string): Help {
  const lines = [...section(text, 'OPTIONS:'), ...section(text, 'GLOBAL OPTIONS:')];
  const names = section(text, 'COMMANDS:')
    // A line that ends with a colon is the name of a category.
    .filter((line) => !line.trim().endsWith(':'))
    .map((line) => line.trim().split(/ {2,}/)[0]?.split(', ')[0] ?? '');
  return {
    commands: names.filter((name) => name !== 'help'),
    aliases: [],
    flags: lines.flatMap((line) => {
      const [head = '', ...rest] = line.trim().split(/ {2,}/);
      const forms = head.split(', ').map((form) => /^-{1,2}([\w.-]+) ?(.*)$/.exec(form));
      const long = forms.find((match) => (match?.[1]?.length ?? 0) > 1);
      const short = forms.find((match) => match?.[1]?.length === 1);
      if (!long?.[1] || long[1] === 'help' || long[1] === 'version') return [];
      const [, name, type = ''] = long;
      const description = rest.join(' ');
      return [{name, shorthand: short?.[1], type, default: defaultIn(description), description}];
    }),
  };
}

/** Lines below a heading, up to the next heading. */
function section(text: string, heading: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => /^\S/.test(line));
  return after.slice(0, end < 0 ? after.length : end).filter((line) => line.trim());
}

/** The default in a flag's description, where only the name of an environment variable may follow. */
function defaultIn(description: string): string {
  const value = /\(default:? (.*?)\)(?: \[\$\w+\])?\s*$/.exec(description)?.[1] ?? '';
  return value.replace(/^"(.*)"$/s, '$1');
}

/**
 * Replaces home folders with `~`: the given ones, `$HOME`, and the current user's home folder in the
 * user database, which some programs read instead of the environment.
 */
export function replaceHome(text: string, ...homes: readonly string[]): string {
  const names = [...homes, userInfo().homedir, '$HOME'].filter((home) => home.length > 1);
  return names.reduce(
    (result, home) =>
      result.replace(new RegExp(`(?<![\\w./-])${escapeRegExp(home)}(?![\\w.-])`, 'g'), '~'),
    text,
  );
}
