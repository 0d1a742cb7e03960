import {h} from 'hastscript';
import {STATUS_CODES} from 'node:http';
import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {findCommand} from '../../../data/cli/load';
import {moduleOfService} from '../../../data/modules/load';
import {commandPage} from '../../../data/modules/tables';
import {
  around,
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
import type {Parameter, Response, Server} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {refName} from '../../schema/schemas';
import {exampleSamples} from '../../request/samples';
import {operationDocument} from '../publish/operationDocument';
import {availabilityBox} from './availability';
import {examplesOf, mediaOf, pretty} from './examplesOf';
import {chipsOf, choicesOf, limitsOf, write} from './describeField';
import {CLOSED, fieldHead, folded, remarks} from './fieldList';
import {typeWords} from './fieldTree';
import {markdown} from './documentText';
import {depthControl, schemaBlocks} from './schemaBlocks';
import {tabbed} from './tabbed';
import {colophon} from './colophon';
import {columns} from './columns';

/** A page of one operation: what it does, how it is asked, and what it takes and answers. */
export function operationPage(api: Api, operation: ApiOperation): RootContent[] {
  const {description, 'x-broadcasts': broadcasts} = operation.operation;
  const text = markdown(description);
  // What it does comes before the request, the rest after it; but a warning comes before the step.
  const first = broadcasts ? text.length : 1;
  return [
    columns({
      intro: [...availabilityBox(operation.operation), ...text.slice(0, first)],
      act: [
        requestLine(operation.method, operation.path),
        requestPanel(api, operation),
        ...exampleReplies(operation),
      ],
      rest: [
        ...text.slice(first),
        ...otherWays(operation),
        ...parameters(api, operation.parameters),
        ...body(api, operation),
        ...replies(api, operation),
        ...serverList(api.document.servers ?? []),
        ...related(api, operation),
        ...colophon(api, operation),
      ],
    }),
  ];
}

/** The example request, and the form that sends it. */
function requestPanel(api: Api, operation: ApiOperation): Block {
  const samples = JSON.stringify(exampleSamples(operationDocument(api, operation)));
  return jsx('ApiPanel', attributes({file: `${api.id}/${operation.slug}.json`, samples}));
}

/** Method and path in one line that can be copied. */
export function requestLine(method: string, path: string): Block {
  return html(
    'div.api-line',
    {dataLanguage: 'http'},
    h(`span.api-method.api-${method.toLowerCase()}`, method),
    // For those who copy, hear or search the line; nobody sees it.
    ' ',
    h('code', path),
    h(
      'button',
      {
        type: 'button',
        className: ['api-copy'],
        dataCodeAction: 'copy',
        ariaLabel: 'Copy path',
      },
      // A copy before hydration shows its outcome here.
      h('span', {ariaLive: 'polite', suppressHydrationWarning: true}, 'Copy'),
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
      h('dt', name),
      h('dd', {}, led(h('code', value), name === 'Command line' ? cli : undefined)),
    ]),
    ...(module
      ? [h('dt', 'Module'), h('dd', h('a', {href: module.page}, h('code', module.name)))]
      : []),
  ];
  return [html('dl.api-ways', ...terms)];
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

/** The parameters of an operation, or of a WebSocket method, whose parameters are in no address. */
export function parameters(
  {document}: Api,
  all: readonly (Omit<Parameter, 'in'> & Partial<Pick<Parameter, 'in'>>)[],
): Block[] {
  if (all.length === 0) return [];
  const items = all.map((parameter) => {
    const {name, required, description, example, schema = {}, deprecated} = parameter;
    const head = {
      name,
      type: [parameter.in, typeWords(document, schema)].filter(Boolean).join(' · '),
      presence: required ? ('required' as const) : undefined,
      deprecated,
      chips: chipsOf(schema),
    };
    const shown = example === undefined ? [] : [{label: 'example', value: write(example)}];
    return around('li.api-field', [
      fieldHead(`parameter.${name}`, head),
      ...markdown(description ?? schema.description),
      ...remarks([...shown, ...limitsOf(schema)], choicesOf(schema)),
    ]);
  });
  return [heading(2, 'Parameters', 'parameters'), around('ul.api-fields', items)];
}

function body(api: Api, {operation: {requestBody}}: ApiOperation): Block[] {
  const schema = mediaOf(requestBody?.content)?.schema;
  if (!schema) return [];
  return [
    heading(2, 'Request body', 'request-body'),
    ...markdown(requestBody?.description),
    ...depthControl(api, schema),
    ...schemaBlocks(api, schema, 'body', 'sent'),
  ];
}

/** What comes back, as a tab for each status. */
function replies(api: Api, {slug, responses}: ApiOperation): Block[] {
  const shown = new Set<string>();
  const firstError = responses.find(([status]) => !isSuccess(status))?.[0];
  const tabs = responses.map(([status, response]) => {
    const anchor = `${isSuccess(status) ? 'response' : 'status'}-${status}`;
    return {
      value: status,
      label: status,
      // The anchor under which all errors stood.
      id: status === firstError ? 'errors' : `reply-${status}`,
      content: [
        heading(3, statusWords(status), anchor),
        ...markdown(response.description),
        ...(isSuccess(status)
          ? successSchema(api, status, response)
          : errorSchema(api, status, response, shown)),
      ],
    };
  });
  return [heading(2, 'Replies', 'replies'), ...tabbed(`reply-${slug}`, 'Replies by status', tabs)];
}

function successSchema(api: Api, status: string, {content}: Response): Block[] {
  const schema = mediaOf(content)?.schema;
  if (!schema) return [];
  const anchor = status === '200' ? 'response' : `response-${status}`;
  return [...depthControl(api, schema), ...schemaBlocks(api, schema, anchor)];
}

/** Errors of one interface mostly have one form, which is open where it comes first. */
function errorSchema(api: Api, status: string, response: Response, shown: Set<string>): Block[] {
  const schema = mediaOf(response.content)?.schema;
  if (!schema) return [];
  const blocks = schemaBlocks(api, schema, `response-${status}`);
  const name = refName(schema) ?? JSON.stringify(schema);
  if (!shown.has(name)) {
    shown.add(name);
    return blocks;
  }
  return [folded('Fields, the same as above', CLOSED, blocks)];
}

/** Replies as they may come, with the tabs of `replies`. */
function exampleReplies({slug, responses}: ApiOperation): Block[] {
  const tabs = responses.flatMap(([status, {content}]) => {
    const [first, ...more] = examplesOf(mediaOf(content));
    if (!first) return [];
    return {
      value: status,
      label: status,
      id: `example-${status}`,
      content: [
        sampleBlock(first.value, `${status}: ${first.summary}`),
        ...more.map(({summary, value}) =>
          folded(`${status}: ${summary}`, CLOSED, [sampleBlock(value, `${status}: ${summary}`)]),
        ),
      ],
    };
  });
  if (tabs.length === 0) return [];
  return [
    around('div.api-examples', [
      heading(2, 'Example reply', 'examples'),
      ...tabbed(`reply-${slug}`, 'Example replies by status', tabs),
    ]),
  ];
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** A reply in a block that scrolls by itself where it is long. */
function sampleBlock(value: unknown, title: string): Block {
  return around('div.api-sample', [code(language(value), pretty(value), title)]);
}

function language(value: unknown): string {
  return typeof value === 'string' ? 'text' : 'json';
}

/** Servers with what each has, below their heading. */
export function serverList(all: readonly Server[]): Block[] {
  if (all.length === 0) return [];
  const items = all.map(({url, description, 'x-network': network}) => {
    const label = [description, network].filter(Boolean).join(', ');
    return [inlineCode(url), ...(label ? [` ${label}`] : [])];
  });
  return [heading(2, 'Servers', 'servers'), list(items)];
}

function related(api: Api, {tag, operation}: ApiOperation): Block[] {
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
