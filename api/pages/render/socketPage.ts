import type {RootContent} from 'mdast';
import {code, heading, inlineCode, paragraph, type Block} from '../../../markdown/tree';
import type {Api} from '../load/readApi';
import type {Socket} from '../load/sockets';
import {markdown} from './documentText';
import {formatExample} from './examplesOf';
import {INITIALLY_CLOSED, folded} from './fieldList';
import {parameterSection, requestLine, sampleBlock, serverList} from './operationPage';
import {availabilityBox, colophon, columns, related} from './pageLayout';
import {schemaBlocks} from './schemaBlocks';

/** The page of a method that is called over a WebSocket. */
export function socketPage(api: Api, socket: Socket): RootContent[] {
  return [
    columns({
      intro: [...availabilityBox(socket), ...markdown(socket.description)],
      interactive: [requestLine('WS', socket.connection.path), ...callSection(socket)],
      rest: [
        ...parameterSection(api, socket.params),
        ...responseSection(api, socket),
        ...markdown(socket.sections),
        ...serverList(socket.connection.servers),
        ...related(api, socket['x-related']),
        ...colophon(api),
      ],
    }),
  ];
}

function callSection({connection, request, websocat}: Socket): Block[] {
  return [
    heading(2, 'Call', 'call'),
    ...markdown(connection.description),
    code('json', formatExample(request), 'Request'),
    ...(websocat.length
      ? [paragraph('In a terminal, with the free tool ', inlineCode('websocat'), ':')]
      : []),
    ...websocat.map(({summary, command}) => code('bash', command, summary)),
  ];
}

function responseSection(api: Api, {responses, eventSchema}: Socket): Block[] {
  const schema = eventSchema ? {$ref: `#/components/schemas/${eventSchema}`} : undefined;
  const ofKind = (kind: string) => responses.filter((response) => response.kind === kind);
  const sample = ({summary, value}: Socket['responses'][number]) => sampleBlock(value, summary);
  const [event, ...otherEvents] = ofKind('event');
  const errors = ofKind('error');
  return [
    heading(2, 'Responses', 'replies'),
    ...ofKind('ack').map(sample),
    ...(schema
      ? [heading(3, 'Result of an event', 'event'), ...schemaBlocks(api, schema, 'event')]
      : []),
    ...(event ? [sample(event)] : []),
    ...otherEvents.map((response) =>
      folded(response.summary, INITIALLY_CLOSED, [sample(response)]),
    ),
    ...(errors.length ? [heading(3, 'Errors', 'errors'), ...errors.map(sample)] : []),
  ];
}
