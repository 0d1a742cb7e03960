import {base64, hex} from '@scure/base';
import {describe, expect, test} from 'vitest';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {apiAnswer, exampleParameters, nodeResponse, rawOf, stakingTx} from './exampleDelegation';
import {problemOf, providers, run, staker, stakingPsbt} from './testInput';

describe('the error for invalid input contains the field, what is wrong, and the fix', () => {
  const raw = rawOf(stakingTx);
  const psbt = base64.encode(stakingPsbt().toPSBT());
  test.each([
    ['nothing', '', /nothing to check/],
    ['spaces', ' \n ', /nothing to check/],
    ['only half', raw.slice(0, 100), /cut off: its 50 bytes end inside the amount of output 0/],
    ['all but the end', raw.slice(0, -8), /end inside the lock time/],
    ['an odd digit', raw.slice(0, -1), /an odd number/],
    ['a wrong digit', raw.replace('0', 'z'), /not hex: character 1 is "z"/],
    ['trailing bytes', `${raw}0011`, /The transaction is followed by 2 bytes/],
    ['a transaction twice', raw + raw, /is followed by \d+ bytes that do not belong to it/],
    [
      'a length with a non-minimal encoding',
      raw.replace('0000000000fdffffff02', '0000000000fdffffffff0200000000000000'),
      /not a valid Bitcoin transaction: the number of outputs cannot be parsed/,
    ],
    ['an ID', stakingTx.id, /the ID of a transaction, not the transaction/],
    ['an address', 'bc1qexampleexampleexample', /This is an address/],
    ['a link', 'https://mempool.space/tx/1', /This is a link/],
    ['JSON', '{"a":1}', /This is JSON, not a transaction/],
    [
      'a private key',
      'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ',
      /private key or a seed phrase/,
    ],
    ['a seed phrase', 'abandon '.repeat(11) + 'about', /private key or a seed phrase/],
    ['plain text', 'hello world', /not hex: character 1 is "h"/],
    ['half a PSBT', psbt.slice(0, 80), /The PSBT is cut off|not a valid Bitcoin PSBT/],
    ['base64 of something else', 'aGVsbG8gd29ybGQ=', /base64, but not a PSBT/],
    ['no inputs', '02000000000000000000', /has 0 inputs/],
    ['no inputs and one output', '020000000001e8030000000000000000000000', /has 0 inputs/],
    ['too many bytes', '00'.repeat(400_001), /has 400001 bytes/],
    ['text that is too long', 'a'.repeat(2_000_001), /2000001 characters/],
    [
      'many inputs that are missing',
      '0200000001'.replace('01', 'feffffff7f'),
      /cut off|cannot be parsed|not hex|odd/,
    ],
  ])('a transaction: %s', (_name, transaction, message) => {
    const problem = problemOf({transaction});
    expect(problem).toMatchObject({
      field: 'transaction',
      message: expect.stringMatching(message) as string,
    });
    expect(problem!.fix.length).toBeGreaterThan(10);
    expect(problem!.message).not.toMatch(/Reader|undefined|at .*\.ts/);
  });

  const del = nodeResponse.btc_delegation;
  test.each([
    ['junk', 'hello', /not JSON: it begins with "hello"/],
    ['a web page', '<html>502</html>', /a web page, not JSON/],
    ['only half', JSON.stringify(nodeResponse).slice(0, 500), /ends early/],
    ['a missing quotation mark', '{a: 1}', /not valid JSON/],
    ['null', 'null', /JSON|null/],
    ['a list', '[]', /not a delegation/],
    ['a different response', '{"params":{}}', /neither btc_delegation nor data/],
    [
      'an error of a node',
      '{"code":2,"message":"the BTC delegation is not found","details":[]}',
      /The node returned an error: the BTC delegation is not found/,
    ],
    [
      'a list of two',
      JSON.stringify({data: [apiAnswer.data, apiAnswer.data]}),
      /a list of 2 delegations/,
    ],
    [
      'a missing field',
      JSON.stringify({btc_delegation: {...del, btc_pk: undefined}}),
      /btc_delegation\.btc_pk is missing/,
    ],
    [
      'an invalid key',
      JSON.stringify({btc_delegation: {...del, btc_pk: 'ff'.repeat(32)}}),
      /btc_delegation\.btc_pk is not a public key: it is not a point/,
    ],
    [
      'an invalid transaction',
      JSON.stringify({btc_delegation: {...del, staking_tx_hex: '00'}}),
      /btc_delegation\.staking_tx_hex: The transaction is cut off/,
    ],
    [
      'a negative number',
      JSON.stringify({btc_delegation: {...del, staking_time: -1}}),
      /btc_delegation\.staking_time is -1, not a whole number/,
    ],
    [
      'a number as an object',
      JSON.stringify({btc_delegation: {...del, total_sat: {}}}),
      /total_sat is {}, not a whole number/,
    ],
    [
      'an invalid signature',
      JSON.stringify({btc_delegation: {...del, delegator_slash_sig_hex: 'zz'}}),
      /delegator_slash_sig_hex is not a signature/,
    ],
    ['deeply nested brackets', '['.repeat(100_000), /JSON/],
    [
      'a property that every object inherits',
      '{"__proto__": {"btc_delegation": 1}}',
      /not a delegation/,
    ],
    [
      'a staking time of 0',
      JSON.stringify({btc_delegation: {...del, staking_time: 0}}),
      /0 blocks/,
    ],
    [
      'an unknown version',
      JSON.stringify({btc_delegation: {...del, params_version: 99}}),
      /no parameter version 99/,
    ],
  ])('a delegation: %s', (_name, delegation, message) => {
    const problem = problemOf({delegation, parameters: '', staker: '', providers: ''});
    expect(problem).toMatchObject({message: expect.stringMatching(message) as string});
    expect(problem!.fix.length).toBeGreaterThan(10);
  });

  test.each([
    [{staker: ''}, 'staker', /The staker's key is missing/],
    [{staker: 'bc1qexampleexampleexample'}, 'staker', /can't be computed from an address/],
    [{staker: staker.slice(2)}, 'staker', /has 31 bytes/],
    [{staker: 'ff'.repeat(32)}, 'staker', /not a point on the secp256k1 curve/],
    [{staker: `04${staker}${staker}`}, 'staker', /uncompressed key/],
    [
      {staker: `05${staker}`},
      'staker',
      /begins with 05; a 33-byte compressed key begins with 02 or 03/,
    ],
    [{providers: ''}, 'providers', /finality provider's key is missing/],
    [{providers: staker}, 'providers', /are the same/],
    [{providers: `${providers}\n${providers}`}, 'providers', /is repeated/],
    [{staker: exampleParameters.covenant_pks[0]}, 'staker', /one of the covenant's keys/],
    [{amount: '0.5'}, 'amount', /whole number/],
    [{amount: '0,005'}, 'amount', /whole number/],
    [{stakingTime: '65536'}, 'stakingTime', /is impossible/],
    [{stakingTime: 'long'}, 'stakingTime', /whole number/],
    [{stakingTime: '1,5'}, 'stakingTime', /whole number/],
    [
      {parameters: '', version: '7'},
      'version',
      /bbn-1 has no parameter version 7 .* 0, 1, 2, 3, 4, 5/,
    ],
    [{network: 'bbn-9'}, 'network', /Unknown network "bbn-9"/],
    [{parameters: '{"params":[]}'}, 'parameters', /a list of versions/],
    [
      {parameters: '{"params":{"covenant_pks":["00"]}}'},
      'parameters',
      /covenant_pks\.0 is not a public key/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, covenant_quorum: 10})},
      'parameters',
      /covenant_quorum is 10, but there are 9/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, slashing_rate: '1.5'})},
      'parameters',
      /slashing_rate is "1.5"/,
    ],
    [
      {parameters: JSON.stringify({...exampleParameters, slashing_pk_script: '*'})},
      'parameters',
      /slashing_pk_script is not base64/,
    ],
  ])('the input %j', (input, field, message) => {
    const problem = problemOf({transaction: rawOf(stakingTx), ...input});
    expect(problem).toMatchObject({field, message: expect.stringMatching(message) as string});
  });

  test('keys passed with a delegation must match it', () => {
    const delegation = JSON.stringify(nodeResponse);
    const other = hex.encode(exampleKeys.covenant[0]!.xOnly);
    expect(problemOf({delegation, staker: other})).toMatchObject({field: 'staker'});
    expect(problemOf({delegation, providers: other})).toMatchObject({field: 'providers'});
  });
});

test('random bytes never make the checker throw', () => {
  let seed = 7;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const raw = hex.decode(rawOf(stakingTx));
  for (let round = 0; round < 60; round += 1) {
    const bytes = Uint8Array.from(raw);
    for (let hit = 0; hit < 3; hit += 1)
      bytes[Math.floor(random() * bytes.length)] = random() * 256;
    expect(() => run({transaction: hex.encode(bytes)})).not.toThrow();
  }
});
