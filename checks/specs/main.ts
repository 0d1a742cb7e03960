/** `npm run check:specs`: reads and checks the API documents as the build does, in seconds. */
import path from 'node:path';
import {apiIds, type ApiId} from '../../plugins/api-reference/load/apis';
import {describeProblem} from '../../plugins/api-reference/load/problem';
import {loadApi} from '../../plugins/api-reference/loadApi';
import {siteAddresses} from './siteAddresses';

const PROJECT = path.resolve(__dirname, '../..');

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((id) => !apiIds.some((known) => known === id));
  if (unknown.length) {
    throw new Error(
      `[check-specs] no API "${unknown.join(', ')}".\nValid: ${apiIds.join(', ')}.\n` +
        'Fix: name one of these, or none for all.',
    );
  }
  const site = siteAddresses(PROJECT);
  let count = 0;
  for (const id of asked.length ? (asked as ApiId[]) : apiIds) {
    const {api, problems} = await loadApi(PROJECT, id, (address) => site.has(address));
    for (const problem of problems) console.log(`${describeProblem(problem)}\n`);
    count += problems.length;
    const found = api
      ? `${api.operations.length} operations, ${api.tags.length} tags, ` +
        `${api.schemas.length} schema pages, ${api.sockets.length} WebSocket methods`
      : 'not readable';
    console.log(`${id}: ${found}, ${problems.length} problems`);
  }
  process.exitCode = count > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
