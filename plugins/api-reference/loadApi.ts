import {checkApi} from './check/checkApi';
import {apis, type ApiId} from './load/apis';
import {loadDocument} from './load/loadDocument';
import type {Problem} from './load/problem';
import {readApi, type Api} from './load/readApi';
import {loadSockets} from './load/sockets';

/**
 * Reads and checks one interface.
 *
 * @param root folder of the project
 * @param site tells whether an address of this site exists; without it links are not checked
 */
export async function loadApi(
  root: string,
  id: ApiId,
  site?: (address: string) => boolean,
): Promise<{api?: Api; problems: Problem[]}> {
  const place = apis[id];
  const {document, problems} = await loadDocument(root, `specs/${place.id}/openapi.yaml`);
  const {sockets, problems: inSockets} = loadSockets(root, id);
  const all = [...problems, ...inSockets];
  if (!document) return {problems: all};
  const api = readApi(id, document, {sockets});
  return {api, problems: [...all, ...checkApi(root, api, site)]};
}
