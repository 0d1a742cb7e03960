import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {clis, findCommand, flagsOf, subcommands} from '../../data/cli/load';
import type {Cli} from '../../data/cli/schema';
import {readOptions} from '../readOptions';
import {compareCommand, type Difference} from './compareCommand';
import {atHome, readable, readHelp} from './readHelp';
import type {FlagChange} from './writeFlags';

const USAGE = 'Usage: npm run verify:cli -- --bin NAME=PATH [--bin NAME=PATH …] [--write]';
const OPTIONS = {bin: {type: 'string', multiple: true}, write: {type: 'boolean'}} as const;
/** Milliseconds that one `--help` may take. */
const TIMEOUT = 60_000;

/**
 * Compares the data of each binary with the help texts of a real one.
 *
 * Runs nothing but `--help`, in an empty home folder.
 *
 * @param args `--bin NAME=PATH`, once or more often; `--write` also writes new flags, defaults and
 *   shorthands into the data
 * @param print receives one line a difference, and a summary
 * @returns exit code: 0 when all agree, else 1
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
  if (!pairs.length) throw new Error(`No binary is named.\n${USAGE}`);
  return pairs.map((pair) => {
    const [, name = '', file = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const checkable = [...base.values()].filter(({framework}) => readable.includes(framework));
    const cli = checkable.find(({binary}) => binary === name);
    if (cli && file) return {cli, file: path.resolve(file)};
    throw new Error(
      `--bin ${pair}: ${cli ? 'no path is given' : `no binary "${name}" whose help can be read`}.\nValid names: ${checkable.map(({binary}) => binary).join(', ')}.\n${USAGE}`,
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
  let level: (readonly string[])[] = [[]];
  while (level.length) {
    const results = await inTurns(level, async (words) => {
      const help = readHelp(cli.framework, await helpText(file, words, home));
      const found = words.length ? findCommand(cli.binary, words, base) : undefined;
      const command = found && 'cli' in found ? found.command : undefined;
      const below = subcommands(cli, words).filter(({until}) => !until);
      // Cobra adds a completion command unless it is told not to.
      const isExtra = (name: string) => name === 'completion' && !words.length;
      const listed = help.commands.filter(
        (name) => !isExtra(name) || below.some(({path}) => path.at(-1) === name),
      );
      const names = below.filter(({hidden, path}) => !hidden && path.at(-1) !== 'help');
      const data = {
        names: names.map(({path}) => path.at(-1) ?? ''),
        flags: flagsOf(cli, command),
        command,
      };
      // A program may give an alias twice, or the name itself; the first command with it is run.
      const aliases = help.aliases.filter((alias) => {
        const taken = subcommands(cli, words.slice(0, -1)).find(
          (one) => one.path.at(-1) === alias || one.aliases?.includes(alias),
        );
        return alias !== words.at(-1) && (!taken || taken === command);
      });
      const line = [cli.binary, ...words].join(' ');
      return {
        differences: compareCommand(
          line,
          cli.framework,
          {...help, aliases, commands: listed},
          data,
          onChange,
        ),
        next: command?.partial
          ? []
          : below
              .filter(({hidden, path}) => hidden ?? listed.includes(path.at(-1) ?? ''))
              .map(({path}) => path),
      };
    });
    differences.push(...results.flatMap((result) => result.differences));
    level = results.flatMap(({next}) => next);
  }
  return differences;
}

/** Runs a few at a time, in order. */
async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let index = 0; index < items.length; index += 4) {
    results.push(...(await Promise.all(items.slice(index, index + 4).map(run))));
  }
  return results;
}

/** A command's help, with the home folder as `~`. */
function helpText(file: string, words: readonly string[], home: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      file,
      [...words, '--help'],
      {timeout: TIMEOUT, env: {PATH: process.env.PATH, HOME: home}, maxBuffer: 8 * 1024 * 1024},
      (error, stdout, stderr) => {
        const text = atHome(`${stdout}\n${stderr}`, home);
        // Some programs leave with a code other than 0 after their help.
        if (/usage:/i.test(text)) resolve(text);
        else {
          const reason = error?.message.split('\n')[0] ?? 'it printed no usage';
          reject(
            new Error(
              `${[file, ...words, '--help'].join(' ')}: ${reason}.\nFix: give the path of an executable that prints its help.`,
            ),
          );
        }
      },
    );
  });
}
