import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../load';
import epoching from './epoching';
import {fields, type Module} from './schema';
import {checksTable, messagesTable, queriesTable, storeTable} from './tables';

const support = new Set(['schema.ts', 'tables.ts']);
const files = readdirSync(__dirname).filter(
  (file) => !file.endsWith('.test.ts') && !support.has(file),
);
const modules = await Promise.all(
  files.map(
    async (file) => ((await import(path.join(__dirname, file))) as {default: Module}).default,
  ),
);

test('a file is named like its module', () => {
  expect(files.map((file) => path.parse(file).name)).toEqual(modules.map(({name}) => name));
});

test.each(modules)('$name: store keys begin with a byte in hex, in order', ({store = []}) => {
  const first = store.map(({key}) => /^0x([0-9a-f]{2})/.exec(key)?.[1] ?? key);
  expect(first.filter((byte) => !/^[0-9a-f]{2}$/.test(byte))).toEqual([]);
  expect(first).toEqual([...first].sort());
});

test.each(modules)('$name: parameters point to facts that exist', async ({parameters}) => {
  const {facts} = await loadFacts();
  for (const {fact} of parameters) expect([...facts.keys()]).toContain(fact);
});

test.each(modules)('$name: messages name events and parameters of the module', (module) => {
  const events = module.events.map(({name}) => name);
  const parameters = module.parameters.map(({name}) => name);
  for (const {event, gas} of module.messages) {
    if (event) expect(events).toContain(event);
    if (gas) expect(parameters).toContain(gas);
  }
});

test.each(modules)('$name: no name stands twice', (module) => {
  for (const part of [module.messages, module.queries, module.events, module.errors]) {
    const names = part.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(modules)('$name: REST paths carry every field that stands in them', (module) => {
  for (const {path: address, request} of module.queries) {
    expect(address).toMatch(new RegExp(`^/${module.package.replaceAll('.', '/')}(/|$)`));
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(request.map(({name}) => name)).toEqual(expect.arrayContaining(inPath));
  }
});

test('a table says what has no command', () => {
  const byMessage = messagesTable(epoching).rows.find(({name}) => name === 'MsgUpdateParams');
  expect(byMessage?.command).toBe('by proposal');
  const byQuery = queriesTable(epoching).rows.find(({name}) => name === 'CurrentEpoch');
  expect(byQuery?.command).toBe('none');
});

test('checks and store appear only where a module states them', () => {
  const {messages} = epoching;
  const [first] = messages;
  if (!first) throw new Error('epoching has messages');
  const module = {
    ...epoching,
    store: [{key: '0x01', holds: 'the parameters'}],
    messages: [{...first, checks: 'the amount is not zero'}, ...messages.slice(1)],
  };
  expect(storeTable(epoching).rows).toEqual([]);
  expect(storeTable(module).rows).toEqual([{key: '0x01', holds: 'the parameters'}]);
  expect(checksTable(module).rows).toEqual([
    {name: 'MsgWrappedDelegate', checks: 'the amount is not zero'},
  ]);
});

test('a field without a type stops with the line and the fix', () => {
  expect(() => fields('epoch_num')).toThrow(
    '[modules] "epoch_num" is not a field.\nValid: "name: type", such as "epoch_num: uint64".\nFix: correct the line.',
  );
});
