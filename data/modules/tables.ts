import {formatFact} from '../format';
import {defineTable, UNVERIFIED, type Column, type FactGroup, type Table} from '../schema';
import type {Field, Module, ModuleQuery} from './schema';

type Part = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: Table['rows'];
  readonly path: string;
  readonly note?: string;
};

/** A part of a module as a table with the module's source and date. */
function partTable(module: Module, {id, path, ...part}: Part): Table {
  const folder = module.source.path;
  return defineTable({
    ...part,
    id: `${module.name}.${id}`,
    source: {id: module.source.id, path: path.replace('{module}', folder)},
    asOf: module.asOf,
  });
}

const proto = (module: Module, file: string): string =>
  `proto/${module.package.replaceAll('.', '/')}/${file}`;

/** URL path of a query's page in the API reference. */
export function apiPage({api}: ModuleQuery): string | undefined {
  return api && `/api/babylon-gRPC/${api}/`;
}

/** URL path, with anchor, of a `babylond` command in the command-line reference. */
export function commandPage(command: string): string {
  const [, group = '', ...rest] = command.split(' ');
  return `/operators/babylon_node/babylon_cli/${group}/#${[group, ...rest].join('-')}`;
}

function apiCell(query: ModuleQuery): {apiPage?: string} {
  const address = apiPage(query);
  return address === undefined ? {} : {apiPage: address};
}

/** The cell for a command, with a link if the reference describes it; `fallback` if there is none. */
function commandCells({withdrawn}: Module, command: string | undefined, fallback: string) {
  if (command === undefined) return {command: fallback};
  return {command, ...(!withdrawn && {commandPage: commandPage(command)})};
}

const listFields = (fields: readonly Field[]): string =>
  fields.map(({name, type}) => `${name}: ${type}`).join(', ') || 'none';

/** Transaction messages, with the command that sends each. */
export function messagesTable(module: Module): Table {
  return partTable(module, {
    id: 'messages',
    title: `Messages of the ${module.name} module`,
    path: proto(module, 'tx.proto'),
    columns: [
      {key: 'name', label: 'Message', format: 'code'},
      {key: 'signer', label: 'Signed by'},
      {key: 'effect', label: 'What it does'},
      {key: 'command', label: 'Command', format: 'code', link: 'commandPage'},
    ],
    rows: module.messages.map(({name, signer, effect, command}) => ({
      name,
      signer,
      effect,
      ...commandCells(module, command, 'by proposal'),
    })),
    note: `All messages are in the ${module.package} package.`,
  });
}

/** Fields of every message. */
export function messageFieldsTable(module: Module): Table {
  return partTable(module, {
    id: 'message-fields',
    title: `Message fields of the ${module.name} module`,
    path: proto(module, 'tx.proto'),
    columns: [
      {key: 'name', label: 'Message', format: 'code'},
      {key: 'fields', label: 'Fields'},
    ],
    rows: module.messages.map(({name, fields}) => ({name, fields: listFields(fields)})),
  });
}

/** The chain's checks before it accepts each message. */
export function checksTable(module: Module): Table {
  return partTable(module, {
    id: 'checks',
    title: `Message checks of the ${module.name} module`,
    path: '{module}/keeper/msg_server.go',
    columns: [
      {key: 'name', label: 'Message', format: 'code'},
      {key: 'checks', label: 'Accepted when'},
    ],
    rows: module.messages.flatMap(({name, checks}) => (checks ? [{name, checks}] : [])),
  });
}

/** Keys of the module's store. */
export function storeTable(module: Module): Table {
  return partTable(module, {
    id: 'store',
    title: `Store of the ${module.name} module`,
    path: '{module}/types/keys.go',
    columns: [
      {key: 'key', label: 'Key', format: 'code'},
      {key: 'contents', label: 'Contents'},
    ],
    rows: (module.store ?? []).map(({key, contents}) => ({key, contents})),
  });
}

/** Queries: gRPC method, path of the REST gateway, command. */
export function queriesTable(module: Module): Table {
  return partTable(module, {
    id: 'queries',
    title: `Queries of the ${module.name} module`,
    path: proto(module, 'query.proto'),
    columns: [
      {key: 'name', label: 'gRPC method', format: 'code', link: 'apiPage'},
      {key: 'path', label: 'REST path (GET)', format: 'code'},
      {key: 'returns', label: 'What it returns'},
      {key: 'command', label: 'Command', format: 'code', link: 'commandPage'},
    ],
    rows: module.queries.map((query) => ({
      name: query.name,
      ...apiCell(query),
      path: query.path,
      returns: query.returns,
      ...commandCells(module, query.command, 'none'),
    })),
    note: `All methods are in the ${module.package}.Query service.`,
  });
}

/** Fields of the requests and responses of every query. */
export function queryFieldsTable(module: Module): Table {
  return partTable(module, {
    id: 'query-fields',
    title: `Query fields of the ${module.name} module`,
    path: proto(module, 'query.proto'),
    columns: [
      {key: 'name', label: 'gRPC method', format: 'code'},
      {key: 'request', label: 'Request fields'},
      {key: 'response', label: 'Response fields'},
    ],
    rows: module.queries.map(({name, request, response}) => ({
      name,
      request: listFields(request),
      response: listFields(response),
    })),
  });
}

/** Events with their attributes. */
export function eventsTable(module: Module): Table {
  return partTable(module, {
    id: 'events',
    title: `Events of the ${module.name} module`,
    path: module.eventsFile?.includes('/')
      ? module.eventsFile
      : proto(module, module.eventsFile ?? 'events.proto'),
    columns: [
      {key: 'name', label: 'Event', format: 'code'},
      {key: 'when', label: 'When'},
      {key: 'attributes', label: 'Attributes'},
    ],
    rows: module.events.map(({name, when, attributes}) => ({
      name,
      when,
      attributes: attributes.map((attribute) => attribute.name).join(', '),
    })),
    note: eventsNote(module),
  });
}

/** Explains the format of event types and values. */
function eventsNote({package: prefix, events}: Module): string {
  const plain = events.filter((event) => event.plain).map(({name}) => name);
  const typed = `Event types have the prefix ${prefix}. Attribute values are JSON. 64-bit numbers are quoted; smaller ones are not. Bytes are encoded in base64, except for Bitcoin public keys, Bitcoin headers and their hashes, which are in hex. The mode and msg_index attributes, which the SDK adds, are plain text.`;
  const bare = 'Event types have no prefix, and attribute values are plain text.';
  if (plain.length === 0) return typed;
  if (plain.length === events.length) return bare;
  return `${typed} These events have no prefix, and their attribute values are plain text: ${plain.join(', ')}.`;
}

/** BeginBlock and EndBlock logic. */
export function dutiesTable(module: Module): Table {
  return partTable(module, {
    id: 'duties',
    title: `BeginBlock and EndBlock logic of the ${module.name} module`,
    path: '{module}/abci.go',
    columns: [
      {key: 'block', label: 'Block'},
      {key: 'at', label: 'Phase'},
      {key: 'effect', label: 'What happens'},
    ],
    rows: module.duties.map(({block, at, effect}) => ({block, at, effect})),
  });
}

/** Hooks of other modules that the module responds to. */
export function reactionsTable(module: Module): Table {
  return partTable(module, {
    id: 'reactions',
    title: `Hooks handled by the ${module.name} module`,
    path: '{module}/keeper/',
    columns: [
      {key: 'module', label: 'Module', format: 'code'},
      {key: 'hook', label: 'Hook', format: 'code'},
      {key: 'effect', label: 'What happens'},
    ],
    rows: (module.reactions ?? []).map(({module: from, hook, effect}) => ({
      module: from,
      hook,
      effect,
    })),
  });
}

/** Hooks that other modules can respond to. */
export function hooksTable(module: Module): Table {
  return partTable(module, {
    id: 'hooks',
    title: `Hooks of the ${module.name} module`,
    path: '{module}/types/expected_keepers.go',
    columns: [
      {key: 'name', label: 'Hook', format: 'code'},
      {key: 'when', label: 'When'},
      {key: 'use', label: 'Modules that handle it'},
    ],
    rows: module.hooks.map(({name, when, use}) => ({name, when, use})),
  });
}

/**
 * Parameters with their valid values and their values on both networks. A row with an unverified
 * value is marked.
 *
 * @param groups facts of mainnet and of the testnet, with the same keys
 */
export function parametersTable(
  module: Module,
  groups: {readonly mainnet: readonly FactGroup[]; readonly testnet: readonly FactGroup[]},
): Table {
  const find = (list: readonly FactGroup[], key: string) =>
    list.flatMap(({facts}) => facts[key] ?? []).at(0);
  const formatValue = (list: readonly FactGroup[], key: string) => {
    const fact = find(list, key);
    return fact ? formatFact(fact) : 'unknown';
  };
  const table = partTable(module, {
    id: 'parameters',
    title: `Parameters of the ${module.name} module`,
    path: '{module}/types/params.go',
    columns: [
      {key: 'name', label: 'Parameter', format: 'code'},
      {key: 'mainnet', label: 'Mainnet'},
      {key: 'testnet', label: 'Testnet'},
      {key: 'rule', label: 'Valid values'},
    ],
    rows: module.parameters.map(({name, fact, rule}) => {
      const key = fact.slice(fact.lastIndexOf('.') + 1);
      const why = find(groups.mainnet, key)?.unverified;
      return {
        name,
        mainnet: formatValue(groups.mainnet, key),
        testnet: formatValue(groups.testnet, key),
        rule,
        ...(why !== undefined && {[UNVERIFIED]: `Mainnet: ${why}`}),
      };
    }),
  });
  const further = (part: string, list: readonly FactGroup[]) =>
    list.map(({source, asOf}) => ({part, source, asOf}));
  return {
    ...table,
    further: [
      ...further('Mainnet values', groups.mainnet),
      ...further('Testnet values', groups.testnet),
    ],
  };
}

/**
 * Parameters of a module, with their meanings and valid values.
 *
 * @param group facts of the module; values of the group's network, or defaults
 * @param testnet facts of the testnet with the same keys, if they have been checked
 */
export function parameterMeaningsTable(
  module: Module,
  group: FactGroup,
  testnet?: FactGroup,
): Table {
  const table = partTable(module, {
    id: 'parameters',
    title: `Parameters of the ${module.name} module`,
    path: '{module}/types/params.go',
    columns: [
      {key: 'name', label: 'Parameter', format: 'code'},
      {key: 'type', label: 'Type'},
      {key: 'value', label: group.network === 'bbn-1' ? 'Mainnet' : 'Default'},
      ...(testnet ? [{key: 'testnet', label: 'Testnet'}] : []),
      {key: 'meaning', label: 'What it controls'},
      {key: 'rule', label: 'Valid values'},
    ],
    rows: module.parameters.map(({name, type, fact, rule}) => {
      const key = fact.slice(fact.lastIndexOf('.') + 1);
      const parameter = group.facts[key];
      if (!parameter) throw new Error(`[modules] ${module.name}: no fact "${fact}" for "${name}".`);
      const testnetParameter = testnet?.facts[key];
      return {
        name,
        type,
        value: formatFact(parameter),
        ...(testnet && {testnet: testnetParameter ? formatFact(testnetParameter) : 'unknown'}),
        meaning: parameter.meaning,
        rule,
      };
    }),
  });
  // A fact may come from another source than its group. Repeated origins are shown once.
  const origins = (part: string, {facts, source, asOf}: FactGroup) =>
    module.parameters.map(({fact}) => {
      const own = facts[fact.slice(fact.lastIndexOf('.') + 1)];
      return {part, source: own?.source ?? source, asOf: own?.asOf ?? asOf};
    });
  return {
    ...table,
    further: [
      ...origins(testnet ? 'Mainnet values' : 'Values', group),
      ...(testnet ? origins('Testnet values', testnet) : []),
    ],
  };
}

/** Error codes. */
export function errorsTable(module: Module): Table {
  const hasMessages = module.errors.some(({message}) => message !== undefined);
  return partTable(module, {
    id: 'errors',
    title: `Errors of the ${module.name} module`,
    path: '{module}/types/errors.go',
    columns: [
      {key: 'code', label: 'Code', align: 'right'},
      {key: 'name', label: 'Name', format: 'code'},
      ...(hasMessages ? [{key: 'message', label: 'Error text', format: 'code'} as const] : []),
      {key: 'meaning', label: 'Meaning'},
    ],
    rows: module.errors.map(({code, name, message, meaning}) => ({
      code,
      name,
      ...(message !== undefined && {message}),
      meaning,
    })),
  });
}
