/**
 * `npm run bench:search-hostile` measures the heap of the search engine during 10,000 hostile queries, after
 * garbage collection, and the CPU time per query. Needs a build. Exits with 1 if a query fails, or
 * if the heap still grows in the second half, when most of the index has been read. Options:
 * `--queries=10000`, `--build=FOLDER`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openIndex} from '../../../../search/engine/openIndex';
import {hostileQueries} from '../../../search/hostileQueries';

/** Words of the site, which make the engine read every part of the index. */
const WORDS = [
  'stake',
  'unbonding',
  'slashing',
  'finality',
  'epoch',
  'validator',
  'wallet',
  'BABY',
];

/** Acceptable growth of the heap in the second half. */
const TOLERANCE_MB = 3;

const STEPS = 10;

const valueOf = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const count = Number(valueOf('queries') ?? 10_000);
const build = path.resolve(valueOf('build') ?? path.join(__dirname, '../../../../build'));

function heapMb(): number {
  if (!global.gc) throw new Error('Run npm run bench:search-hostile, which passes --expose-gc.');
  global.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

async function main(): Promise<void> {
  let readMb = 0;
  const index = openIndex((file) => {
    const text = readFileSync(path.join(build, file), 'utf8');
    readMb += text.length / 1e6;
    return Promise.resolve(text);
  });
  const heaps = [heapMb()];
  const times: number[] = [];
  let failed = 0;
  console.log(
    '| queries | heap, MB | index read, MB | 95th percentile, ms | slowest query, ms | failed |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const query of hostileQueries(count, WORDS)) {
    const start = process.cpuUsage();
    await index.search({query, page: 1, snippetWords: 10}).catch((error: unknown) => {
      failed += 1;
      console.error(error);
    });
    const {user, system} = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (times.length % (count / STEPS) !== 0) continue;
    heaps.push(heapMb());
    const sorted = times.toSorted((a, b) => a - b);
    const percentile = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    const figures = [heaps.at(-1) ?? 0, readMb].map((mb) => mb.toFixed(1));
    const timings = [percentile, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
    console.log(`| ${[times.length, ...figures, ...timings, failed].join(' | ')} |`);
  }
  const growth = (heaps[STEPS] ?? 0) - (heaps[STEPS / 2] ?? 0);
  console.log(`In the second half, the heap grew by ${growth.toFixed(1)} MB.`);
  if (failed > 0 || growth > TOLERANCE_MB) process.exitCode = 1;
}

void main();
