import {parseShell, withoutOutput} from '../../markdown/commands/parseShell';
import type {ShellBlock} from '../../markdown/commands/readCode';

/** Commands that run together, with the output that the page shows. */
export type Step = {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly command: string;
  /** Undefined if the page shows no output. */
  readonly expected?: string;
};

/**
 * Splits a shell block into steps and fills in the placeholders. In a `console` block, a step ends
 * after the output of its commands; any other block is a single step.
 */
export function readSteps(
  {code, language, line, output}: ShellBlock,
  values: ReadonlyMap<string, string>,
): Step[] {
  const commands = language === 'bash' ? code.split('\n') : withoutOutput(code).split('\n');
  const steps: {line: number; command: string; expected?: string}[] = [];
  code.split('\n').forEach((text, index) => {
    const command = commands[index] ?? '';
    const last = steps.at(-1);
    // An empty line before any output belongs to the command, as in a here-document.
    const isCommand = command || (!text.trim() && last?.expected === undefined);
    if (!isCommand && last) last.expected = `${last.expected ?? ''}${text}\n`;
    else if (last && last.expected === undefined) last.command += `\n${command}`;
    else steps.push({line: line + index, command});
  });
  return steps.map(({line: stepLine, command, expected = output}) => ({
    line: stepLine,
    command: fillPlaceholders(command.trimEnd(), values),
    expected: expected && fillPlaceholders(expected.trimEnd(), values),
  }));
}

/** Words in capitals that are not placeholders. */
const LITERAL = 'GET|POST|PUT|DELETE|HEAD|AND|TERM|HUP|INT|KILL|USR1|QUIT|UTC|JSON|SELECT|OK|NULL';
/**
 * `EOTS_PUBLIC_KEY` at the start of a word or after `=`, `:`, `/`, `,` or a quote; `<txid>`; `bbn1…`;
 * `bbn1youraddress`, which has a letter that no bech32 address has.
 */
const PLACEHOLDER = new RegExp(
  `<([A-Za-z][\\w .-]*)>|(?<=^|[\\s=:/,@'"])(?!(?:${LITERAL})\\b)(?!\\w*_STATUS_)[A-Z][A-Z]+[0-9]*(?:_[A-Z0-9]+)*(?![\\w=(.-])|[\\w.]*…[\\w.]*|\\bbbn[a-z]*1[a-z]*[bio][a-z]*\\b`,
  'g',
);

/**
 * Finds the names that readers have to replace, without `<>`. Arguments of `read`, `export` and similar
 * commands are names of variables.
 */
export function placeholdersIn(code: string): string[] {
  let commands: readonly {readonly words: readonly string[]}[];
  try {
    commands = parseShell(code);
  } catch {
    // The step leaves a quote open.
    commands = [{words: code.split(/\s+/)}];
  }
  const words = commands
    .filter(({words: [name = '']}) => !/^(?:read|export|unset|declare|local|readonly)$/.test(name))
    .flatMap((command) => command.words);
  const names = words.flatMap((word) =>
    [...word.matchAll(PLACEHOLDER)].map(([whole, name]) => name ?? whole),
  );
  return [...new Set(names)];
}

/** Replaces the placeholders that have a value. */
export function fillPlaceholders(code: string, values: ReadonlyMap<string, string>): string {
  return code.replace(PLACEHOLDER, (whole, name?: string) => values.get(name ?? whole) ?? whole);
}

/** A URL, or a host name with a port. */
const ADDRESS =
  /\b(?:https?|wss?|tcp|grpc):\/\/([^\s'"`<>|;)]+)|(?<![\w./-])([\w-]+(?:\.[\w-]+)+:\d+)/g;
const LOOPBACK = /^(?:[^/@]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/?#]|$)/i;

/** The first address in a block, or in an environment variable that it uses, that is not loopback. */
export function publicAddressIn(code: string, env = process.env): string | undefined {
  const text = code.replace(/\$\{?(\w+)\}?/g, (whole, name: string) => env[name] ?? whole);
  const isPublic = ([, url, host]: RegExpExecArray) => !LOOPBACK.test(url ?? host ?? '');
  return [...text.matchAll(ADDRESS)].find(isPublic)?.[0];
}
