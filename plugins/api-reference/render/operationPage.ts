import {STATUS_CODES} from 'node:http';
import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {findCommand} from '../../../data/cli/load';
import {moduleOfService} from '../../../data/modules/load';
import {commandPage} from '../../../data/modules/tables';
import type {Response, Server} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {schemaName} from '../load/resolve';
import {availabilityBox} from './availability';
import {examplesOf, mediaOf, pretty} from './examplesOf';
import {chipsOf, choicesOf, limitsOf, write} from './describeField';
import {CLOSED, fieldHead, folded, remarks} from './fieldList';
import {typeWords} from './fieldTree';
import {
  around,
  code,
  component,
  finished,
  h,
  heading,
  inlineCode,
  link,
  list,
  markdown,
  type Block,
} from './nodes';
import {cliSample, curlSample, jsonRpcSample} from './sampleRequests';
import {depthControl, schemaBlocks} from './schemaBlocks';
import {colophon} from './colophon';

/** A page of one operation, from the first line below its title to the last. */
export function operationPage(api: Api, operation: ApiOperation): RootContent[] {
  return [
    requestLine(operation.method, operation.path),
    ...availabilityBox(operation.operation),
    ...markdown(operation.operation.description),
    component('ApiRequest', {api: api.id, slug: operation.slug}),
    ...otherWays(operation),
    ...parameters(api, operation),
    ...body(api, operation),
    ...answers(api, operation),
    ...errors(api, operation),
    ...samples(api, operation),
    ...serverList(api.document.servers ?? []),
    ...related(api, operation),
    ...colophon(api, operation),
  ];
}

/** Method and path in one line that can be copied. */
export function requestLine(method: string, path: string): Block {
  return finished(
    h(
      'div',
      {className: ['api-line'], 'data-language': 'http'},
      h('span', `api-method api-${method.toLowerCase()}`, method),
      // For those who copy, hear or search the line; nobody sees it.
      ' ',
      h('code', {translate: 'no'}, path),
      h(
        'button',
        {
          type: 'button',
          className: ['api-copy'],
          'data-code-action': 'copy',
          ariaLabel: 'Copy path',
        },
        h('span', {ariaLive: 'polite'}, 'Copy'),
      ),
    ),
  );
}

function otherWays({operation}: ApiOperation): Block[] {
  const {'x-grpc': grpc, 'x-json-rpc': rpc, 'x-cli': cli} = operation;
  const rows = [
    ...(grpc ? [['gRPC', `${grpc.service}/${grpc.method}`] as const] : []),
    ...(rpc && rpc.method !== '*' ? [['JSON-RPC', rpc.method] as const] : []),
    ...(cli ? [['Command line', cli.replace(/\{([^}]+)\}/g, '<$1>')] as const] : []),
  ];
  if (rows.length === 0) return [];
  const module = grpc && moduleOfService(grpc.service);
  const terms = [
    ...rows.flatMap(([name, value]) => [
      h('dt', {}, name),
      h(
        'dd',
        {},
        led(h('code', {translate: 'no'}, value), name === 'Command line' ? cli : undefined),
      ),
    ]),
    ...(module
      ? [
          h('dt', {}, 'Module'),
          h('dd', {}, h('a', {href: module.page}, h('code', {translate: 'no'}, module.name))),
        ]
      : []),
  ];
  return [finished(h('dl', 'api-ways', ...terms))];
}

/** A command leads to its section, if the command line reference has it. */
function led(shown: Element, command: string | undefined): Element {
  if (!command) return shown;
  const [binary = '', ...words] = command.split(/[{<[]/)[0]?.trim().split(' ') ?? [];
  // The page of commands that a section leads to is that of babylond.
  if (binary !== 'babylond') return shown;
  const found = findCommand(binary, words);
  if (!('cli' in found) || !found.command) return shown;
  return h('a', {href: commandPage([binary, ...found.command.path].join(' '))}, shown);
}

function parameters({document}: Api, {parameters: all}: ApiOperation): RootContent[] {
  if (all.length === 0) return [];
  const items = all.map((parameter) => {
    const {name, required, description, example, schema = {}, deprecated} = parameter;
    const head = {
      name,
      type: `${parameter.in} · ${typeWords(document, schema)}`,
      presence: required ? ('required' as const) : undefined,
      deprecated,
      chips: chipsOf(schema),
    };
    const shown = example === undefined ? [] : [{label: 'example', value: write(example)}];
    return around('li', 'api-field', [
      fieldHead(`parameter.${name}`, head),
      ...markdown(description ?? schema.description),
      ...remarks([...shown, ...limitsOf(schema)], choicesOf(schema)),
    ]);
  });
  return [heading(2, 'Parameters', 'parameters'), around('ul', 'api-fields', items)];
}

function body(api: Api, {operation: {requestBody}}: ApiOperation): RootContent[] {
  const schema = mediaOf(requestBody?.content)?.schema;
  if (!schema) return [];
  return [
    heading(2, 'Request body', 'request-body'),
    ...markdown(requestBody?.description),
    ...depthControl(api, schema),
    ...schemaBlocks(api, schema, 'body', 'sent'),
  ];
}

function answers(api: Api, {responses}: ApiOperation): RootContent[] {
  return responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) => {
      const schema = mediaOf(response.content)?.schema;
      const anchor = status === '200' ? 'response' : `response-${status}`;
      return [
        heading(2, `Response ${status}`, `response-${status}`),
        ...markdown(response.description),
        ...(schema ? [...depthControl(api, schema), ...schemaBlocks(api, schema, anchor)] : []),
      ];
    });
}

function errors(api: Api, {responses}: ApiOperation): RootContent[] {
  const failed = responses.filter(([status]) => !status.startsWith('2'));
  if (failed.length === 0) return [];
  const shown = new Set<string>();
  return [
    heading(2, 'Errors', 'errors'),
    ...failed.flatMap(([status, response]): RootContent[] => [
      heading(3, statusWords(status), `status-${status}`),
      ...markdown(response.description),
      ...errorSchema(api, status, response, shown),
      ...examplesOf(mediaOf(response.content)).map(({summary, value}) =>
        code(language(value), pretty(value), `${status}: ${summary}`),
      ),
    ]),
  ];
}

/** Errors of one interface mostly have one form, which is open where it comes first. */
function errorSchema(api: Api, status: string, response: Response, shown: Set<string>): Block[] {
  const schema = mediaOf(response.content)?.schema;
  if (!schema) return [];
  const blocks = schemaBlocks(api, schema, `response-${status}`);
  const name = schemaName(schema) ?? JSON.stringify(schema);
  if (!shown.has(name)) {
    shown.add(name);
    return blocks;
  }
  return [folded('Fields, the same as above', CLOSED, blocks)];
}

function samples(api: Api, operation: ApiOperation): RootContent[] {
  const server = api.document.servers?.[0]?.url ?? 'http://localhost';
  const rpc = jsonRpcSample(server, operation);
  const cli = cliSample(operation);
  const [first, ...more] = operation.responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, {content}]) =>
      examplesOf(mediaOf(content)).map(({summary, value}) => ({
        title: `${status}: ${summary}`,
        block: sampleBlock(value, `${status}: ${summary}`),
      })),
    );
  return [
    heading(2, 'Examples', 'examples'),
    code('bash', curlSample(server, operation), 'Request'),
    ...(rpc ? [code('bash', rpc, 'The same as JSON-RPC')] : []),
    ...(cli ? [code('bash', cli, 'The same from the command line')] : []),
    ...(first ? [first.block] : []),
    ...more.map(({title, block}) => folded(title, CLOSED, [block])),
  ];
}

/** A reply in a block that scrolls by itself where it is long. */
function sampleBlock(value: unknown, title: string): Block {
  return around('div', 'api-sample', [code(language(value), pretty(value), title)]);
}

function language(value: unknown): string {
  return typeof value === 'string' ? 'text' : 'json';
}

/** Servers with what each has, below their heading. */
export function serverList(all: readonly Server[]): RootContent[] {
  if (all.length === 0) return [];
  const items = all.map(({url, description, 'x-network': network}) => {
    const label = [description, network].filter(Boolean).join(', ');
    return [inlineCode(url), ...(label ? [` ${label}`] : [])];
  });
  return [heading(2, 'Servers', 'servers'), list(items)];
}

function related(api: Api, {tag, operation}: ApiOperation): RootContent[] {
  const others = (operation['x-related']?.operations ?? []).flatMap((slug) => {
    const found = api.operations.find((one) => one.slug === slug);
    return found ? [[link(found.address, found.operation.summary ?? slug)]] : [];
  });
  const guides = (operation['x-related']?.guides ?? []).map(({to, label}) => [link(to, label)]);
  const all: PhrasingContent[][] = [
    ...others,
    ...guides,
    ...(tag
      ? [[link(`/${api.base}/${tag['x-slug'] ?? ''}/`, `All of ${tag['x-title'] ?? tag.name}`)]]
      : []),
  ];
  return all.length ? [heading(2, 'Related', 'related'), list(all)] : [];
}

/** A status with the name that HTTP gives it. */
function statusWords(status: string): string {
  const name = STATUS_CODES[status];
  return name ? `${status} ${name}` : status;
}
