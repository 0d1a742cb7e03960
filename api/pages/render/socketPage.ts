import type {RootContent} from 'mdast';
import {code, heading, inlineCode, paragraph, type Block} from '../../../markdown/tree';
import type {Api} from '../load/readApi';
import type {Socket} from '../load/sockets';
import {markdown} from './documentText';
import {pretty} from './examplesOf';
import {CLOSED, folded} from './fieldList';
import {parameters, requestLine, sampleBlock, serverList} from './operationPage';
import {availabilityBox, colophon, columns, related} from './pageLayout';
import {schemaBlocks} from './schemaBlocks';

/** The page of a method that is called over a WebSocket. */
export function socketPage(api: Api, socket: Socket): RootContent[] {
  return [
    columns({
      intro: [...availabilityBox(socket), ...markdown(socket.description)],
      interactive: [requestLine('WS', socket.connection.path), ...call(socket)],
      rest: [
        ...parameters(api, socket.params),
        ...responseSection(api, socket),
        ...markdown(socket.sections),
        ...serverList(socket.connection.servers),
        ...related(api, socket['x-related']),
        ...colophon(api),
      ],
    }),
  ];
}

function call({connection, request, websocat}: Socket): Block[] {
  return [
    heading(2, 'Call', 'call'),
    ...markdown(connection.description),
    code('json', pretty(request), 'Request'),
    ...(websocat.length
      ? [paragraph('In a terminal, with the free tool ', inlineCode('websocat'), ':')]
      : []),
    ...websocat.map(({summary, command}) => code('bash', command, summary)),
  ];
}

function responseSection(api: Api, {responses: all, eventSchema}: Socket): Block[] {
  const schema = eventSchema ? {$ref: `#/components/schemas/${eventSchema}`} : undefined;
  const of = (kind: string) => all.filter((response) => response.kind === kind);
  const sample = ({summary, value}: Socket['responses'][number]) => sampleBlock(value, summary);
  const [event, ...more] = of('event');
  const errors = of('error');
  return [
    heading(2, 'Responses', 'replies'),
    ...of('ack').map(sample),
    ...(schema
      ? [heading(3, 'Result of an event', 'event'), ...schemaBlocks(api, schema, 'event')]
      : []),
    ...(event ? [sample(event)] : []),
    ...more.map((response) => folded(response.summary, CLOSED, [sample(response)])),
    ...(errors.length ? [heading(3, 'Errors', 'errors'), ...errors.map(sample)] : []),
  ];
}
