/**
 * `npm run digest:specs -- <api> <date>`: keeps what a document says now as `previous.json`, with
 * which the next version's changelog compares. Run it before the document is changed.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeDigest} from '../plugins/api-reference/changelog/makeDigest';
import {apiIds} from '../plugins/api-reference/load/apis';
import {throwProblems} from '../plugins/api-reference/load/problem';
import {loadApi} from '../plugins/api-reference/loadApi';

const PROJECT = path.resolve(__dirname, '..');

async function main([asked = '', date = '']: readonly string[]): Promise<void> {
  const id = apiIds.find((known) => known === asked);
  if (!id || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new Error(
      `[digest-specs] "${asked} ${date}" is not an API and a day.\n` +
        `Valid: ${apiIds.join(', ')}; a day as YYYY-MM-DD.\n` +
        'Fix: npm run digest:specs -- babylon-grpc 2026-11-21',
    );
  }
  const {api, problems} = await loadApi(PROJECT, id);
  throwProblems(problems);
  if (!api) throw new Error(`[digest-specs] specs/${id} has no document.`);
  const file = path.join(PROJECT, 'specs', id, 'previous.json');
  writeFileSync(file, `${JSON.stringify(makeDigest(api, date), null, 2)}\n`);
  console.log(`Wrote ${path.relative(PROJECT, file)}: ${api.operations.length} operations.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
