import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {listFiles} from '../../data/listFiles';
import {readShellBlocks} from '../../markdown/commands/readCode';
import {nearest} from '../../config/nearest';
import {InputError, readOptions, readPairs} from '../readOptions';
import {isAsExpected} from './comparePrinted';
import {placeholdersIn, publicAddressIn, readSteps, type Step} from './steps';

const PROJECT = path.resolve(__dirname, '../..');
const USAGE =
  'Usage: npm run walk -- PAGE [--set NAME=value]… [--steps 3-7] [--with "PROGRAM VERSION"]… [--record FILE] [--allow-public]';
const TEXT = {type: 'string'} as const;
const LIST = {type: 'string', multiple: true, default: [] as string[]} as const;
const OPTIONS = {
  ...{set: LIST, steps: TEXT, with: LIST, record: TEXT},
  'allow-public': {type: 'boolean'},
} as const;
/** Separates the output of steps from the walk's own text; terminals don't show it. */
const MARK = '\u001e';

type WalkedStep = Step & {
  /** Counted from 1 over the whole page. */
  step: number;
  /** Missing, as `printed` is, if the step did not run. */
  exitCode?: number;
  printed?: string;
  verdict?: 'same' | 'differs' | 'nothing expected' | 'not run';
  /** Why it did not run. */
  reason?: string;
};

export type WalkRecord = {page: string; date: string; with: string[]; steps: WalkedStep[]};

/**
 * Runs the shell blocks of a page in one bash session and records what they printed.
 *
 * @param print receives output with its line breaks, as soon as there is some
 * @param folder working directory of the session, and of the record by default
 * @returns exit code: 1 if a step printed something other than the page shows, or failed without
 *   output on the page; otherwise 0
 * @throws InputError for a wrong argument, before anything runs
 */
export async function walk(
  args: readonly string[],
  print: (text: string) => void,
  folder = process.cwd(),
): Promise<number> {
  const {values: given, positionals} = readOptions(args, OPTIONS, USAGE, true);
  const [name, extra] = positionals;
  if (!name || extra)
    throw new InputError(`PAGE: expected one page, not "${positionals.join(' ')}".\n${USAGE}`);
  const values = readPairs(given.set, USAGE);
  const file = findPage(name);
  const page = path.relative(PROJECT, file);
  const text = readFileSync(file, 'utf8');
  const unknown = [...values.keys()].find((one) => !text.includes(one));
  if (unknown)
    throw new InputError(`--set ${unknown}: not in ${page}. Name a word of its commands.`);
  const all = planOf(text, values, given['allow-public']);
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(given.steps ?? `1-${all.length}`) ?? [];
  const plan = all.filter(({step}) => step >= Number(first) && step <= Number(last));
  if (!plan.length || plan.at(-1)?.step !== Number(last)) {
    const lines = all.map(({step, line}) => `${step} (line ${line})`).join(', ') || 'none';
    throw new InputError(`--steps ${given.steps}: not in ${page}.\nSteps: ${lines}.\n${USAGE}`);
  }
  const missing = plan
    .filter(({reason}) => !reason)
    .flatMap(({command, line}) => placeholdersIn(command).map((one) => ({one, line})))
    .filter(({one}) => !values.has(one));
  if (missing.length) {
    const fix = new Set(missing.map(({one}) => `--set '${one}=…'`));
    throw new InputError(
      `${missing.map(({one, line}) => `${page}:${line}: "${one}" has no value.\n`).join('')}Fix: add ${[...fix].join(' ')}, or --set NAME=NAME if the text is literal.`,
    );
  }
  const date = new Date().toISOString();
  const steps = await runSteps(plan, page, print, folder);
  const record: WalkRecord = {page, date, with: given.with, steps};
  const slug = `${page}-${date}`.replace(/^docs\/|\.mdx?|[:.]/g, '').replace(/[^\w-]+/g, '-');
  const target = path.resolve(folder, given.record ?? `test-results/walk/${slug}.json`);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
  const lines = steps.map(
    ({step, line, verdict, exitCode, reason}) =>
      `${step} · ${page}:${line}: ${verdict}, ${reason ?? `exit code ${exitCode}`}\n`,
  );
  print(`\n${lines.join('')}Record: ${target}\n`);
  const isWrong = ({verdict, exitCode}: WalkedStep) =>
    verdict === 'differs' || (verdict === 'nothing expected' && exitCode !== 0);
  return steps.some(isWrong) ? 1 : 0;
}

/** Finds a page by its file or its address. */
function findPage(name: string): string {
  const address = name.replace(/^docs\/|\.mdx?$|^\/|\/$/g, '');
  const file = [name, `${address}.mdx`, `${address}/${path.basename(address)}.mdx`]
    .flatMap((one) => [path.resolve(one), path.join(PROJECT, 'docs', one)])
    .find((one) => /\.mdx?$/.test(one) && existsSync(one));
  if (file) return file;
  const near = nearest(`${address}.mdx`, listFiles(path.join(PROJECT, 'docs'))).join(', docs/');
  throw new InputError(`"${name}": no such page.\nNearest: docs/${near}.\nFix: use one of these.`);
}

/** All steps of a page, with the values of their placeholders. */
function planOf(page: string, values: ReadonlyMap<string, string>, isPublicAllowed = false) {
  /** Variables that only blocks with a public address set. */
  const unset = new Set<string>();
  const steps = readShellBlocks(page).flatMap((block): Omit<WalkedStep, 'step'>[] => {
    const own = readSteps(block, values);
    if (isPublicAllowed) return own;
    const code = own.map(({command}) => command).join('\n');
    const address = publicAddressIn(code);
    const variable = [...unset].find((one) => new RegExp(`\\$\\{?${one}\\b`).test(code));
    if (!address && !variable) return own;
    for (const [, one = ''] of code.matchAll(/\b([A-Za-z_]\w*)=/g)) unset.add(one);
    const reason = address ? `public address ${address}` : `$${variable} has a public address`;
    return own.map((step) => ({...step, verdict: 'not run', reason}));
  });
  return steps.map((step, index): WalkedStep => ({step: index + 1, ...step}));
}

async function runSteps(
  plan: readonly WalkedStep[],
  page: string,
  print: (text: string) => void,
  folder: string,
): Promise<WalkedStep[]> {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const script = plan.map(({step, line, command, expected, reason}) => {
    const title = `\n── ${step} · ${page}:${line}\n${command.replace(/^/gm, '$ ')}\n`;
    if (reason) return `printf %s ${quoted(`${title}not run: ${reason}\n`)}`;
    const says = expected === undefined ? '' : `The page says:\n${expected}\n`;
    return `printf '%s${MARK}' ${quoted(title)}
eval ${quoted(command)}
printf '${MARK}exit code %d\\n%s' "$?" ${quoted(says)}`;
  });
  const head = `exec 2>&1; trap : INT; trap 'kill $(jobs -p) 2>/dev/null' EXIT`;
  const bash = spawn('bash', ['--noprofile', '--norc', '-c', [head, ...script].join('\n')], {
    cwd: folder,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let text = '';
  bash.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    print(more);
  });
  let interrupted = 0;
  // The terminal sends Ctrl+C to the running step too; pressing it twice ends the session.
  const onInterrupt = () => {
    if (Date.now() - interrupted < 1000) bash.kill();
    interrupted = Date.now();
  };
  process.on('SIGINT', onInterrupt);
  const [exit] = (await once(bash, 'exit')) as [number | null];
  process.off('SIGINT', onInterrupt);
  // Background programs may keep the pipe open, so don't wait for its end.
  await setTimeout(50);
  bash.stdout.destroy();

  const parts = text.split(MARK).slice(1);
  return plan.map((step): WalkedStep => {
    if (step.reason) return step;
    const [printed, after = ''] = parts.splice(0, 2);
    if (printed === undefined)
      return {...step, verdict: 'not run', reason: 'the session had ended'};
    const exitCode = Number(/^exit code (\d+)/.exec(after)?.[1] ?? exit ?? 130);
    const ran = {...step, exitCode, printed};
    if (step.expected === undefined) return {...ran, verdict: 'nothing expected'};
    return {...ran, verdict: isAsExpected(step.expected, printed) ? 'same' : 'differs'};
  });
}
