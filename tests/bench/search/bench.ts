/**
 * `npm run bench:search` prints how many of the labeled queries search answers correctly, in percent, by
 * set and kind. Requires the records of a build. Options: `--engine=FILE`, a module that exports `open`
 * as `engine.ts` does, to score the engine of another checkout on these labels; `--records=FILE`;
 * `--misses`, which lists the queries of the set `tuning` whose first result is not labeled.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {RECORDS_FILE, type SearchRecord} from '../../../search/index/record';
import {
  isRight,
  KINDS,
  LABEL_FILES,
  readLabels,
  scoreOf,
  SETS,
  type RankedLabel,
} from '../../search/labels';
import type {EngineModule} from './engine';

async function main(options: readonly string[]): Promise<void> {
  const valueOf = (name: string) =>
    options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
  const engine = path.resolve(valueOf('engine') ?? path.join(__dirname, 'engine.ts'));
  const text = readFileSync(valueOf('records') ?? RECORDS_FILE, 'utf8');
  const module = (await import(engine)) as EngineModule;
  const search = await module.open(JSON.parse(text) as SearchRecord[]);
  console.log('| set | queries | best first | best or good first | best or good in the top five |');
  console.log('|---|---|---|---|---|');
  const times: number[] = [];
  const misses: string[] = [];
  for (const file of LABEL_FILES) {
    const ranked: RankedLabel[] = [];
    for (const label of readLabels(file)) {
      const start = performance.now();
      const pages = [...new Set(await search(label.query))];
      times.push(performance.now() - start);
      ranked.push({...label, pages});
      if (label.set === 'tuning' && !isRight(label, pages[0])) {
        misses.push(`${label.query}: ${pages[0] ?? 'nothing'}`);
      }
    }
    for (const set of SETS) {
      const inSet = ranked.filter((label) => label.set === set);
      printScore(`${file}, ${set}`, inSet);
      if (file === 'questions') continue;
      for (const kind of KINDS) {
        const ofKind = inSet.filter((label) => label.kind === kind);
        printScore(`- ${kind}`, ofKind);
      }
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  console.log(
    `\nTime per query: median ${percentile(0.5)} ms, 95th percentile ${percentile(0.95)} ms.`,
  );
  if (options.includes('--misses')) console.log(`\n${misses.join('\n')}`);
}

function printScore(name: string, ranked: readonly RankedLabel[]): void {
  if (ranked.length === 0) return;
  const {queries, firstBest, firstRight, withinFive} = scoreOf(ranked);
  const shares = [firstBest, firstRight, withinFive].map((share) => (share * 100).toFixed(1));
  console.log(`| ${[name, queries, ...shares].join(' | ')} |`);
}

void main(process.argv.slice(2));
