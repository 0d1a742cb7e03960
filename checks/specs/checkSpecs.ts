import {apiIds} from '../../api/pages/load/apis';
import {loadApi} from '../../api/pages/load/loadApi';
import type {ApiId} from '../../api/schema/operation';
import {InputError} from '../readOptions';

/**
 * Loads and checks the API documents as the build does.
 *
 * @param names APIs to check; all if empty
 * @returns exit code: 1 if there is a problem
 * @throws InputError for an unknown name
 */
export async function checkSpecs(
  names: readonly string[],
  root: string,
  print: (line: string) => void,
): Promise<number> {
  const unknown = names.filter((id) => !apiIds.some((known) => known === id));
  if (unknown.length) {
    throw new InputError(
      `unknown API "${unknown.join(', ')}".\nValid: ${apiIds.join(', ')}.\nFix: pass valid names, or none to check all APIs.`,
    );
  }
  let count = 0;
  for (const id of names.length ? (names as ApiId[]) : apiIds) {
    const {api, faults} = await loadApi(root, id);
    for (const {message} of faults) print(`${message}\n`);
    count += faults.length;
    const summary = api
      ? `${api.operations.length} operations, ${api.tags.length} tags, ` +
        `${api.schemas.length} schema pages, ${api.sockets.length} WebSocket methods`
      : 'not readable';
    print(`${id}: ${summary}, ${faults.length} faults`);
  }
  return count > 0 ? 1 : 0;
}
