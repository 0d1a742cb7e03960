import {h} from 'hastscript';
import {STATUS_CODES} from 'node:http';
import type {RootContent} from 'mdast';
import {findCommand} from '../../../data/cli/load';
import {moduleOfService} from '../../../data/modules/load';
import {commandPage} from '../../../data/modules/tables';
import {
  wrap,
  attributes,
  code,
  heading,
  html,
  inlineCode,
  jsx,
  link,
  list,
  type Block,
} from '../../../markdown/tree';
import {exampleSamples} from '../../request/samples';
import {refName} from '../../schema/schemas';
import type {Parameter, Response, Server} from '../load/openApi';
import type {Api, ApiOperation} from '../load/readApi';
import {operationDocument} from '../publish/operationDocument';
import {chipsOf, choicesOf, limitsOf, formatValue} from './describeField';
import {markdown} from './documentText';
import {examplesOf, mediaOf, formatExample} from './examplesOf';
import {INITIALLY_CLOSED, fieldHead, folded, remarks} from './fieldList';
import {describeType} from './fieldTree';
import {availabilityBox, colophon, columns, related, tabbed} from './pageLayout';
import {schemaBlocks} from './schemaBlocks';

/** The page of an operation: its purpose, request, parameters and responses. */
export function operationPage(api: Api, operation: ApiOperation): RootContent[] {
  const {description, 'x-broadcasts': broadcasts, 'x-related': links} = operation.operation;
  const text = markdown(description);
  // Readers must see the warnings of an operation that changes state before they send a request.
  const introLength = broadcasts ? text.length : 1;
  return [
    columns({
      intro: [...availabilityBox(operation.operation), ...text.slice(0, introLength)],
      interactive: [
        requestLine(operation.method, operation.path),
        requestPanel(api, operation),
        ...exampleResponses(operation),
      ],
      rest: [
        ...text.slice(introLength),
        ...otherInterfaces(operation),
        ...parameterSection(api, operation.parameters),
        ...bodySection(api, operation),
        ...responseTabs(api, operation),
        ...serverList(api.document.servers ?? []),
        ...related(api, links, operation.tag),
        ...colophon(api, operation),
      ],
    }),
  ];
}

/** The samples of the example request, and the form that sends it. */
function requestPanel(api: Api, operation: ApiOperation): Block {
  const samples = JSON.stringify(exampleSamples(operationDocument(api, operation)));
  return jsx('ApiPanel', attributes({file: `${api.id}/${operation.slug}.json`, samples}));
}

/** Method and path in one line, with a button that copies the path. */
export function requestLine(method: string, path: string): Block {
  return html(
    'div.api-line',
    {dataLanguage: 'http'},
    h(`span.api-method.api-${method.toLowerCase()}`, method),
    // Invisible; separates the words in copied text, for screen readers and in the search index.
    ' ',
    h('code', path),
    h(
      'button.api-copy',
      {type: 'button', dataCodeAction: 'copy', ariaLabel: 'Copy path'},
      // The early script may have changed this text before hydration.
      h('span', {ariaLive: 'polite', suppressHydrationWarning: true}, 'Copy'),
    ),
  );
}

/** Other interfaces to the same operation. */
function otherInterfaces({operation}: ApiOperation): Block[] {
  const {'x-grpc': grpc, 'x-json-rpc': rpc, 'x-cli': cli} = operation;
  const module = grpc && moduleOfService(grpc.service);
  const item = (name: string, value: string, href?: string) => {
    const content = inlineCode(value);
    return [`${name}: `, href === undefined ? content : link(href, content)];
  };
  const items = [
    ...(grpc ? [item('gRPC', `${grpc.service}/${grpc.method}`)] : []),
    ...(rpc && rpc.method !== '*' ? [item('JSON-RPC', rpc.method)] : []),
    ...(cli
      ? [item('Command line', cli.replace(/\{([^}]+)\}/g, '<$1>'), commandSection(cli))]
      : []),
    ...(module ? [item('Module', module.name, module.page)] : []),
  ];
  return items.length ? [wrap('div.api-ways', [list(items)])] : [];
}

/** The section of a command in the command-line reference, which covers `babylond` only. */
function commandSection(command: string): string | undefined {
  const [binary = '', ...words] = command.split(/[{<[]/)[0]?.trim().split(' ') ?? [];
  if (binary !== 'babylond') return undefined;
  const match = findCommand(binary, words);
  if (!('cli' in match) || !match.command) return undefined;
  return commandPage([binary, ...match.command.path].join(' '));
}

/** The parameters of an operation or of a WebSocket method; the latter have no `in`. */
export function parameterSection(
  {document}: Api,
  parameters: readonly (Omit<Parameter, 'in'> & Partial<Pick<Parameter, 'in'>>)[],
): Block[] {
  if (parameters.length === 0) return [];
  const items = parameters.map((parameter) => {
    const {name, required, description, example, schema = {}, deprecated} = parameter;
    const head = {
      name,
      type: [parameter.in, describeType(document, schema)].filter(Boolean).join(' · '),
      presence: required ? ('required' as const) : undefined,
      deprecated,
      chips: chipsOf(schema),
    };
    const exampleLimit =
      example === undefined ? [] : [{label: 'example', value: formatValue(example)}];
    return wrap('li.api-field', [
      fieldHead(`parameter.${name}`, head),
      ...markdown(description ?? schema.description),
      ...remarks([...exampleLimit, ...limitsOf(schema)], choicesOf(schema)),
    ]);
  });
  return [heading(2, 'Parameters', 'parameters'), wrap('ul.api-fields', items)];
}

function bodySection(api: Api, {operation: {requestBody}}: ApiOperation): Block[] {
  const schema = mediaOf(requestBody?.content)?.schema;
  if (!schema) return [];
  return [
    heading(2, 'Request body', 'request-body'),
    ...markdown(requestBody?.description),
    ...schemaBlocks(api, schema, 'body', 'sent'),
  ];
}

/** One tab per response status. */
function responseTabs(api: Api, {slug, responses}: ApiOperation): Block[] {
  const shownSchemas = new Set<string>();
  const firstError = responses.find(([status]) => !isSuccess(status))?.[0];
  const tabs = responses.map(([status, response]) => {
    const anchor = `${isSuccess(status) ? 'response' : 'status'}-${status}`;
    return {
      value: status,
      // Other sites link to #errors, #reply-200 and #replies.
      id: status === firstError ? 'errors' : `reply-${status}`,
      content: [
        heading(3, statusLabel(status), anchor),
        ...markdown(response.description),
        ...(isSuccess(status)
          ? successSchema(api, status, response)
          : errorSchema(api, status, response, shownSchemas)),
      ],
    };
  });
  const rows = tabbed(`response-${slug}`, 'Responses by status', tabs);
  return [heading(2, 'Responses', 'replies'), ...rows];
}

function successSchema(api: Api, status: string, {content}: Response): Block[] {
  const schema = mediaOf(content)?.schema;
  if (!schema) return [];
  return schemaBlocks(api, schema, status === '200' ? 'response' : `response-${status}`);
}

/** The schema of an error. Most errors share a schema, which is folded after the first time. */
function errorSchema(
  api: Api,
  status: string,
  response: Response,
  shownSchemas: Set<string>,
): Block[] {
  const schema = mediaOf(response.content)?.schema;
  if (!schema) return [];
  const blocks = schemaBlocks(api, schema, `response-${status}`);
  const name = refName(schema) ?? JSON.stringify(schema);
  if (!shownSchemas.has(name)) {
    shownSchemas.add(name);
    return blocks;
  }
  return [folded('Same fields as above', INITIALLY_CLOSED, blocks)];
}

/** Example responses, in tabs that are synchronized with those of `responseTabs`. */
function exampleResponses({slug, responses}: ApiOperation): Block[] {
  const tabs = responses.flatMap(([status, {content}]) => {
    const [first, ...more] = examplesOf(mediaOf(content));
    if (!first) return [];
    return {
      value: status,
      id: `example-${status}`,
      content: [
        sampleBlock(first.value, `${status}: ${first.summary}`),
        ...more.map(({summary, value}) =>
          folded(`${status}: ${summary}`, INITIALLY_CLOSED, [
            sampleBlock(value, `${status}: ${summary}`),
          ]),
        ),
      ],
    };
  });
  if (tabs.length === 0) return [];
  return [
    wrap('div.api-examples', [
      heading(2, 'Example response', 'examples'),
      ...tabbed(`response-${slug}`, 'Example responses by status', tabs),
    ]),
  ];
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** An example with its title. */
export function sampleBlock(value: unknown, title: string): Block {
  const language = typeof value === 'string' ? 'text' : 'json';
  return wrap('div.api-sample', [code(language, formatExample(value), title)]);
}

/** The list of servers, each with its description and network. */
export function serverList(servers: readonly Server[]): Block[] {
  if (servers.length === 0) return [];
  const items = servers.map(({url, description, 'x-network': network}) => {
    const label = [description, network].filter(Boolean).join(', ');
    return [inlineCode(url), ...(label ? [` ${label}`] : [])];
  });
  return [heading(2, 'Servers', 'servers'), list(items)];
}

/** A status code with its HTTP reason phrase. */
function statusLabel(status: string): string {
  const name = STATUS_CODES[status];
  return name ? `${status} ${name}` : status;
}
