import type {OperationDocument} from '../../schema/operation';
import {buildRequest} from '../buildRequest';
import {hasCall} from '../cometArguments';
import type {Form} from '../buildRequest';
import type {NamedServer} from '../servers';
import {sampleForm} from '../sampleForm';
import {visibleText} from '../../schema/visibleText';
import {curl, go, python, rust, typescript} from './clients';
import {babylond, grpcurl} from './commands';
import {commandEndpoints} from './endpoints';

/** One way of writing the request down. */
export type Sample = {id: string; label: string; text: string};

const clients = [
  ['curl', 'curl', curl],
  ['typescript', 'TypeScript', typescript],
  ['go', 'Go', go],
  ['python', 'Python', python],
  ['rust', 'Rust', rust],
] as const;

/** Samples of the example request to the document's first server. */
export function exampleSamples(document: OperationDocument): Sample[] {
  const [server] = document.servers;
  const form = sampleForm(document, {values: {}, body: '', transport: 'uri'});
  return samples(document, server?.url ?? NO_SERVER, form, server?.network);
}

/** Stands in samples until the reader has typed the address of a server. */
export const NO_SERVER = 'https://your-server.example';

/**
 * The request as it stands in the form, for each language and tool that this operation has. Text
 * that the reader typed stands in it as data: no quote, `$()` or line break can end its place.
 *
 * @param network of the chosen server; none for an own address
 */
export function samples(
  document: OperationDocument,
  base: string,
  form: Form,
  network: NamedServer['network'] | undefined,
): Sample[] {
  const asSent = (transport: Form['transport']) => {
    const request = buildRequest(document, base, {...form, transport});
    const {body} = request;
    // In JSON, escapes are equal in value to the hidden characters that they stand for.
    return body === undefined ? request : {...request, body: visibleText(body)};
  };
  const all = clients.map(([id, label, write]) => ({
    id,
    label,
    text: write(asSent(form.transport)),
  }));
  const endpoints = commandEndpoints(network);
  const extra: Sample[] = [];
  if (document.grpc) {
    extra.push({id: 'grpcurl', label: 'grpcurl', text: grpcurl(document, form, endpoints)});
  }
  if (document.cli) {
    extra.push({id: 'babylond', label: 'babylond', text: babylond(document, form, endpoints)});
  }
  if (hasCall(document)) {
    extra.push({id: 'json-rpc', label: 'JSON-RPC', text: curl(asSent('json-rpc'))});
  }
  return [...all, ...extra].map((sample) => ({...sample, text: sample.text.trimEnd()}));
}
