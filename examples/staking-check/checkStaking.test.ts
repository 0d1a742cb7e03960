import {base64, hex} from '@scure/base';
import {p2tr} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {
  phase1OpReturn,
  stakingOutput,
  unbondingOutput,
} from '../bitcoin-staking-scripts/buildOutputs';
import {exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {changedTx, rawOf, stakingTx} from './exampleDelegation';
import {knownParameters, termsOf, type KnownNetwork} from './parameters';
import {keys, notCheckedOf, output, reportsOf, staker, stakingPsbt, wrongOf} from './testInput';

describe('a staking transaction', () => {
  test('passes as hex, and as a PSBT in hex and base64', () => {
    const psbt = stakingPsbt().toPSBT();
    for (const transaction of [
      rawOf(stakingTx),
      hex.encode(psbt),
      base64.encode(psbt),
      ` "${rawOf(stakingTx)}"\n`,
    ]) {
      const [report] = reportsOf({transaction});
      expect(report).toMatchObject({kind: 'staking', id: stakingTx.id});
      expect(report!.outputs.map(({is}) => is)).toEqual([
        'staking output',
        "Taproot address of the staker's key",
      ]);
    }
  });

  test('in a PSBT is reported with its fee', () => {
    const [report] = reportsOf({transaction: hex.encode(stakingPsbt().toPSBT())});
    expect(report!.findings.map(({message}) => message)).toContain('The fee is 400 sat.');
  });

  const swapped = {
    ...exampleTerms,
    staker: exampleTerms.finalityProviders[0]!,
    finalityProviders: [exampleTerms.staker],
  };
  const inWith = (script: Uint8Array) =>
    changedTx(stakingTx, ({outputs}) => ({
      outputs: [output(500_000n, script), ...outputs.slice(1)],
    }));
  const [mainnet, testnet] = checkNetworks as [KnownNetwork, KnownNetwork];
  const ofVersion = (network: KnownNetwork, version: number) =>
    stakingOutput(termsOf(knownParameters(network, version), exampleTerms)).pkScript;

  test.each([
    [
      'the keys are swapped',
      inWith(stakingOutput(swapped).pkScript),
      /Output 0 is a staking output with the staker's and the finality provider's key swapped/,
    ],
    [
      'the quorum differs',
      inWith(stakingOutput({...exampleTerms, quorum: 5}).pkScript),
      /a covenant quorum of 5 instead of 6/,
    ],
    [
      'the staking time differs',
      inWith(stakingOutput({...exampleTerms, stakingTime: 301}).pkScript),
      /a timelock of 301 blocks instead of 64000/,
    ],
    [
      'it pays the unbonding output',
      inWith(unbondingOutput(exampleTerms).pkScript),
      /The number of outputs is 2; the protocol requires 1/,
    ],
    [
      'it is for another network',
      inWith(ofVersion(testnet, 5)),
      /staking output of version 5 of bbn-test-6/,
    ],
    [
      'it is for another committee',
      inWith(ofVersion(mainnet, 3)),
      /staking output of version 0 of this network/,
    ],
    [
      'it pays a key',
      inWith(p2tr(exampleTerms.staker).script),
      /No output pays the staking address bc1p.* A Taproot output does not show which/,
    ],
    [
      'there are two staking outputs',
      changedTx(stakingTx, ({outputs}) => ({
        outputs: [...outputs, output(7n, outputs[0]!.script)],
      })),
      /2 outputs pay the staking address: 0, 2/,
    ],
    [
      'the amount is below the limit',
      changedTx(stakingTx, ({outputs}) => ({outputs: [output(499_999n, outputs[0]!.script)]})),
      /The amount, 499,999 sat, is outside the limits .*: 500,000 sat/,
    ],
    [
      'an output is dust',
      changedTx(stakingTx, ({outputs}) => ({
        outputs: [...outputs, output(329n, outputs[1]!.script)],
      })),
      /329 sat in output 2 is dust: .* below 330 sat/,
    ],
  ])('is reported if %s', (_name, transaction, message) => {
    expect(wrongOf({transaction}).join('\n')).toMatch(message);
  });

  test('with an additional output to an unknown address is reported', () => {
    const stranger = p2tr(exampleKeys.covenant[0]!.xOnly).script;
    const transaction = changedTx(stakingTx, ({outputs}) => ({
      outputs: [...outputs, output(9_000n, stranger)],
    }));
    expect(notCheckedOf({transaction}).join()).toMatch(/output 2, 9,000 sat to bc1p/);
  });

  test.each([
    [{amount: '500,000'}, []],
    [{amount: '500001'}, [/The stake has 500,000 sat, not the 500,001 sat/]],
    [{stakingTime: '301'}, [/No output pays/, /The staking time is 301 blocks/]],
    [{staker: `02${staker}`}, []],
    [{parameters: '', version: '5'}, [/No output pays/]],
  ])('with %j has the expected result', (input, messages) => {
    const wrong = wrongOf({transaction: rawOf(stakingTx), ...input});
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });

  test('that spends more than its inputs is rejected', () => {
    const psbt = stakingPsbt();
    psbt.updateOutput(1, {amount: 9_999_999n}, true);
    expect(wrongOf({transaction: hex.encode(psbt.toPSBT())}).join()).toMatch(
      /sat more than the inputs, so nodes reject it/,
    );
  });
});

describe('the phase 1 OP_RETURN', () => {
  const [mainnet] = checkNetworks as [KnownNetwork];
  const phase1 = {...keys, parameters: '', version: '1'};
  const terms = termsOf(knownParameters(mainnet, 1), exampleTerms);
  const mark = phase1OpReturn(hex.decode('62626e31'), terms);
  const long = Uint8Array.of(0x6a, 0x4c, ...mark.slice(1));
  const bytes = (change: (data: Uint8Array) => void) => {
    const copy = Uint8Array.from(mark);
    change(copy.subarray(2));
    return copy;
  };
  const staked = (...marks: Uint8Array[]) =>
    changedTx(stakingTx, () => ({
      outputs: [
        output(500_000n, stakingOutput(terms).pkScript),
        ...marks.map((script) => output(0n, script)),
      ],
    }));

  test.each([
    ['is correct', [mark], []],
    ['is missing', [], [/^Transaction: The OP_RETURN that a phase 1 stake must have is missing/]],
    ['occurs twice', [mark, mark], [/^Transaction: 2 outputs mark a stake/]],
    [
      'is pushed with a longer opcode',
      [long],
      [/^Output 1: The OP_RETURN pushes its 71 bytes with a longer opcode/],
    ],
    [
      'has another tag',
      [bytes((data) => data.set([0x62, 0x62, 0x74, 0x34]))],
      [/The tag is 62627434; this network's is 62626e31/],
    ],
    [
      'has another version',
      [bytes((data) => data.set([1], 4))],
      [/The version in the OP_RETURN is 1/],
    ],
    [
      'names another staker',
      [bytes((data) => data.set([0xff], 5))],
      [/contains a different staker key: ff/],
    ],
    [
      'names another provider',
      [bytes((data) => data.set([0xff], 37))],
      [/contains a different provider key: ff/],
    ],
    [
      'has its time in the wrong byte order',
      [bytes((data) => data.set([0x00, 0xfa], 69))],
      [/The OP_RETURN says 250 blocks; .* 64000/],
    ],
    ['is truncated', [mark.slice(0, 40)], [/must have is missing/]],
  ])('is checked if it %s', (_name, marks, messages) => {
    const wrong = wrongOf({...phase1, transaction: staked(...marks)});
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });
});
