import type {OpenApi} from '../../api/pages/load/openApi';
import {loadDocument} from '../../api/pages/load/loadApi';
import {PROJECT} from './published';

/** The result of a successful response in the API reference. */
export type CometResponse = {
  readonly method: string;
  readonly name: string;
  readonly result: unknown;
};

/**
 * Reads the example responses in our document of the node's own API.
 *
 * @throws Error that lists the faults of the document
 */
export async function cometResponses(): Promise<readonly CometResponse[]> {
  const {document, faults} = await loadDocument(PROJECT, 'api/specs/comet-bft/openapi.yaml');
  if (!document) throw new Error(faults.map(({message}) => message).join('\n'));
  return responsesOf(document).filter(({result}) => result);
}

function responsesOf({paths}: OpenApi): CometResponse[] {
  return Object.values(paths).flatMap(({get}) => {
    const method = get?.['x-json-rpc']?.method;
    const examples = get?.responses?.['200']?.content?.['application/json']?.examples ?? {};
    if (method === undefined) return [];
    return Object.entries(examples).map(([name, {value}]) => ({
      method,
      name,
      result: (value as {result?: unknown}).result,
    }));
  });
}
