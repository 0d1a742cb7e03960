import {base64, hex} from '@scure/base';
import {p2tr, Transaction} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {
  NUMS,
  phase1OpReturn,
  stakingOutput,
  unbondingOutput,
} from '../bitcoin-staking-scripts/buildOutputs';
import {exampleSpends, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import type {RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {spend} from '../bitcoin-staking-scripts/spendOutputs';
import {
  apiAnswer,
  changedTx,
  exampleParameters,
  nodeAnswer,
  partsOf,
  rawOf,
  slashingTx,
  stakeCoin,
  stakingTx,
  unbondingCoin,
  unbondingTx,
} from './exampleDelegation';
import {knownParameters, termsOf, type KnownNetwork} from './parameters';
import {
  keys,
  notCheckedOf,
  output,
  parameters,
  problemOf,
  providers,
  reportsOf,
  run,
  staker,
  stakingPsbt,
  wrongOf,
} from './testInput';

describe('a delegation', () => {
  test.each([
    ['a node', nodeAnswer, ['staking', 'unbonding', 'slashing', 'slashing']],
    [
      'babylond, without the outer field',
      nodeAnswer.btc_delegation,
      ['staking', 'unbonding', 'slashing', 'slashing'],
    ],
    ['the Staking API', apiAnswer, ['staking', 'unbonding']],
    ['a list of one', {data: [apiAnswer.data]}, ['staking', 'unbonding']],
  ])('of %s is what the protocol asks for', (_from, answer, roles) => {
    const reports = reportsOf({delegation: JSON.stringify(answer)});
    expect(reports.map(({role}) => role)).toEqual(roles);
    expect(reports.every(({matches}) => matches)).toBe(true);
    const said = reports.flatMap(({findings}) => findings.map(({says}) => says));
    expect(said).toContain(
      '6 of 9 covenant members have signed this unbonding transaction; 6 are needed.',
    );
  });

  const del = nodeAnswer.btc_delegation;
  const unb = del.undelegation_response;
  const list = unb.covenant_unbonding_sig_list;
  test.each([
    [
      'a signature of another member',
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: list.with(0, {...list[0]!, sig: list[1]!.sig}),
        },
      },
      /^Delegation: 5 of 9 covenant members have signed .* 6 are needed: 6 signatures were given/,
    ],
    [
      'one signature twice',
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: [...list.slice(0, 5), list[0]!],
        },
      },
      /^Delegation: 5 of 9 covenant members/,
    ],
    [
      'no signatures',
      {undelegation_response: {...unb, covenant_unbonding_sig_list: []}},
      /^Delegation: The covenant has not signed/,
    ],
    [
      'another unbonding time',
      {unbonding_time: 1008},
      /Its unbonding time is 1008 blocks; .* has 301/,
    ],
    [
      'another amount',
      {total_sat: '500001'},
      /It names output 0 with 500,001 sat as the staking output, which is not so/,
    ],
    ['another output', {staking_output_idx: 1}, /It names output 1 .* which is not so/],
    [
      "another staker's signature",
      {delegator_slash_sig_hex: unb.delegator_slashing_sig_hex},
      /^Delegation: The staker's signature on it is not valid/,
    ],
    [
      'a stake that it does not expand',
      {stk_exp: {previous_staking_tx_hash_hex: '00'.repeat(32)}},
      /^Input 0: It should spend the stake 0000/,
    ],
    [
      'another finality provider',
      {fp_btc_pk_list: [hex.encode(NUMS)]},
      /No output pays the staking address/,
    ],
  ])('with %s: the difference is named', (_name, change, message) => {
    const delegation = JSON.stringify({btc_delegation: {...del, ...change}});
    expect(wrongOf({delegation, staker: '', providers: ''})).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  });

  test('of another id than it states', () => {
    const {delegation_staking: staking} = apiAnswer.data;
    const data = {
      ...apiAnswer.data,
      delegation_staking: {...staking, staking_tx_hash_hex: '11'.repeat(32)},
    };
    expect(wrongOf({delegation: JSON.stringify({data})})).toEqual([
      `Delegation: It states the id ${'11'.repeat(32)}; its staking transaction has ${stakingTx.id}.`,
    ]);
  });
});
