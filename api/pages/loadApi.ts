import type {Fault} from '../../config/fault';
import {checkPages} from './check/checkPages';
import {apis, type ApiId} from './load/apis';
import {loadDocument} from './load/loadDocument';
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
): Promise<{api?: Api; faults: readonly Fault[]}> {
  const {document, faults} = await loadDocument(root, `api/specs/${apis[id].id}/openapi.yaml`);
  const {sockets, faults: inSockets} = loadSockets(root, id);
  const all = [...faults, ...inSockets];
  if (!document) return {faults: all};
  const api = readApi(id, document, {sockets});
  return {api, faults: [...all, ...checkPages(api, site)]};
}
