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
import {atHome, readable, readHelp} from './readHelp';
import type {FlagChange} from './writeFlags';

const USAGE = 'Usage: npm run verify:cli -- --bin NAME=PATH [--bin NAME=PATH …] [--write]';
const OPTIONS = {bin: {type: 'string', multiple: true}, write: {type: 'boolean'}} as const;
/** Milliseconds that one `--help` may take. */
const TIMEOUT = 60_000;

/**
 * Compares the data of each program with the help texts of a real binary. Runs nothing but
 * `--help`, in an empty home folder.
 *
 * @param args `--bin NAME=PATH`, once or more often; `--write` also writes new flags, defaults and
 *   shorthands into the data
 * @param print receives one line per difference, and a summary
 * @returns exit code: 0 if all agree, otherwise 1
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
      const differences = await verifyBinary(cli, file, home, base, (one) => changes.push(one));
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
    const checkable = [...base.values()].filter(({framework}) => readable.includes(framework));
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
    const found = words.length ? findCommand(cli.binary, words, base) : undefined;
    const command = found && 'cli' in found ? found.command : undefined;
    const below = subcommands(cli, words).filter(({until}) => !until);
    const nameOf = ({path}: CliCommand) => path.at(-1) ?? '';
    // Cobra adds a completion command unless the program turns it off.
    const commands = help.commands.filter(
      (name) => name !== 'completion' || words.length || below.some((one) => nameOf(one) === name),
    );
    // A program may list an alias twice, or the name itself; the first command with it is run.
    const aliases = help.aliases.filter((alias) => {
      const taken = subcommands(cli, words.slice(0, -1)).find(
        (one) => nameOf(one) === alias || one.aliases?.includes(alias),
      );
      return alias !== words.at(-1) && (!taken || taken === command);
    });
    const shown = below.filter((one) => !one.hidden && nameOf(one) !== 'help');
    const data = {names: shown.map(nameOf), flags: flagsOf(cli, command), command};
    const line = [cli.binary, ...words].join(' ');
    const real = {...help, aliases, commands};
    differences.push(...compareCommand(line, cli.framework, real, data, onChange));
    if (command?.partial) return [];
    const next = below.filter((one) => one.hidden ?? commands.includes(nameOf(one)));
    return next.map(({path}) => path);
  };
  let level: (readonly string[])[] = [[]];
  while (level.length) level = (await pMap(level, verifyCommand, {concurrency: 4})).flat();
  return differences;
}

/**
 * A command's help, with the home folder as `~`.
 *
 * @throws Error if the program doesn't start or prints no usage
 */
async function helpText(file: string, words: readonly string[], home: string): Promise<string> {
  const env = {PATH: process.env.PATH, HOME: home};
  const options = {timeout: TIMEOUT, env, maxBuffer: 8 * 1024 * 1024};
  const args = [...words, '--help'];
  type Printed = {stdout?: string; stderr?: string; message?: string};
  // Some programs exit with a code other than 0 after their help.
  const {stdout, stderr, message} = await promisify(execFile)(file, args, options).then(
    (printed): Printed => printed,
    (error: Printed) => error,
  );
  const text = atHome(`${stdout}\n${stderr}`, home);
  if (/usage:/i.test(text)) return text;
  const reason = message?.split('\n')[0] ?? 'it printed no usage';
  const fix = 'Fix: give the path of an executable that prints its help.';
  throw new Error(`${[file, ...args].join(' ')}: ${reason}.\n${fix}`);
}
