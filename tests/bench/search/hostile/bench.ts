/**
 * `npm run bench:search-hostile`: the memory of the search engine over 10,000 hostile queries, after
 * the garbage was collected. Needs a build. Exits with 1 when memory still grows once the engine has
 * read the whole index, which it keeps, or when a query fails. Argument: `--queries=10000`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST} from '../../../../search/engine/format';
import {openEngine} from '../../../../search/engine/openEngine';
import {answer} from '../../../../search/answer/answer';
import {hostileQueries} from '../../../search/hostileQueries';

const BUILD = path.resolve(__dirname, '../../../../build');

/** Growth from the middle to the end that is no growth, in MB. */
const NOISE = 3;

const given = process.argv.find((arg) => arg.startsWith('--queries='))?.slice('--queries='.length);
const count = Number(given ?? 10_000);

const read = new Map<string, number>();
const file = (name: string) => {
  const text = readFileSync(path.join(BUILD, name), 'utf8');
  read.set(name, text.length);
  return Promise.resolve(text);
};

/** Memory of this process, in MB. */
function memory() {
  global.gc?.();
  const {heapUsed, rss} = process.memoryUsage();
  return {heap: heapUsed / 1e6, rss: rss / 1e6};
}

async function run(): Promise<void> {
  if (!global.gc)
    throw new Error('Run it as "npm run bench:search-hostile", which passes --expose-gc.');
  const queries = JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as {
    query: string;
  }[];
  const words = queries.flatMap(({query}) => query.split(/\s+/));
  const engine = openEngine({manifest: () => file(MANIFEST), file});
  const heaps: number[] = [];
  let [asked, failed, slowest] = [0, 0, 0];
  console.log('| queries | heap, MB | process, MB | MB of the index read | slowest, ms | failed |');
  console.log('|---|---|---|---|---|---|');
  const print = () => {
    const {heap, rss} = memory();
    heaps.push(heap);
    const bytes = [...read.values()].reduce((sum, size) => sum + size, 0);
    const cells = [asked, heap.toFixed(1), rss.toFixed(0), (bytes / 1e6).toFixed(1)];
    console.log(`| ${[...cells, slowest.toFixed(0), failed].join(' | ')} |`);
  };
  print();
  for (const query of hostileQueries(count, words)) {
    const wanted = {page: 0, hitsPerPage: 20, facetFilters: [], words: 10, excerpts: false};
    const start = performance.now();
    await answer({type: 'hits', queries: [{...wanted, query, reranks: true}]}, engine).catch(
      (error: unknown) => {
        failed += 1;
        console.error(error);
      },
    );
    slowest = Math.max(slowest, performance.now() - start);
    asked += 1;
    if (asked % (count / 10) === 0) print();
  }
  const [middle = 0, end = 0] = [heaps[5], heaps[10]];
  const grown = end - middle;
  console.log(`From ${count / 2} to ${count} queries the heap grew by ${grown.toFixed(1)} MB.`);
  if (failed > 0 || grown > NOISE) process.exitCode = 1;
}

void run();
