/**
 * `npm run bench:search-hostile`: memory of the search engine over 10,000 hostile queries, after
 * garbage collection. Needs a build. Exits with 1 when memory still grows in the second half, when
 * most of the index is read and cached, or when a query fails. Option: `--queries=10000`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openIndex} from '../../../../search/engine/openIndex';
import {hostileQueries} from '../../../search/hostileQueries';

const BUILD = path.resolve(__dirname, '../../../../build');

/** Words of the site, so that each part of the index is read. */
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

/** Growth in the second half that is ignored, in MB. */
const TOLERANCE_MB = 3;

const STEPS = 10;

const option = process.argv.find((arg) => arg.startsWith('--queries='))?.split('=')[1];
const count = Number(option ?? 10_000);

function heapMb(): number {
  if (!global.gc) throw new Error('Run npm run bench:search-hostile, which passes --expose-gc.');
  global.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

async function run(): Promise<void> {
  let readMb = 0;
  const index = openIndex((file) => {
    const text = readFileSync(path.join(BUILD, file), 'utf8');
    readMb += text.length / 1e6;
    return Promise.resolve(text);
  });
  const heaps = [heapMb()];
  let [done, failed, slowest] = [0, 0, 0];
  console.log('| queries | heap, MB | index read, MB | slowest query, ms | failed |');
  console.log('|---|---|---|---|---|');
  for (const query of hostileQueries(count, WORDS)) {
    const start = performance.now();
    await index.search({query, page: 1, snippetWords: 10}).catch((error: unknown) => {
      failed += 1;
      console.error(error);
    });
    slowest = Math.max(slowest, performance.now() - start);
    done += 1;
    if (done % (count / STEPS) !== 0) continue;
    heaps.push(heapMb());
    const cells = [done, heaps.at(-1)?.toFixed(1), readMb.toFixed(1), slowest.toFixed(0), failed];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const grown = (heaps[STEPS] ?? 0) - (heaps[STEPS / 2] ?? 0);
  console.log(`In the second half the heap grew by ${grown.toFixed(1)} MB.`);
  if (failed > 0 || grown > TOLERANCE_MB) process.exitCode = 1;
}

void run();
