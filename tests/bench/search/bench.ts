/**
 * `npm run bench:search`: compares search engines on this site's own records. Arguments: sizes
 * as factors of the site (default 1 10 100), `--only=ours,minisearch`, `--records=FILE`. Each run
 * has a process of its own and ends after ten minutes or 6 GB.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Measured} from './measure';

const ENGINES = ['ours', 'minisearch', 'orama', 'flexsearch', 'pagefind'];

const LIMITS = {minutes: 10, megabytes: 6000} as const;

const options = process.argv.slice(2);
const valueOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const sizes = options.filter((option) => /^\d+$/.test(option)).map(Number);
const engines = valueOf('only')?.split(',') ?? ENGINES;
const records = valueOf('records') ?? 'build/search/records.json';

console.log(
  '| engine | size | first | within 5 | MRR | kB to first answer (most) | query ms (p95) | memory MB | build s |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const size of sizes.length > 0 ? sizes : [1, 10, 100]) {
  for (const engine of engines) console.log(row(engine, size, run(engine, size)));
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

function row(engine: string, size: number, measured: Measured | string): string {
  if (typeof measured === 'string') return `| ${engine} | ${size}x | ${measured} |||||||`;
  const {first, five, mrr, bytes, mostBytes, median, p95, memory, build} = measured;
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const kilo = (count: number) => (count / 1000).toFixed(0);
  const cells = [
    ...[engine, `${size}x`, percent(first), percent(five), mrr.toFixed(3)],
    `${kilo(bytes)} (${kilo(mostBytes)})`,
    `${median.toFixed(1)} (${p95.toFixed(1)})`,
    ...[memory.toFixed(0), build.toFixed(1)],
  ];
  return `| ${cells.join(' | ')} |`;
}
