import {type OpenApi, type Schema} from '../load/document';
import type {Api, ApiOperation} from '../load/readApi';
import {merged} from '../render/fieldTree';
import {mediaOf} from '../render/examplesOf';
import {unknownFields} from './unknownFields';
import {devnet, heightsOf, mainnet, presentOf, seconds, timeAt, workAt, type World} from './worlds';

/** An example value that does not fit to the others. */
export type Misfit = {
  readonly document: string;
  readonly operation: string;
  /** Names from the example down, such as `active.btc_delegation.start_height`. */
  readonly field: string;
  readonly value: string;
  readonly expected: string;
};

export function describeMisfit({document, operation, field, value, expected}: Misfit): string {
  return `${document}, ${operation}: ${field} is ${value}; expected ${expected}.`;
}

type Kind = 'babylon' | 'bitcoin' | 'epoch' | 'time' | 'work';
/** A value of an example that has a place in its world. */
type Mark = {readonly kind: Kind; readonly value: string | number};
type Marks = Readonly<Record<string, Mark>>;
/** Told of every object of an example: its own marks, and those of the nearest objects around it. */
type Visit = (path: readonly string[], own: Marks, around: Marks, whole: unknown) => void;

/** Times that stand for "never". */
const NEVER = /^(1970-01-01|0001-01-01)T00:00:00Z$/;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Two fields of one object that tell of one moment, and by how many seconds they may differ. */
const SAME_MOMENT: readonly (readonly [string, string, number])[] = [
  ['block_height', 'block_time', MINUTE],
  ['bbn_inception_height', 'bbn_inception_time', MINUTE],
  ['latest_block_height', 'latest_block_time', MINUTE],
  ['earliest_block_height', 'earliest_block_time', MINUTE],
  ['babylon_header_height', 'time', MINUTE],
  ['height', 'time', MINUTE],
  ['height', 'timestamp', MINUTE],
  ['height', 'start_time', MINUTE],
  ['height', 'commit_time', MINUTE],
  // Blocks of Bitcoin come when they come.
  ['start_height', 'start_timestamp', 3 * DAY],
  ['slashed_btc_height', 'slashed_babylon_height', DAY],
];

/**
 * What in the examples of a document does not lie on the lines of its world: heights, times, epochs
 * and proof of work grow together, and nothing is later than the present of the examples.
 */
export function oneWorld(api: Api): {readonly misfits: Misfit[]; readonly marks: number} {
  const misfits: Misfit[] = [];
  let marks = 0;
  for (const {operation, world, examples} of examplesOf(api)) {
    for (const {name, value, schema} of examples) {
      const visit: Visit = (path, own, around, whole) => {
        marks += Object.keys(own).length;
        for (const [key, expected] of wrong(world, own, around, whole)) {
          const field = [name, ...path, key].join('.');
          const text = String(own[key]?.value ?? (whole as Record<string, unknown>)[key]);
          misfits.push({document: api.id, operation, field, value: text, expected});
        }
      };
      walk(api.document, value, schema, [], {}, visit);
    }
  }
  return {misfits, marks};
}

type Shown = {readonly name: string; readonly value: unknown; readonly schema: Schema};
type Group = {readonly operation: string; readonly world: World; readonly examples: Shown[]};

/** Every example of a good answer or of a request, by operation. */
function examplesOf(api: Api): Group[] {
  return [
    ...api.operations.map((operation) => ({
      operation: operation.slug,
      world: operation.tag?.name === 'zoneconcierge' ? devnet : mainnet,
      examples: shownIn(operation),
    })),
    ...api.sockets.map(({slug, replies, eventSchema}) => ({
      operation: slug,
      world: mainnet,
      examples: replies.flatMap(({name, kind, value}): Shown[] =>
        kind === 'event' && eventSchema !== undefined
          ? [
              {
                name,
                value: (value as {result?: unknown}).result,
                schema: {$ref: `#/components/schemas/${eventSchema}`},
              },
            ]
          : [],
      ),
    })),
  ];
}

function shownIn({operation, parameters, responses}: ApiOperation): Shown[] {
  const asked = parameters.filter(({example}) => example !== undefined);
  const request: Shown = {
    name: 'parameters',
    value: Object.fromEntries(asked.map(({name, example}) => [name, example])),
    schema: {
      properties: Object.fromEntries(asked.map(({name, schema = {}}) => [name, schema])),
    },
  };
  const bodies = [
    operation.requestBody?.content,
    ...responses.filter(([status]) => status < '300').map(([, {content}]) => content),
  ];
  return [
    request,
    ...bodies.flatMap((content) => {
      const {schema, examples = {}} = mediaOf(content) ?? {};
      if (!schema) return [];
      return Object.entries(examples).map(([name, {value}]) => {
        // An answer and the epoch that was asked for are of one moment.
        const epoch = request.value as Record<string, unknown>;
        return {
          name,
          value: isAnswerToEpoch(value) ? {...value, epoch_num: epoch['epoch_num']} : value,
          schema: isAnswerToEpoch(value) ? withEpoch(schema) : schema,
        };
      });
    }),
  ];
}

/** `btc_light_client_height` alone: at the end of the epoch that was asked for. */
function isAnswerToEpoch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'btc_light_client_height' in value;
}

function withEpoch(schema: Schema): Schema {
  return {allOf: [schema, {properties: {epoch_num: {type: 'string', 'x-unit': 'epochs'}}}]};
}

function walk(
  document: OpenApi,
  value: unknown,
  written: Schema,
  path: readonly string[],
  around: Marks,
  visit: Visit,
): void {
  const schema = formOf(document, value, written);
  if (Array.isArray(value)) {
    value.forEach((child, index) => {
      const own = schema.prefixItems?.[index] ?? schema.items;
      if (own) walk(document, child, own, [...path, String(index)], around, visit);
    });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const {additionalProperties: rest} = schema;
  const own: Record<string, Mark> = {};
  const schemas = Object.entries(value).map(([key, child]) => {
    const keys = (schema as {propertyNames?: Schema}).propertyNames;
    // A map from heights to what is so at them.
    if (keys?.['x-unit'] === 'babylon-height') own[key] = {kind: 'babylon', value: Number(key)};
    const found = schema.properties?.[key] ?? (typeof rest === 'object' ? rest : undefined);
    const kind = found && kindOf(key, merged(document, found));
    if (kind && (typeof child === 'string' || typeof child === 'number')) {
      own[key] = {kind, value: child};
    }
    return [key, child, found] as const;
  });
  Object.assign(own, attributeOf(value as Record<string, unknown>));
  visit(path, own, around, value);
  for (const [key, child, found] of schemas) {
    if (found) walk(document, child, found, [...path, key], {...around, ...own}, visit);
  }
}

/** A schema without references, and of several forms the one that the value has. */
function formOf(document: OpenApi, value: unknown, written: Schema): Schema {
  const schema = merged(document, written);
  const forms = schema.oneOf ?? schema.anyOf;
  if (!forms || schema.properties) return schema;
  const isForm = (form: Schema): boolean => {
    const {properties, type} = merged(document, form);
    if (type === 'null') return value === null;
    const named = Object.entries(properties ?? {});
    return named.every(([key, child]) => {
      const only = merged(document, child).const;
      return only === undefined || (value as Record<string, unknown> | null)?.[key] === only;
    });
  };
  const place = {file: '', pointer: ''};
  const [best] = forms
    .filter(isForm)
    .sort(
      (a, b) =>
        unknownFields(document, value, a, place).length -
        unknownFields(document, value, b, place).length,
    );
  return best ? formOf(document, value, best) : schema;
}

function kindOf(name: string, schema: Schema): Kind | undefined {
  if (schema['x-unit'] === 'babylon-height') return 'babylon';
  if (schema['x-unit'] === 'bitcoin-height') return 'bitcoin';
  if (schema['x-unit'] === 'epochs' && !name.includes('count')) return 'epoch';
  if (schema.format === 'date-time') return 'time';
  return name === 'work' ? 'work' : undefined;
}

/** Events write names and values side by side, and numbers as JSON text. */
function attributeOf({key, value}: Record<string, unknown>): Record<string, Mark> {
  const number = Number(String(value).replaceAll('"', ''));
  if (key === 'epoch_boundary') return {[key]: {kind: 'babylon', value: number}};
  return key === 'epoch_number' ? {[key]: {kind: 'epoch', value: number}} : {};
}

/** Fields of an object that do not fit, each with what would. */
function wrong(world: World, own: Marks, around: Marks, whole: unknown): [string, string][] {
  return [
    ...Object.entries(own).flatMap(([key, mark]) => outside(world, key, mark)),
    ...SAME_MOMENT.flatMap(([a, b, slack]) => apart(world, own, a, b, slack)),
    ...epochsOf(world, own, around),
    ...bitcoinOf(world, own),
    ...stakeOf(world, own, whole as Record<string, unknown>),
    ...headerOf(world, own, whole as Record<string, unknown>),
  ];
}

/** Nothing is later than the present. */
function outside(world: World, key: string, {kind, value}: Mark): [string, string][] {
  const {babylon = 0, bitcoin = Infinity, time = ''} = presentOf(world);
  // The block in the making, and the last one of the running epoch.
  const running = heightsOf(world, Math.ceil(babylon / world.epochLength));
  const most = {
    babylon: key === 'epoch_boundary' ? running[1] : babylon + 1,
    bitcoin: key === 'end_height' ? Infinity : bitcoin,
    epoch: running[1] / world.epochLength,
    work: Infinity,
    time: seconds(time) + MINUTE,
  }[kind];
  const number = kind === 'time' ? seconds(String(value)) : Number(value);
  if (number <= most) return [];
  const limit = kind === 'time' ? time : String(most);
  return [[key, `at most ${limit}, the present of ${world.name}`]];
}

/** When it is, in seconds; undefined for values that stand for "never". */
function momentOf(world: World, mark: Mark | undefined): number | undefined {
  if (!mark || Number(mark.value) === 0 || NEVER.test(String(mark.value))) return undefined;
  if (mark.kind === 'time') return seconds(String(mark.value));
  if (mark.kind !== 'babylon' && mark.kind !== 'bitcoin') return undefined;
  return timeAt(world, mark.kind, Number(mark.value));
}

function apart(world: World, own: Marks, a: string, b: string, slack: number): [string, string][] {
  const [first, second] = [momentOf(world, own[a]), momentOf(world, own[b])];
  if (first === undefined || second === undefined) return [];
  if (Math.abs(first - second) <= slack) return [];
  return [[a, `the height at ${isoOf(second)} (${b} ${own[b]?.value}); it is of ${isoOf(first)}`]];
}

/** Heights lie in their epochs. */
function epochsOf(world: World, own: Marks, around: Marks): [string, string][] {
  const found: [string, string][] = [];
  const number = (key: string) => (own[key] ? Number(own[key].value) : undefined);
  const must = (key: string, ok: boolean, expected: string) => {
    if (!ok) found.push([key, expected]);
  };
  const epoch = number('epoch_number') ?? number('current_epoch') ?? number('babylon_epoch');
  if (epoch !== undefined) {
    const [first, last] = heightsOf(world, epoch);
    const [begin, end, inside] = [
      number('first_block_height'),
      number('epoch_boundary'),
      number('babylon_header_height'),
    ];
    if (begin !== undefined) must('first_block_height', begin === first, String(first));
    if (end !== undefined) must('epoch_boundary', end === last, String(last));
    if (inside !== undefined) {
      must('babylon_header_height', inside >= first && inside <= last, `${first} to ${last}`);
    }
  }
  const boundary = number('epoch_boundary');
  if (boundary !== undefined) {
    must('epoch_boundary', boundary % world.epochLength === 0, 'the last block of an epoch');
  }
  const queued = number('block_height');
  if (queued !== undefined && around['epoch_number'] && own['block_time']) {
    const [first, last] = heightsOf(world, Number(around['epoch_number'].value));
    must('block_height', queued >= first && queued <= last, `${first} to ${last}`);
  }
  const ended = momentOf(world, own['last_block_time']);
  if (ended !== undefined && own['epoch_number']) {
    const last = timeAt(world, 'babylon', heightsOf(world, Number(own['epoch_number'].value))[1]);
    must('last_block_time', Math.abs(ended - last) <= MINUTE, isoOf(last));
  }
  return found;
}

/** Bitcoin's heights fit to the epoch that is told of, and to the work done. */
function bitcoinOf(world: World, own: Marks): [string, string][] {
  const epoch = own['epoch_number'] ?? own['epoch_num'];
  const key = ['best_submission_btc_block_height', 'btc_light_client_height'].find(
    (name) => name in own,
  );
  const found: [string, string][] = [];
  if (epoch && key) {
    const ended = timeAt(world, 'babylon', heightsOf(world, Number(epoch.value))[1]);
    const late = (momentOf(world, own[key]) ?? 0) - ended;
    // Ten minutes a block: at the end of the epoch, or submitted within three hours of it.
    const most = key === 'btc_light_client_height' ? 10 * MINUTE : 180 * MINUTE;
    if (late < -10 * MINUTE || late > most) {
      found.push([key, `a block of Bitcoin at the end of epoch ${epoch.value}, ${isoOf(ended)}`]);
    }
  }
  if (own['work'] && own['height']) {
    const [work, line] = [Number(own['work'].value), workAt(world, Number(own['height'].value))];
    if (Math.abs(work / line - 1) > 0.01) found.push(['work', `about ${line.toExponential(3)}`]);
  }
  return found;
}

/** A stake ends its timelock after it began, and began when it was registered or within a week. */
function stakeOf(
  world: World,
  own: Marks,
  {staking_time, staking_timelock}: Record<string, unknown>,
): [string, string][] {
  const [start, end] = [Number(own['start_height']?.value), Number(own['end_height']?.value)];
  const lock = Number(staking_time ?? staking_timelock);
  if (!start || !lock) return [];
  const began = momentOf(world, own['start_height']) ?? 0;
  const registered = momentOf(world, own['bbn_inception_height']) ?? began;
  return [
    ...(end === start + lock
      ? []
      : [['end_height', `${start + lock}: start and timelock`] satisfies [string, string]]),
    ...(Math.abs(began - registered) <= 7 * DAY
      ? []
      : [['start_height', `a block at ${isoOf(registered)}`] satisfies [string, string]]),
  ];
}

/** The bytes of a Bitcoin header hold its time. */
function headerOf(
  world: World,
  own: Marks,
  {header_hex}: Record<string, unknown>,
): [string, string][] {
  if (typeof header_hex !== 'string' || !own['height']) return [];
  const inHeader = Buffer.from(header_hex, 'hex').readUInt32LE(68);
  const line = timeAt(world, 'bitcoin', Number(own['height'].value));
  if (Math.abs(inHeader - line) <= 3 * DAY) return [];
  return [['header_hex', `a header with the time ${isoOf(line)}; it has ${isoOf(inHeader)}`]];
}

function isoOf(moment: number): string {
  return new Date(Math.round(moment) * 1000).toISOString().replace('.000Z', 'Z');
}
