/**
 * `npm run bench:search`: how well search engines find their way on this site's own records, beside
 * what was last recorded. It is a measure and no gate. Arguments: sizes as factors of the site
 * (default 1), `--only=ours,minisearch`, `--records=FILE`, `--record` to keep what is measured at
 * size 1. The engines compared have a package of their own: without `npm ci --prefix
 * tests/bench/search` only the site's own is measured. Each run has a process of its own and ends after ten minutes or 6 GB.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RECORDS} from '../../../finish/search-index/recordsFile';
import type {Measured} from './measure';

const ENGINES = ['ours', 'minisearch', 'pagefind'];

const LIMITS = {minutes: 10, megabytes: 6000} as const;

/** What was measured last, by engine. */
type Recorded = {readonly date: string; readonly engines: Readonly<Record<string, Measured>>};

const RECORDED = path.join(__dirname, 'recorded.json');

const options = process.argv.slice(2);
const valueOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const sizes = options.filter((option) => /^\d+$/.test(option)).map(Number);
const engines = valueOf('only')?.split(',') ?? installed();
const records = valueOf('records') ?? RECORDS;
const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded;

console.log(
  '| engine | size | first, held out | within 5 | first, tuned on | within 5 | kB to first answer (most) | query ms (p95) | memory MB | build s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
const measured: Record<string, Measured> = {};
for (const size of sizes.length > 0 ? sizes : [1]) {
  for (const engine of engines) {
    const now = run(engine, size);
    const before = size === 1 ? recorded.engines[engine] : undefined;
    console.log(row(engine, `${size}x`, now));
    if (before) console.log(row(engine, recorded.date, before));
    if (typeof now === 'string') continue;
    for (const [figures, when] of [
      [now, `${size}x`],
      [before, recorded.date],
    ] as const) {
      if (figures?.questions) console.log(`\n${questionsOf(figures.questions, when)}\n`);
    }
    if (size === 1) measured[engine] = now;
  }
}
if (options.includes('--record')) {
  const kept: Recorded = {
    date: new Date().toISOString().slice(0, 10),
    engines: {...recorded.engines, ...measured},
  };
  writeFileSync(RECORDED, `${JSON.stringify(kept, undefined, 2)}\n`);
}

function installed(): readonly string[] {
  const absent = ENGINES.slice(1).filter(
    (engine) => !existsSync(path.join(__dirname, 'node_modules', engine)),
  );
  if (absent.length) {
    const command = 'npm ci --prefix tests/bench/search';
    console.error(
      `Not measured, since not installed: ${absent.join(', ')}. To install: ${command}`,
    );
  }
  return ENGINES.filter((engine) => !absent.includes(engine));
}

function run(engine: string, size: number): Measured | string {
  const {stdout, stderr, signal, status} = spawnSync(
    process.execPath,
    [
      ...['--expose-gc', `--max-old-space-size=${LIMITS.megabytes}`, '--import', 'tsx'],
      ...[path.join(__dirname, 'measure.ts'), engine, String(size), records],
    ],
    {encoding: 'utf8', timeout: LIMITS.minutes * 60_000},
  );
  if (status === 0) return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
  if (signal === 'SIGTERM') return `over ${LIMITS.minutes} minutes`;
  if (/heap out of memory|Invalid string length|Map maximum/.test(stderr)) return 'out of memory';
  return stderr.trim().split('\n').at(-1) ?? 'failed';
}

function row(engine: string, when: string, figures: Measured | string): string {
  if (typeof figures === 'string') return `| ${engine} | ${when} | ${figures} ||||||||`;
  const {tuned, held, bytes, mostBytes, median, p95, memory, build} = figures;
  const kilo = (count: number) => (count / 1000).toFixed(0);
  const cells = [
    ...[engine, when, ...[held.first, held.five, tuned.first, tuned.five].map(percent)],
    `${kilo(bytes)} (${kilo(mostBytes)})`,
    `${median.toFixed(1)} (${p95.toFixed(1)})`,
    ...[memory.toFixed(0), build.toFixed(1)],
  ];
  return `| ${cells.join(' | ')} |`;
}

function questionsOf(
  {first, any, silent, invented}: NonNullable<Measured['questions']>,
  when: string,
): string {
  return (
    `Questions, held out, ${when}: the first passage marks the answer ${percent(first)}, one of four ` +
    `${percent(any)}, none shown ${percent(silent)}; without an answer, some shown ${percent(invented)}.`
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
