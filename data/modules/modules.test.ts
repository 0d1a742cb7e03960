import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {faultAt} from '../../config/testing/faultAt';
import {findCommand} from '../cli/load';
import {loadFacts} from '../load';
import epoching from './epoching';
import {modules, moduleOfService, commandUse} from './load';
import {fields} from './schema';
import {checksTable, commandPage, messagesTable, queriesTable, storeTable} from './tables';

const support = new Set(['load.ts', 'schema.ts', 'tables.ts']);

test('every module is loaded, and its file is named after it', () => {
  const files = readdirSync(__dirname).filter(
    (file) => !file.endsWith('.test.ts') && !support.has(file),
  );
  expect(files.map((file) => path.parse(file).name)).toEqual(modules.map(({name}) => name));
});

test('a command maps to its message or query and to its module', () => {
  const targetOf = (name: string) => {
    const use = commandUse(name);
    return [use?.module.name, use?.message?.name ?? use?.query?.name];
  };
  expect(targetOf('babylond query finality block')).toEqual(['finality', 'Block']);
  expect(targetOf('babylond tx incentive withdraw-reward')).toEqual([
    'incentive',
    'MsgWithdrawReward',
  ]);
  expect(targetOf('babylond query mint')).toEqual(['mint', undefined]);
  expect(targetOf('babylond query btcstkconsumer params')).toEqual([undefined, undefined]);
  expect(moduleOfService('babylon.mint.v1.Query')?.name).toBe('mint');
  expect(moduleOfService('cosmos.bank.v1beta1.Query')).toBeUndefined();
});

test.each(modules)(
  '$name: store keys begin with a hex byte and are sorted by it',
  ({store = []}) => {
    const first = store.map(({key}) => /^0x([0-9a-f]{2})/.exec(key)?.[1] ?? key);
    expect(first.filter((byte) => !/^[0-9a-f]{2}$/.test(byte))).toEqual([]);
    expect(first).toEqual([...first].sort());
  },
);

test.each(modules)('$name: parameters refer to facts that exist', async ({parameters}) => {
  const {facts} = await loadFacts();
  for (const {fact} of parameters) expect([...facts.keys()]).toContain(fact);
});

test.each(modules)('$name: messages refer to events and parameters of the module', (module) => {
  const events = module.events.map(({name}) => name);
  const parameters = module.parameters.map(({name}) => name);
  for (const {event, gas} of module.messages) {
    if (event) expect(events).toContain(event);
    if (gas) expect(parameters).toContain(gas);
  }
});

test.each(modules)('$name: no name is used twice', (module) => {
  for (const part of [module.messages, module.queries, module.events, module.errors]) {
    const names = part.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(modules)('$name: REST paths contain only fields of their query', (module) => {
  for (const {path: address, request} of module.queries) {
    const start = module.rest ?? `/${module.package.replaceAll('.', '/')}`;
    expect(address).toMatch(new RegExp(`^${start}(/|$)`));
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(request.map(({name}) => name)).toEqual(expect.arrayContaining(inPath));
  }
});

test.each(modules)('$name: queries link to their method’s page', (module) => {
  for (const {name, api} of module.queries) {
    if (api === undefined) continue;
    const file = path.join(__dirname, `../../api/specs/babylon-grpc/paths/${api}.yaml`);
    const {get} = parseYaml(readFileSync(file, 'utf8')) as {get: Record<string, unknown>};
    expect(get['x-grpc']).toEqual({service: `${module.package}.Query`, method: name});
  }
});

test.each(modules)('$name: commands are in the command-line reference', (module) => {
  const commands = [...module.messages, ...module.queries].flatMap(({command}) => command ?? []);
  for (const command of commands) {
    const lookup = findCommand('babylond', command.split(' ').slice(1));
    const isKnown = 'cli' in lookup && lookup.rest.length === 0;
    expect([command, isKnown]).toEqual([command, !module.withdrawn]);
  }
});

test.each(modules)('$name: its page shows all of its tables', async ({name, page}) => {
  const {tables} = await loadFacts();
  const folder = path.join(__dirname, '../../docs', page);
  const text = readFileSync(path.join(`${folder.replace(/\/$/, '')}.mdx`), 'utf8');
  const shownIds = [...text.matchAll(/<DataTable id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const moduleTableIds = [...tables.keys()].filter((id) => id.startsWith(`${name}.`));
  expect(moduleTableIds.filter((id) => !shownIds.includes(id))).toEqual([]);
});

test('a command links to its section', () => {
  expect(commandPage('babylond query finality params')).toBe(
    '/operators/babylon_node/babylon_cli/query/#query-finality-params',
  );
});

test('the tables show which messages and queries have no command', () => {
  const byMessage = messagesTable(epoching).rows.find(({name}) => name === 'MsgUpdateParams');
  expect(byMessage?.command).toBe('by proposal');
  const byQuery = queriesTable(epoching).rows.find(({name}) => name === 'CurrentEpoch');
  expect(byQuery?.command).toBe('none');
});

test('the checks and store tables have rows only if the module lists checks and store keys', () => {
  const {messages} = epoching;
  const [first] = messages;
  if (!first) throw new Error('The epoching module has no messages.');
  const module = {
    ...epoching,
    store: [{key: '0x01', contents: 'the parameters'}],
    messages: [{...first, checks: 'the amount is not zero'}, ...messages.slice(1)],
  };
  expect(storeTable(epoching).rows).toEqual([]);
  expect(storeTable(module).rows).toEqual([{key: '0x01', contents: 'the parameters'}]);
  expect(checksTable(module).rows).toEqual([
    {name: 'MsgWrappedDelegate', checks: 'the amount is not zero'},
  ]);
});

test('the error for a field without a type contains the line and the fix', () => {
  expect(() => fields('epoch_num')).toThrow(faultAt('modules/field', 'epoch_num', '"name: type"'));
});
