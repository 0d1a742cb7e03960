import {h} from 'hastscript';
import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import {
  around,
  code,
  heading,
  html,
  inlineCode,
  link,
  list,
  paragraph,
  type Block,
} from '../../../markdown/tree';
import type {Api} from '../load/readApi';
import type {QuerySyntax, Socket} from '../load/sockets';
import {availabilityBox} from './availability';
import {colophon} from './colophon';
import {columns} from './columns';
import {pretty} from './examplesOf';
import {CLOSED, folded} from './fieldList';
import {markdown} from './documentText';
import {parameters, requestLine, serverList} from './operationPage';
import {depthControl, schemaBlocks} from './schemaBlocks';

/** A page of a method that is called over a WebSocket and goes on answering. */
export function socketPage(api: Api, socket: Socket): RootContent[] {
  return [
    columns({
      intro: [...availabilityBox(socket), ...markdown(socket.description)],
      act: [requestLine('WS', socket.connection.path), ...call(socket)],
      rest: [
        ...parameters(api, socket.params),
        ...events(socket),
        ...querySyntax(socket.querySyntax),
        ...replies(api, socket),
        ...limits(socket),
        ...serverList(socket.connection.servers),
        ...related(api, socket),
        ...colophon(api),
      ],
    }),
  ];
}

function call({connection, request, websocat}: Socket): Block[] {
  return [
    heading(2, 'Call', 'call'),
    ...markdown(connection.description),
    code('json', pretty(request), 'What you send'),
    ...(websocat.length
      ? [paragraph('In a terminal, with the free tool ', inlineCode('websocat'), ':')]
      : []),
    ...websocat.map(({summary, command}) => code('bash', command, summary)),
  ];
}

function events({events: all = []}: Socket): Block[] {
  if (all.length === 0) return [];
  return [
    heading(2, 'Kinds of event', 'events'),
    entries(
      all.map(({name, query, type, description}) => ({
        head: [h('strong', name), h('code', query), h('span.api-type', `data of type ${type}`)],
        text: description,
      })),
    ),
  ];
}

function querySyntax(syntax: QuerySyntax | undefined): Block[] {
  if (!syntax) return [];
  return [
    heading(2, 'Query syntax', 'query-syntax'),
    ...markdown(syntax.description),
    heading(3, 'Operators', 'operators'),
    entries(
      syntax.operators.map(({operator, description, example}) => ({
        head: [h('strong', h('code', operator))],
        text: `${description} Example: \`${example}\``,
      })),
    ),
    heading(3, 'Keys', 'keys'),
    entries(
      syntax.keys.map(({key, description}) => ({
        head: [h('strong', h('code', key))],
        text: description,
      })),
    ),
    heading(3, 'Queries to begin with', 'queries'),
    ...syntax.examples.flatMap(({query, description}) => [
      ...markdown(description),
      code('text', query, 'Query'),
    ]),
  ];
}

function replies(api: Api, {replies: all, eventSchema}: Socket): Block[] {
  const schema = eventSchema ? {$ref: `#/components/schemas/${eventSchema}`} : undefined;
  const of = (kind: string) => all.filter((reply) => reply.kind === kind);
  const sample = ({summary, value}: Socket['replies'][number]): Block =>
    around('div.api-sample', [code('json', pretty(value), summary)]);
  const [event, ...more] = of('event');
  return [
    heading(2, 'Replies', 'replies'),
    ...of('ack').map(sample),
    ...(schema
      ? [
          heading(3, 'Result of an event', 'event'),
          ...depthControl(api, schema),
          ...schemaBlocks(api, schema, 'event'),
        ]
      : []),
    ...(event ? [sample(event)] : []),
    ...more.map((reply) => folded(reply.summary, CLOSED, [sample(reply)])),
    ...(of('error').length ? [heading(3, 'Errors', 'errors'), ...of('error').map(sample)] : []),
  ];
}

function limits({limits: all}: Socket): Block[] {
  if (all.length === 0) return [];
  return [
    heading(2, 'Limits', 'limits'),
    entries(
      all.map(({name, value, unit, config, description}) => ({
        head: [
          h('strong', name),
          `${value.toLocaleString('en-US')}${unit === 'count' ? '' : ` ${unit}`}`,
          config === null ? h('span.api-type', 'fixed in the program') : h('code', config),
        ],
        text: description,
      })),
    ),
  ];
}

/** Things with a line of remarks and a text, one below the other. */
function entries(all: readonly {head: readonly (Element | string)[]; text: string}[]): Block {
  return around(
    'ul.api-fields',
    all.map(({head, text}) =>
      around('li.api-field', [
        html('p.api-field-head', ...head.map((part) => h('span', part))),
        ...markdown(text),
      ]),
    ),
  );
}

function related(api: Api, {'x-related': all}: Socket): Block[] {
  const titles = new Map([
    ...api.operations.map(({slug, operation}) => [slug, operation.summary ?? slug] as const),
    ...api.sockets.map(({slug, title}) => [slug, title] as const),
  ]);
  const items = [
    ...(all?.operations ?? []).map((slug) => [
      link(`/${api.base}/${slug}/`, titles.get(slug) ?? slug),
    ]),
    ...(all?.guides ?? []).map(({to, label}) => [link(to, label)]),
  ];
  return items.length ? [heading(2, 'Related', 'related'), list(items)] : [];
}
