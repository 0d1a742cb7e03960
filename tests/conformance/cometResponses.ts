import type {OpenApi} from '../../api/pages/load/openApi';
import {loadDocument} from '../../api/pages/load/loadApi';
import {PROJECT} from './published';

/** The result of a successful response that a page of the API reference shows. */
export type Shown = {readonly method: string; readonly name: string; readonly result: unknown};

/**
 * The responses that our document of the node's own API shows.
 *
 * @throws Error with what is wrong with the document
 */
export async function cometResponses(): Promise<readonly Shown[]> {
  const {document, faults} = await loadDocument(PROJECT, 'api/specs/comet-bft/openapi.yaml');
  if (!document) throw new Error(faults.map(({message}) => message).join('\n'));
  return responsesOf(document).filter(({result}) => result);
}

function responsesOf({paths}: OpenApi): Shown[] {
  return Object.values(paths).flatMap(({get}) => {
    const method = get?.['x-json-rpc']?.method;
    const shown = get?.responses?.['200']?.content?.['application/json']?.examples ?? {};
    if (method === undefined) return [];
    return Object.entries(shown).map(([name, {value}]) => ({
      method,
      name,
      result: (value as {result?: unknown}).result,
    }));
  });
}
