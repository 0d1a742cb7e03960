import type {RootContent} from 'mdast';
import type {Api} from '../load/readApi';
import type {Socket} from '../load/sockets';
import {availabilityBox} from './availability';
import {colophon} from './colophon';
import {choicesOf, chipsOf, limitsOf, write} from './describeField';
import {pretty} from './examplesOf';
import {fieldHead, remarks} from './fieldList';
import {typeWords} from './fieldTree';
import {around, code, heading, inlineCode, link, list, markdown, paragraph} from './nodes';
import {requestLine} from './operationPage';
import {depthControl, schemaBlocks} from './schemaBlocks';

/** A page of a method that is called over a WebSocket and goes on answering. */
export function socketPage(api: Api, socket: Socket): RootContent[] {
  return [
    requestLine('WS', socket.path),
    ...availabilityBox({'x-availability': socket.availability}),
    ...markdown(socket.description),
    ...call(api, socket),
    ...params(api, socket),
    ...messages(api, socket),
    ...servers(api, socket),
    ...related(api, socket),
    ...colophon(api),
  ];
}

function call({document}: Api, socket: Socket): RootContent[] {
  const server = socketUrl(document.servers?.[0]?.url ?? 'http://localhost:26657', socket.path);
  const params = Object.fromEntries(socket.params.map(({name, example}) => [name, example]));
  const request = {jsonrpc: '2.0', id: 1, method: socket.method, params};
  const line = JSON.stringify(request).replace(/'/g, `'\\''`);
  return [
    heading(2, 'Call', 'call'),
    paragraph('Open the connection, then send one JSON object in a line. In a terminal:'),
    code('bash', `echo '${line}' |\n  websocat -n ${server}`, 'Request'),
    code('json', pretty(request), 'What is sent'),
  ];
}

function params({document}: Api, {params: all}: Socket): RootContent[] {
  if (all.length === 0) return [];
  const items = all.map(({name, required, description, schema, example}) =>
    around('li', 'api-field', [
      fieldHead(`parameter.${name}`, {
        name,
        type: typeWords(document, schema),
        required,
        chips: chipsOf(schema),
      }),
      ...markdown(description),
      ...remarks(
        [{label: 'example', value: write(example)}, ...limitsOf(schema)],
        choicesOf(schema),
      ),
    ]),
  );
  return [heading(2, 'Parameters', 'parameters'), around('ul', 'api-fields', items)];
}

function messages(api: Api, socket: Socket): RootContent[] {
  return [
    heading(2, 'Answers', 'answers'),
    ...socket.messages.flatMap(({name, summary, description, schema, example}): RootContent[] => [
      heading(3, summary, `answer-${name}`),
      ...markdown(description),
      ...(schema
        ? [...depthControl(api, schema), ...schemaBlocks(api, schema, `answer-${name}`)]
        : []),
      code('json', pretty(example), summary),
    ]),
  ];
}

function servers({document}: Api, {path}: Socket): RootContent[] {
  const items = (document.servers ?? []).map(({url, description, 'x-network': network}) => {
    const label = [description, network].filter(Boolean).join(', ');
    return [inlineCode(socketUrl(url, path)), ...(label ? [` ${label}`] : [])];
  });
  return items.length ? [heading(2, 'Servers', 'servers'), list(items)] : [];
}

function related(api: Api, {related: all}: Socket): RootContent[] {
  const titles = new Map([
    ...api.operations.map(({slug, operation}) => [slug, operation.summary ?? slug] as const),
    ...api.sockets.map(({slug, summary}) => [slug, summary] as const),
  ]);
  const items = [
    ...(all?.operations ?? []).map((slug) => [
      link(`/${api.base}/${slug}/`, titles.get(slug) ?? slug),
    ]),
    ...(all?.guides ?? []).map(({to, label}) => [link(to, label)]),
  ];
  return items.length ? [heading(2, 'Related', 'related'), list(items)] : [];
}

/** The address of a WebSocket on a server that is named by its HTTP address. */
export function socketUrl(server: string, path: string): string {
  return `${server.replace(/^http/, 'ws').replace(/\/$/, '')}${path}`;
}
