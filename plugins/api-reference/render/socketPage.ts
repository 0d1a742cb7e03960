import type {PhrasingContent, RootContent} from 'mdast';
import type {Api} from '../load/readApi';
import type {QuerySyntax, Socket} from '../load/sockets';
import {availabilityBox} from './availability';
import {colophon} from './colophon';
import {choicesOf, chipsOf, limitsOf, write} from './describeField';
import {pretty} from './examplesOf';
import {CLOSED, fieldHead, folded, remarks} from './fieldList';
import {typeWords} from './fieldTree';
import {
  around,
  code,
  heading,
  inlineCode,
  link,
  list,
  markdown,
  paragraph,
  table,
  type Block,
} from './nodes';
import {requestLine, serverList} from './operationPage';
import {depthControl, schemaBlocks} from './schemaBlocks';

/** A page of a method that is called over a WebSocket and goes on answering. */
export function socketPage(api: Api, socket: Socket): RootContent[] {
  return [
    requestLine('WS', socket.connection.path),
    ...availabilityBox(socket),
    ...markdown(socket.description),
    ...call(socket),
    ...params(api, socket),
    ...events(socket),
    ...querySyntax(socket.querySyntax),
    ...replies(api, socket),
    ...limits(socket),
    ...serverList(socket.connection.servers),
    ...related(api, socket),
    ...colophon(api),
  ];
}

function call({connection, request, websocat}: Socket): RootContent[] {
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

function params({document}: Api, {params: all}: Socket): RootContent[] {
  if (all.length === 0) return [];
  const items = all.map(({name, required, description, schema, example}) => {
    const head = {name, type: typeWords(document, schema), required, chips: chipsOf(schema)};
    const shown = example === undefined ? [] : [{label: 'example', value: write(example)}];
    return around('li', 'api-field', [
      fieldHead(`parameter.${name}`, head),
      ...markdown(description),
      ...remarks([...shown, ...limitsOf(schema)], choicesOf(schema)),
    ]);
  });
  return [heading(2, 'Parameters', 'parameters'), around('ul', 'api-fields', items)];
}

function events({events: all = []}: Socket): RootContent[] {
  if (all.length === 0) return [];
  return [
    heading(2, 'Kinds of event', 'events'),
    table(
      ['Event', 'Query', 'Type of `data`', 'When it comes'],
      all.map(({name, query, type, description}) => [
        [name],
        [inlineCode(query)],
        [inlineCode(type)],
        phrases(description),
      ]),
    ),
  ];
}

function querySyntax(syntax: QuerySyntax | undefined): RootContent[] {
  if (!syntax) return [];
  return [
    heading(2, 'Query syntax', 'query-syntax'),
    ...markdown(syntax.description),
    table(
      ['Operator', 'Meaning', 'Example'],
      syntax.operators.map(({operator, description, example}) => [
        [inlineCode(operator)],
        phrases(description),
        [inlineCode(example)],
      ]),
    ),
    table(
      ['Key', 'Meaning'],
      syntax.keys.map(({key, description}) => [[inlineCode(key)], phrases(description)]),
    ),
    heading(3, 'Queries to begin with', 'queries'),
    ...syntax.examples.flatMap(({query, description}) => [
      ...markdown(description),
      code('text', query, 'Query'),
    ]),
  ];
}

function replies(api: Api, {replies: all, eventSchema}: Socket): RootContent[] {
  const schema = eventSchema ? {$ref: `#/components/schemas/${eventSchema}`} : undefined;
  const of = (kind: string) => all.filter((reply) => reply.kind === kind);
  const sample = ({summary, value}: Socket['replies'][number]): Block =>
    around('div', 'api-sample', [code('json', pretty(value), summary)]);
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

function limits({limits: all}: Socket): RootContent[] {
  if (all.length === 0) return [];
  return [
    heading(2, 'Limits', 'limits'),
    table(
      ['Limit', 'Value', 'Key in config.toml', 'What happens'],
      all.map(({name, value, unit, config, description}) => [
        [name],
        [`${value.toLocaleString('en-US')}${unit === 'count' ? '' : ` ${unit}`}`],
        config === null ? ['fixed'] : [inlineCode(config)],
        phrases(description),
      ]),
    ),
  ];
}

function related(api: Api, {'x-related': all}: Socket): RootContent[] {
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

/** One paragraph of CommonMark as the content of a cell. */
function phrases(text: string): PhrasingContent[] {
  const [first] = markdown(text);
  return first?.type === 'paragraph' ? first.children : [{type: 'text', value: text}];
}
