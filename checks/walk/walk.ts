import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {listFiles} from '../../data/listFiles';
import {readShellBlocks} from '../../markdown/commands/readCode';
import {nearest} from '../../config/nearest';
import {InputError, readOptions, readPairs} from '../readOptions';
import {matchesPage} from './compareOutput';
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
/** Separates the output of steps from the walk's own text. Terminals don't display it. */
const MARK = '\u001e';

type WalkedStep = Step & {
  /** Counted from 1 over the whole page. */
  step: number;
  /** Undefined, like `printed`, if the step did not run. */
  exitCode?: number;
  printed?: string;
  verdict?: 'same' | 'differs' | 'nothing expected' | 'not run';
  /** Why the step did not run. */
  reason?: string;
};

export type WalkRecord = {page: string; date: string; with: string[]; steps: WalkedStep[]};

/**
 * Runs the shell blocks of a page in one bash session and records what they printed.
 *
 * @param print receives the output in chunks, with line breaks
 * @param folder working directory of the session; the record is written below it by default
 * @returns exit code: 1 if a step printed something other than the page shows, or failed without
 *   output on the page; otherwise 0
 * @throws InputError for a wrong argument, before anything runs
 */
export async function walk(
  args: readonly string[],
  print: (text: string) => void,
  folder = process.cwd(),
): Promise<number> {
  const {values: options, positionals} = readOptions(args, OPTIONS, USAGE, true);
  const [name, extra] = positionals;
  if (!name || extra)
    throw new InputError(`PAGE: expected one page, not "${positionals.join(' ')}".\n${USAGE}`);
  const values = readPairs(options.set, USAGE);
  const file = findPage(name);
  const page = path.relative(PROJECT, file);
  const text = readFileSync(file, 'utf8');
  const unknown = [...values.keys()].find((placeholder) => !text.includes(placeholder));
  if (unknown)
    throw new InputError(`--set ${unknown}: not in ${page}. Use a placeholder of its commands.`);
  const allSteps = readAllSteps(text, values, options['allow-public']);
  const range = options.steps ?? `1-${allSteps.length}`;
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const plan = allSteps.filter(({step}) => step >= Number(first) && step <= Number(last));
  if (!plan.length || plan.at(-1)?.step !== Number(last)) {
    const lines = allSteps.map(({step, line}) => `${step} (line ${line})`).join(', ') || 'none';
    throw new InputError(`--steps ${options.steps}: not in ${page}.\nSteps: ${lines}.\n${USAGE}`);
  }
  const missing = plan
    .filter(({reason}) => !reason)
    .flatMap(({command, line}) =>
      placeholdersIn(command).map((placeholder) => ({placeholder, line})),
    )
    .filter(({placeholder}) => !values.has(placeholder));
  if (missing.length) {
    const fix = new Set(missing.map(({placeholder}) => `--set '${placeholder}=…'`));
    const lines = missing.map(
      ({placeholder, line}) => `${page}:${line}: "${placeholder}" has no value.\n`,
    );
    throw new InputError(
      `${lines.join('')}Fix: add ${[...fix].join(' ')}, or --set NAME=NAME if the text is literal.`,
    );
  }
  const date = new Date().toISOString();
  const steps = await runSteps(plan, page, print, folder);
  const record: WalkRecord = {page, date, with: options.with, steps};
  const slug = `${page}-${date}`.replace(/^docs\/|\.mdx?|[:.]/g, '').replace(/[^\w-]+/g, '-');
  const target = path.resolve(folder, options.record ?? `test-results/walk/${slug}.json`);
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

/** Finds the file of a page by its path or its address. */
function findPage(name: string): string {
  const address = name.replace(/^docs\/|\.mdx?$|^\/|\/$/g, '');
  const file = [name, `${address}.mdx`, `${address}/${path.basename(address)}.mdx`]
    .flatMap((candidate) => [path.resolve(candidate), path.join(PROJECT, 'docs', candidate)])
    .find((candidate) => /\.mdx?$/.test(candidate) && existsSync(candidate));
  if (file) return file;
  const near = nearest(`${address}.mdx`, listFiles(path.join(PROJECT, 'docs'))).join(', docs/');
  throw new InputError(`"${name}": no such page.\nNearest: docs/${near}.\nFix: use one of these.`);
}

/** Reads all steps of a page and fills in the placeholders. */
function readAllSteps(page: string, values: ReadonlyMap<string, string>, isPublicAllowed = false) {
  /** Variables that are set only in blocks with a public address. */
  const unset = new Set<string>();
  const steps = readShellBlocks(page).flatMap((block): Omit<WalkedStep, 'step'>[] => {
    const own = readSteps(block, values);
    if (isPublicAllowed) return own;
    const code = own.map(({command}) => command).join('\n');
    const address = publicAddressIn(code);
    const variable = [...unset].find((name) => new RegExp(`\\$\\{?${name}\\b`).test(code));
    if (!address && !variable) return own;
    for (const [, name = ''] of code.matchAll(/\b([A-Za-z_]\w*)=/g)) unset.add(name);
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
    const expectation = expected === undefined ? '' : `The page says:\n${expected}\n`;
    return `printf '%s${MARK}' ${quoted(title)}
eval ${quoted(command)}
printf '${MARK}exit code %d\\n%s' "$?" ${quoted(expectation)}`;
  });
  const head = `exec 2>&1; trap : INT; trap 'kill $(jobs -p) 2>/dev/null' EXIT`;
  const bash = spawn('bash', ['--noprofile', '--norc', '-c', [head, ...script].join('\n')], {
    cwd: folder,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let text = '';
  bash.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    print(chunk);
  });
  let lastInterrupt = 0;
  // The terminal also sends Ctrl+C to the running step. Pressing it twice ends the session.
  const onInterrupt = () => {
    if (Date.now() - lastInterrupt < 1000) bash.kill();
    lastInterrupt = Date.now();
  };
  process.on('SIGINT', onInterrupt);
  const [exit] = (await once(bash, 'exit')) as [number | null];
  process.off('SIGINT', onInterrupt);
  // Background programs may keep the pipe open, so don't wait until it closes.
  await setTimeout(50);
  bash.stdout.destroy();

  const parts = text.split(MARK).slice(1);
  return plan.map((step): WalkedStep => {
    if (step.reason) return step;
    const [printed, after = ''] = parts.splice(0, 2);
    if (printed === undefined)
      return {...step, verdict: 'not run', reason: 'the session had ended'};
    const exitCode = Number(/^exit code (\d+)/.exec(after)?.[1] ?? exit ?? 130);
    const result = {...step, exitCode, printed};
    if (step.expected === undefined) return {...result, verdict: 'nothing expected'};
    return {...result, verdict: matchesPage(step.expected, printed) ? 'same' : 'differs'};
  });
}
