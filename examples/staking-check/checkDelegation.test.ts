import {hex} from '@scure/base';
import {describe, expect, test} from 'vitest';
import {NUMS} from '../bitcoin-staking-scripts/buildOutputs';
import {apiAnswer, nodeResponse, stakingTx} from './exampleDelegation';
import {reportsOf, wrongOf} from './testInput';

describe('a delegation', () => {
  test.each([
    ['a node', nodeResponse, ['delegation', 'staking', 'unbonding', 'slashing', 'slashing']],
    [
      'babylond, without the outer field',
      nodeResponse.btc_delegation,
      ['delegation', 'staking', 'unbonding', 'slashing', 'slashing'],
    ],
    ['the Staking API', apiAnswer, ['delegation', 'staking', 'unbonding']],
    ['a list of one', {data: [apiAnswer.data]}, ['delegation', 'staking', 'unbonding']],
  ])(
    'from %s has no differences, and its covenant signatures are counted',
    (_from, answer, kinds) => {
      const reports = reportsOf({delegation: JSON.stringify(answer)});
      expect(reports.map(({kind}) => kind)).toEqual(kinds);
      expect(wrongOf({delegation: JSON.stringify(answer)})).toEqual([]);
      const messages = reports.flatMap(({findings}) => findings.map(({message}) => message));
      expect(messages).toContain(
        '6 of 9 covenant members have signed this unbonding transaction; 6 are needed.',
      );
    },
  );

  const del = nodeResponse.btc_delegation;
  const unb = del.undelegation_response;
  const list = unb.covenant_unbonding_sig_list;
  test.each([
    [
      "another member's signature",
      {
        undelegation_response: {
          ...unb,
          covenant_unbonding_sig_list: list.with(0, {...list[0]!, sig: list[1]!.sig}),
        },
      },
      /^Delegation: 5 of 9 covenant members have signed .* 6 are needed: of 6 signatures, 1 are/,
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
      /It states 500,001 sat for output 0, which has 500,000 sat/,
    ],
    [
      'another output',
      {staking_output_idx: 1},
      /It states output 1 as the staking output, which does not pay/,
    ],
    [
      "another staker's signature",
      {delegator_slash_sig_hex: unb.delegator_slashing_sig_hex},
      /^Delegation: The staker's signature on the slashing transaction is not valid/,
    ],
    [
      'a stake that it does not expand',
      {stk_exp: {previous_staking_tx_hash_hex: '00'.repeat(32)}},
      /^Input 0: It spends [0-9a-f]+, not the stake 0000/,
    ],
    [
      'another finality provider',
      {fp_btc_pk_list: [hex.encode(NUMS)]},
      /No output pays the staking address/,
    ],
  ])('with %s is reported', (_name, change, message) => {
    const delegation = JSON.stringify({btc_delegation: {...del, ...change}});
    expect(wrongOf({delegation, staker: '', providers: ''})).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]),
    );
  });

  test('whose stated ID is not that of its staking transaction is reported', () => {
    const {delegation_staking: staking} = apiAnswer.data;
    const data = {
      ...apiAnswer.data,
      delegation_staking: {...staking, staking_tx_hash_hex: '11'.repeat(32)},
    };
    expect(wrongOf({delegation: JSON.stringify({data})})).toEqual([
      `Delegation: It states the ID ${'11'.repeat(32)}; its staking transaction has ${stakingTx.id}.`,
    ]);
  });
});
