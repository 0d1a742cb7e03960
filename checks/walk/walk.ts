import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../suggest/nearest';
import {readShellBlocks} from '../../markdown/commands/readShellBlocks';
import {startBash} from './bashSession';
import {isAsExpected} from './comparePrinted';
import {findPage} from './findPage';
import {InputError} from '../inputError';
import {placeholdersIn, putValues} from './placeholders';
import {assignmentsIn, publicNameIn} from './publicNetwork';
import {readArguments, type WalkArguments} from './readArguments';
import {readSteps, type Step} from './readSteps';

const PROJECT = path.resolve(__dirname, '../..');

type Planned = Step & {
  /** Counted from 1 over the whole page. */
  readonly number: number;
  /** What in its block names a public network. */
  readonly publicName?: string;
};

/** One step as it stands in the record. */
type WalkedStep = {
  step: number;
  line: number;
  command: string;
  /** Missing where the step was not run. */
  exitCode?: number;
  printed?: string;
  expected?: string;
  verdict: 'same' | 'differs' | 'nothing expected' | 'not run';
  /** Why it was not run. */
  reason?: string;
};

export type WalkRecord = {
  page: string;
  date: string;
  with: readonly string[];
  steps: WalkedStep[];
};

/**
 * Does the shell blocks of a page in their order, in one bash session, and records what came of it.
 *
 * @param print receives text as it comes, with its line ends
 * @param folder where the session starts and the record goes by default
 * @returns exit code: 2 for wrong input, before anything is run; 1 when a step printed something
 * else or failed where the page shows no output; else 0
 */
export async function walk(
  args: readonly string[],
  print: (text: string) => void,
  folder = process.cwd(),
): Promise<number> {
  try {
    const wanted = readArguments(args);
    const file = findPage(wanted.page);
    const name = nameOf(file);
    const plan = planOf(readFileSync(file, 'utf8'), name, wanted);
    const record: WalkRecord = {
      page: name,
      date: new Date().toISOString(),
      with: wanted.versions,
      steps: await walkSteps(plan, name, print, folder),
    };
    return report(record, wanted.record ?? defaultRecord(name, record.date), print, folder);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    print(`[walk] ${error.message}\n`);
    return 2;
  }
}

/** The steps to do, with their values in place. */
function planOf(page: string, name: string, wanted: WalkArguments): Planned[] {
  const variables = new Map(
    Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  );
  const blocks = readShellBlocks(page).map(readSteps);
  if (!blocks.some((steps) => steps.length)) {
    throw new InputError(
      `${name} has no shell block.\nBlocks that are walked: bash, sh, console.\nFix: name a page with commands.`,
    );
  }
  const known = new Set(blocks.flat().flatMap(({command}) => placeholdersIn(command)));
  for (const set of wanted.values.keys()) {
    if (known.has(set)) continue;
    const near = nearest(set, known).join(', ') || 'none';
    throw new InputError(
      `${name} has no placeholder "${set}".\nNearest: ${near}.\nFix: correct the name after --set.`,
    );
  }
  const plan = blocks.flatMap((steps) => {
    const ready = steps.map((step) => ({
      ...step,
      command: putValues(step.command, wanted.values),
      expected: step.expected && putAsShown(step.expected, wanted.values),
    }));
    const code = ready.map(({command}) => command).join('\n');
    const publicName = wanted.allowPublic ? undefined : publicNameIn(code, variables);
    for (const [key, value] of assignmentsIn(code)) variables.set(key, value);
    return ready.map((step) => ({...step, publicName}));
  });
  const [first, last] = wanted.steps ?? [1, plan.length];
  if (last > plan.length) {
    const lines = plan.map(({line}, index) => `${index + 1} (line ${line})`).join(', ');
    throw new InputError(
      `${name} has ${plan.length} steps, and --steps asks for ${first}-${last}.\nSteps: ${lines}.\nFix: give a range within them.`,
    );
  }
  const chosen = plan.map((step, index) => ({...step, number: index + 1})).slice(first - 1, last);
  const missing = chosen.flatMap(({command, line, publicName}) =>
    publicName
      ? []
      : placeholdersIn(command)
          .filter((one) => !wanted.values.has(one))
          .map((one) => ({one, line})),
  );
  if (missing.length) {
    const lines = missing.map(({one, line}) => `${name}:${line}: "${one}" has no value.`);
    const fix = [...new Set(missing.map(({one}) => `--set '${one}=…'`))].join(' ');
    throw new InputError(
      `${[...new Set(lines)].join('\n')}\nFix: add ${fix}, or --set NAME=NAME where the text is meant as it stands.`,
    );
  }
  return chosen;
}

/** Output that names a placeholder shows its value. */
function putAsShown(expected: string, values: ReadonlyMap<string, string>): string {
  return [...values].reduce(
    (text, [name, value]) =>
      /^[A-Z]/.test(name)
        ? text.replace(new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g'), () => value)
        : text.replaceAll(`<${name}>`, value),
    expected,
  );
}

async function walkSteps(
  plan: readonly Planned[],
  name: string,
  print: (text: string) => void,
  folder: string,
): Promise<WalkedStep[]> {
  const steps: WalkedStep[] = [];
  const bash = startBash(folder);
  let ended: string | undefined;
  for (const {number, line, command, expected, publicName} of plan) {
    print(`\n── ${number} · ${name}:${line}\n${command.replace(/^/gm, '$ ')}\n`);
    const start = {step: number, line, command, expected};
    const reason = publicName ? `names a public network: ${publicName}` : ended;
    if (reason) {
      print(`not run: ${reason}\n`);
      steps.push({...start, verdict: 'not run', reason});
      continue;
    }
    const ran = await bash.run(command, print);
    const verdict =
      expected === undefined
        ? 'nothing expected'
        : isAsExpected(expected, ran.printed)
          ? 'same'
          : 'differs';
    const gap = ran.printed && !ran.printed.endsWith('\n') ? '\n' : '';
    print(`${gap}exit code ${ran.code}, ${verdict === 'same' ? 'as the page says' : verdict}\n`);
    if (verdict === 'differs') print(`The page says:\n${expected}\n`);
    if (ran.ended) ended = `step ${number} ended the session`;
    steps.push({...start, exitCode: ran.code, printed: ran.printed, verdict});
  }
  const left = await bash.end();
  if (left) print(`\nEnded with the session: ${left} programs that ran in its background.\n`);
  return steps;
}

function report(
  record: WalkRecord,
  to: string,
  print: (text: string) => void,
  folder: string,
): number {
  const target = path.resolve(folder, to);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
  const {steps} = record;
  const count = (verdict: WalkedStep['verdict']) =>
    steps.filter((step) => step.verdict === verdict).length;
  const failed = steps.filter(
    ({exitCode, verdict}) => verdict === 'nothing expected' && exitCode !== 0,
  );
  print(
    `\n${count('same')} as the page says, ${count('differs')} differ, ${count('nothing expected')} without output to compare (${failed.length} failed), ${count('not run')} not run\nRecord: ${target}\n`,
  );
  return count('differs') || failed.length ? 1 : 0;
}

/** The file as messages and the record name it: from the project's root where it lies in it. */
function nameOf(file: string): string {
  const inside = path.relative(PROJECT, path.resolve(file));
  return inside.startsWith('..') ? file : inside.split(path.sep).join('/');
}

function defaultRecord(name: string, date: string): string {
  const slug = name
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/[^\w-]+/g, '-');
  return `test-results/walk/${slug}-${date.replace(/[:.]/g, '')}.json`;
}
