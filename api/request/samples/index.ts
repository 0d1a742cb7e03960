import type {OperationDocument} from '../../schema/operation';
import {escapeHidden} from '../../schema/escapeHidden';
import {buildRequest, type Form} from '../buildRequest';
import {supportsJsonRpc} from '../cometArguments';
import {sampleForm} from '../sampleForm';
import type {NamedServer} from '../servers';
import {curl, go, python, rust, typescript} from './clients';
import {babylond, commandEndpoints, grpcurl} from './commands';

/** The request as code or as a command. */
export type Sample = {id: string; label: string; text: string};

const clients = [
  ['curl', 'curl', curl],
  ['typescript', 'TypeScript', typescript],
  ['go', 'Go', go],
  ['python', 'Python', python],
  ['rust', 'Rust', rust],
] as const;

/** Server URL in samples until the reader enters a valid one. */
export const PLACEHOLDER_SERVER = 'https://your-server.example';

/** Samples of the example request to the document's first server. */
export function exampleSamples(document: OperationDocument): Sample[] {
  const [server] = document.servers;
  const form = sampleForm(document, {values: {}, body: '', transport: 'uri'});
  return requestSamples(document, server?.url ?? PLACEHOLDER_SERVER, form, server?.network);
}

/**
 * Samples of the request for each language and tool that the operation supports. Text that the
 * reader typed is always data: no quote, `$()` or line break in it can end its literal.
 *
 * @param network the network of the chosen server; `undefined` for a custom server
 */
export function requestSamples(
  document: OperationDocument,
  base: string,
  form: Form,
  network: NamedServer['network'] | undefined,
): Sample[] {
  const requestWith = (transport: Form['transport']) => {
    const request = buildRequest(document, base, {...form, transport});
    const {body} = request;
    // In JSON, an escape has the same value as the hidden character that it replaces.
    return body === undefined ? request : {...request, body: escapeHidden(body)};
  };
  const request = requestWith(form.transport);
  const list: Sample[] = clients.map(([id, label, write]) => ({id, label, text: write(request)}));
  const endpoints = commandEndpoints(network);
  if (document.grpc) {
    list.push({id: 'grpcurl', label: 'grpcurl', text: grpcurl(document, form, endpoints)});
  }
  if (document.cli) {
    list.push({id: 'babylond', label: 'babylond', text: babylond(document, form, endpoints)});
  }
  if (supportsJsonRpc(document)) {
    list.push({id: 'json-rpc', label: 'JSON-RPC', text: curl(requestWith('json-rpc'))});
  }
  return list.map((sample) => ({...sample, text: sample.text.trimEnd()}));
}
