import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import pMap from 'p-map';
import {clis, findCommand, flagsOf, subcommands} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {readOptions} from '../readOptions';
import {compareCommand, type Difference} from './compareCommand';
import {replaceHome, readableFrameworks, readHelp} from './readHelp';
import type {FlagChange} from './writeFlags';

const USAGE = 'Usage: npm run verify:cli -- --bin NAME=PATH [--bin NAME=PATH …] [--write]';
const OPTIONS = {bin: {type: 'string', multiple: true}, write: {type: 'boolean'}} as const;
/** Timeout of a program's `--help`. */
const TIMEOUT_MS = 60_000;

/**
 * Compares the data of programs with the help texts of real binaries. Runs the binaries only with
 * `--help`, in an empty home folder.
 *
 * @param args `--bin NAME=PATH`, once or more often; `--write` also writes new flags, defaults and
 *   shorthands into the data
 * @param print receives one line per difference, and a summary
 * @returns exit code: 0 if there is no difference, otherwise 1
 */
export async function verifyCli(
  args: readonly string[],
  print: (line: string) => void,
  base: ReadonlyMap<string, Cli> = clis,
  folder = path.resolve(__dirname, '../../data/cli'),
): Promise<number> {
  const home = mkdtempSync(path.join(tmpdir(), 'verify-cli-'));
  try {
    let count = 0;
    const {values} = readOptions(args, OPTIONS, USAGE);
    for (const {cli, file} of readBinaries(values.bin ?? [], base)) {
      const changes: FlagChange[] = [];
      const differences = await verifyBinary(cli, file, home, base, (change) =>
        changes.push(change),
      );
      differences.forEach(print);
      print(`${cli.binary}: ${differences.length} differences`);
      count += differences.length;
      if (!values.write || !changes.length) continue;
      const {writeFlags} = await import('./writeFlags');
      await writeFlags(cli, changes, path.join(folder, cli.binary), print);
    }
    return count === 0 ? 0 : 1;
  } catch (error) {
    print((error as Error).message);
    return 1;
  } finally {
    rmSync(home, {recursive: true, force: true});
  }
}

function readBinaries(
  pairs: readonly string[],
  base: ReadonlyMap<string, Cli>,
): {cli: Cli; file: string}[] {
  if (!pairs.length) throw new Error(`No binary specified.\n${USAGE}`);
  return pairs.map((pair) => {
    const [, name = '', file = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const checkable = [...base.values()].filter(({framework}) =>
      readableFrameworks.includes(framework),
    );
    const cli = checkable.find(({binary}) => binary === name);
    if (cli && file) return {cli, file: path.resolve(file)};
    throw new Error(
      `--bin ${pair}: ${cli ? 'no path specified' : `no binary "${name}" whose help can be read`}.\nValid names: ${checkable.map(({binary}) => binary).join(', ')}.\n${USAGE}`,
    );
  });
}

async function verifyBinary(
  cli: Cli,
  file: string,
  home: string,
  base: ReadonlyMap<string, Cli>,
  onChange: (change: FlagChange) => void,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const verifyCommand = async (words: readonly string[]): Promise<(readonly string[])[]> => {
    const help = readHelp(cli.framework, await helpText(file, words, home));
    const lookup = words.length ? findCommand(cli.binary, words, base) : undefined;
    const command = lookup && 'cli' in lookup ? lookup.command : undefined;
    const children = subcommands(cli, words).filter(({until}) => !until);
    const nameOf = ({path}: CliCommand) => path.at(-1) ?? '';
    // Cobra adds a completion command unless the program turns it off.
    const commands = help.commands.filter(
      (name) =>
        name !== 'completion' || words.length || children.some((child) => nameOf(child) === name),
    );
    // A program may list its own name as an alias, or an alias of two commands; the first one is run.
    const aliases = help.aliases.filter((alias) => {
      const owner = subcommands(cli, words.slice(0, -1)).find(
        (sibling) => nameOf(sibling) === alias || sibling.aliases?.includes(alias),
      );
      return alias !== words.at(-1) && (!owner || owner === command);
    });
    const visible = children.filter((child) => !child.hidden && nameOf(child) !== 'help');
    const data = {names: visible.map(nameOf), flags: flagsOf(cli, command), command};
    const line = [cli.binary, ...words].join(' ');
    const actual = {...help, aliases, commands};
    differences.push(...compareCommand(line, cli.framework, actual, data, onChange));
    if (command?.partial) return [];
    const next = children.filter((child) => child.hidden ?? commands.includes(nameOf(child)));
    return next.map(({path}) => path);
  };
  let level: (readonly string[])[] = [[]];
  while (level.length) level = (await pMap(level, verifyCommand, {concurrency: 4})).flat();
  return differences;
}

/**
 * Runs a command with `--help`.
 *
 * @returns its output, with `~` for the home folder
 * @throws Error if the program doesn't start or prints no usage
 */
async function helpText(file: string, words: readonly string[], home: string): Promise<string> {
  const env = {PATH: process.env.PATH, HOME: home};
  const options = {timeout: TIMEOUT_MS, env, maxBuffer: 8 * 1024 * 1024};
  const args = [...words, '--help'];
  type Printed = {stdout?: string; stderr?: string; message?: string};
  // Some programs exit with a code other than 0 after printing their help.
  const {stdout, stderr, message} = await promisify(execFile)(file, args, options).then(
    (printed): Printed => printed,
    (error: Printed) => error,
  );
  const text = replaceHome(`${stdout}\n${stderr}`, home);
  if (/usage:/i.test(text)) return text;
  const reason = message?.split('\n')[0] ?? 'it printed no usage';
  const fix = 'Fix: pass the path of an executable that prints its help.';
  throw new Error(`${[file, ...args].join(' ')}: ${reason}.\n${fix}`);
}
