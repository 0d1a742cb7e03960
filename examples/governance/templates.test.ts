// cspell:words cfworker
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Validator, type Schema} from '@cfworker/json-schema';
import {expect, test} from 'vitest';
import staking from '../../data/facts/bbn-1.staking';
import governance from '../../data/facts/governance';
import finality from '../../data/modules/finality';
import incentive from '../../data/modules/incentive';

type Json = Record<string, unknown>;

const read = (file: string): Json =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as Json;

const validators = Object.fromEntries(
  ['proposal', 'metadata'].map((name) => [
    name,
    new Validator(read(`schemas/${name}.schema.json`) as Schema, '2020-12', false),
  ]),
);

/** Validation errors of a file, one per line, each with the path of the field. */
function problems(file: string, value: Json): string[] {
  const validator = validators[file === 'metadata.json' ? 'metadata' : 'proposal'];
  return (validator?.validate(value).errors ?? []).map(
    ({instanceLocation, error}) => `${instanceLocation}: ${error}`,
  );
}

const templates = readdirSync(__dirname).filter((file) => file.endsWith('.json'));

test('there are templates', () => {
  expect(templates.length).toBeGreaterThanOrEqual(10);
});

test.each(templates)('%s matches its schema', (file) => {
  expect(problems(file, read(file))).toEqual([]);
});

test.each<[string, string, (proposal: Json) => void, string]>([
  ['text.json', 'no deposit', (file) => delete file['deposit'], '"deposit"'],
  ['text.json', 'no metadata', (file) => delete file['metadata'], '"metadata"'],
  [
    'text.json',
    'a deposit in another denomination',
    (file) => (file['deposit'] = '5000000000satoshi'),
    '#/deposit',
  ],
  ['text.json', 'an unknown field', (file) => (file['quorum'] = '0.5'), '#/quorum'],
  [
    'finality-params.json',
    'a missing parameter',
    (file) => delete params(file)['min_pub_rand'],
    '"min_pub_rand"',
  ],
  [
    'finality-params.json',
    'a duration as a number',
    (file) => (params(file)['jail_duration'] = 600),
    '#/messages/0/params/jail_duration',
  ],
  [
    'incentive-params.json',
    'a portion of 1',
    (file) => (params(file)['fp_portion'] = '1.0'),
    '#/messages/0/params/fp_portion',
  ],
  [
    'software-upgrade.json',
    'another authority',
    (file) => (first(file)['authority'] = 'bbn1xyz'),
    '#/messages/0/authority',
  ],
  [
    'community-pool-spend.json',
    'a type with a typo',
    (file) => (first(file)['@type'] = '/cosmos.distribution.v1beta1.MsgCommunityPoolSpent'),
    '#/messages/0/@type',
  ],
  [
    'staking-params.json',
    'a missing parameter',
    (file) => delete ((first(file)['msg'] as Json)['params'] as Json)['max_entries'],
    '"max_entries"',
  ],
  [
    'resume-finality.json',
    'no provider',
    (file) => (first(file)['fp_pks_hex'] = []),
    '#/messages/0/fp_pks_hex',
  ],
  [
    'resume-finality.json',
    'a height as a string',
    (file) => (first(file)['halting_height'] = '5000000'),
    '#/messages/0/halting_height',
  ],
  ['metadata.json', 'authors that are not a list', (file) => (file['authors'] = 'A'), '#/authors'],
])('%s with %s is rejected, and the error includes the field', (file, _what, corrupt, named) => {
  const value = read(file);
  corrupt(value);
  expect(problems(file, value).join('\n')).toContain(named);
});

function first(proposal: Json): Json {
  return (proposal['messages'] as Json[])[0] ?? {};
}

function params(proposal: Json): Json {
  return first(proposal)['params'] as Json;
}

test.each([
  ['finality-params.json', finality],
  ['incentive-params.json', incentive],
])('%s lists the parameters of its module', (file, {parameters}) => {
  expect(Object.keys(params(read(file)))).toEqual(parameters.map(({name}) => name));
});

test('the BABY staking parameters match mainnet', () => {
  const {params: values} = first(read('staking-params.json'))['msg'] as {params: Json};
  const fact = (key: string) => Number(staking.facts[key]?.value);
  expect(values).toMatchObject({
    unbonding_time: `${fact('unbonding-time')}s`,
    max_validators: fact('max-validators'),
    max_entries: fact('max-entries'),
  });
  expect(Number(values['min_commission_rate'])).toBe(fact('min-commission-rate') / 100);
});

test('messages are signed by the governance account', () => {
  const authority = governance.facts['authority']?.value;
  for (const file of templates) {
    for (const message of (read(file)['messages'] ?? []) as Json[]) {
      const wrapped = (message['msg'] ?? message) as Json;
      expect(wrapped['authority'] ?? wrapped['sender']).toBe(authority);
    }
  }
});
