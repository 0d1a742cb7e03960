import {formatFact} from '../format';
import {defineTable, UNVERIFIED, type Column, type FactGroup, type Table} from '../schema';
import type {Field, Module} from './schema';

type Part = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: Table['rows'];
  readonly path: string;
  readonly note?: string;
};

/** A module's part as a table: source and date are the module's. */
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

const list = (fields: readonly Field[]): string =>
  fields.map(({name, type}) => `${name}: ${type}`).join(', ') || 'none';

/** Transaction messages, with the command that sends each. */
export function messagesTable(module: Module): Table {
  return partTable(module, {
    id: 'messages',
    title: `Messages of ${module.name}`,
    path: proto(module, 'tx.proto'),
    columns: [
      {key: 'name', label: 'Message', format: 'code'},
      {key: 'signer', label: 'Signed by'},
      {key: 'does', label: 'What it does'},
      {key: 'command', label: 'Command', format: 'code'},
    ],
    rows: module.messages.map(({name, signer, does, command}) => ({
      name,
      signer,
      does,
      command: command ?? 'by proposal',
    })),
    note: `All are in the package ${module.package}.`,
  });
}

/** What the chain checks before it accepts each message. */
export function checksTable(module: Module): Table {
  return partTable(module, {
    id: 'checks',
    title: `Checks of the messages of ${module.name}`,
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
    title: `Store of ${module.name}`,
    path: '{module}/types/keys.go',
    columns: [
      {key: 'key', label: 'Key', format: 'code'},
      {key: 'holds', label: 'What stands there'},
    ],
    rows: (module.store ?? []).map(({key, holds}) => ({key, holds})),
  });
}

/** Queries: gRPC method, path of the REST gateway, command. */
export function queriesTable(module: Module): Table {
  return partTable(module, {
    id: 'queries',
    title: `Queries of ${module.name}`,
    path: proto(module, 'query.proto'),
    columns: [
      {key: 'name', label: 'gRPC method', format: 'code'},
      {key: 'path', label: 'REST path, by GET', format: 'code'},
      {key: 'returns', label: 'What it returns'},
      {key: 'command', label: 'Command', format: 'code'},
    ],
    rows: module.queries.map(({name, path, returns, command}) => ({
      name,
      path,
      returns,
      command: command ?? 'none',
    })),
    note: `Methods belong to the service ${module.package}.Query.`,
  });
}

/** Fields of the requests and answers of every query. */
export function queryFieldsTable(module: Module): Table {
  return partTable(module, {
    id: 'query-fields',
    title: `Fields of the queries of ${module.name}`,
    path: proto(module, 'query.proto'),
    columns: [
      {key: 'name', label: 'gRPC method', format: 'code'},
      {key: 'request', label: 'You send'},
      {key: 'response', label: 'You get'},
    ],
    rows: module.queries.map(({name, request, response}) => ({
      name,
      request: list(request),
      response: list(response),
    })),
  });
}

/** Events with their attributes. */
export function eventsTable(module: Module): Table {
  return partTable(module, {
    id: 'events',
    title: `Events of ${module.name}`,
    path: proto(module, module.eventsFile ?? 'events.proto'),
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
    note: `Types carry the prefix ${module.package}. Attribute values are JSON: numbers in quotes, bytes in base64.`,
  });
}

/** Duties in the begin and end of blocks. */
export function dutiesTable(module: Module): Table {
  return partTable(module, {
    id: 'duties',
    title: `Block duties of ${module.name}`,
    path: '{module}/abci.go',
    columns: [
      {key: 'block', label: 'Block'},
      {key: 'at', label: 'At its'},
      {key: 'does', label: 'What happens'},
    ],
    rows: module.duties.map(({block, at, does}) => ({block, at, does})),
  });
}

/** Hooks that other modules attach to. */
export function hooksTable(module: Module): Table {
  return partTable(module, {
    id: 'hooks',
    title: `Hooks of ${module.name}`,
    path: '{module}/types/expected_keepers.go',
    columns: [
      {key: 'name', label: 'Hook', format: 'code'},
      {key: 'when', label: 'When'},
      {key: 'use', label: 'Who acts on it'},
    ],
    rows: module.hooks.map(({name, when, use}) => ({name, when, use})),
  });
}

/**
 * Parameters with what they may be and their values on both networks. A value that nobody could
 * check marks its row.
 *
 * @param groups facts of mainnet and of the test network, with the same keys
 */
export function parametersTable(
  module: Module,
  groups: {readonly mainnet: readonly FactGroup[]; readonly testnet: readonly FactGroup[]},
): Table {
  const find = (list: readonly FactGroup[], key: string) =>
    list.flatMap(({facts}) => facts[key] ?? []).at(0);
  const shown = (list: readonly FactGroup[], key: string) => {
    const fact = find(list, key);
    return fact ? formatFact(fact) : 'not known';
  };
  const table = partTable(module, {
    id: 'parameters',
    title: `Parameters of ${module.name}`,
    path: '{module}/types/params.go',
    columns: [
      {key: 'name', label: 'Parameter', format: 'code'},
      {key: 'mainnet', label: 'Mainnet'},
      {key: 'testnet', label: 'Testnet'},
      {key: 'rule', label: 'Allowed'},
    ],
    rows: module.parameters.map(({name, fact, rule}) => {
      const key = fact.slice(fact.lastIndexOf('.') + 1);
      const why = find(groups.mainnet, key)?.unverified;
      return {
        name,
        mainnet: shown(groups.mainnet, key),
        testnet: shown(groups.testnet, key),
        rule,
        ...(why !== undefined && {[UNVERIFIED]: `Mainnet: ${why}`}),
      };
    }),
  });
  const further = (of: string, list: readonly FactGroup[]) =>
    list.map(({source, asOf}) => ({of, source, asOf}));
  return {
    ...table,
    further: [
      ...further('Values of mainnet', groups.mainnet),
      ...further('Values of the test network', groups.testnet),
    ],
  };
}

/** Error codes. */
export function errorsTable(module: Module): Table {
  return partTable(module, {
    id: 'errors',
    title: `Errors of ${module.name}`,
    path: '{module}/types/errors.go',
    columns: [
      {key: 'code', label: 'Code', align: 'right'},
      {key: 'name', label: 'Name', format: 'code'},
      {key: 'meaning', label: 'Meaning'},
    ],
    rows: module.errors.map(({code, name, meaning}) => ({code, name, meaning})),
  });
}
