import {base64} from '@scure/base';
import {p2tr, Transaction} from '@scure/btc-signer';
import {describe, expect, test} from 'vitest';
import {stakingOutput} from '../bitcoin-staking-scripts/buildOutputs';
import {exampleSpends, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import type {RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {spend} from '../bitcoin-staking-scripts/spendOutputs';
import {
  changedTx,
  nodeResponse,
  rawOf,
  slashingTx,
  stakeCoin,
  unbondingCoin,
  unbondingTx,
} from './exampleDelegation';
import {notCheckedOf, output, reportsOf, wrongOf} from './testInput';

describe('an unbonding transaction', () => {
  const delegation = JSON.stringify(nodeResponse);
  test('with its delegation passes', () => {
    const [report] = reportsOf({transaction: rawOf(unbondingTx), delegation});
    expect(report).toMatchObject({kind: 'unbonding'});
  });

  const stray = p2tr(exampleKeys.staker.xOnly).script;
  test.each([
    [
      'version 1',
      ({version: _}: RawParts) => ({version: 1}),
      /Its version is 1; the protocol requires 2/,
    ],
    ['a lock time', () => ({lockTime: 900_000}), /Its lock time is 900000/],
    [
      'a sequence',
      ({inputs}: RawParts) => ({inputs: [{...inputs[0]!, sequence: 0xfffffffd}]}),
      /nSequence is fffffffd/,
    ],
    [
      'two inputs',
      ({inputs}: RawParts) => ({inputs: [...inputs, ...inputs]}),
      /The number of inputs is 2; the protocol requires 1/,
    ],
    [
      'an extra output',
      ({outputs}: RawParts) => ({outputs: [...outputs, output(600n, stray)]}),
      /The number of outputs is 2; the protocol requires 1/,
    ],
    [
      'another fee',
      ({outputs}: RawParts) => ({outputs: [output(490_401n, outputs[0]!.script)]}),
      /490,401 sat; the stake of 500,000 sat minus the fee of 9,600 sat would be 490,400/,
    ],
    [
      'an output to a stranger',
      () => ({outputs: [output(490_400n, stray)]}),
      /Pays bc1p.*; the unbonding address of this stake is bc1p/,
    ],
    [
      'another stake',
      ({inputs}: RawParts) => ({inputs: [{...inputs[0]!, index: 1}]}),
      /Spends [0-9a-f]+:1, which is not the staking output/,
    ],
    [
      'a script signature',
      ({inputs}: RawParts) => ({inputs: [{...inputs[0]!, finalScriptSig: Uint8Array.of(0)}]}),
      /It has a script signature/,
    ],
  ])('with %s is reported', (_name, change, message) => {
    const transaction = changedTx(unbondingTx, change);
    expect(wrongOf({transaction, delegation}).join('\n')).toMatch(message);
  });

  test('without its delegation has a report that lists what could not be checked', () => {
    const [report] = reportsOf({transaction: rawOf(unbondingTx)});
    expect(report).toMatchObject({kind: 'unbonding'});
    expect(notCheckedOf({transaction: rawOf(unbondingTx)})).toHaveLength(3);
  });
});

describe('leaves that a PSBT or a witness shows', () => {
  const {unbonding} = stakingOutput(exampleTerms).leaves;
  const [long] = [
    // Pushes the quorum as one byte instead of with an opcode.
    Uint8Array.from([...unbonding.script.slice(0, -2), 0x01, 0x06, 0x9c]),
  ];
  const withLeaf = (script: Uint8Array, controlBlock = unbonding.controlBlock) =>
    changedTx(unbondingTx, () => ({segwitFlag: true, witnesses: [[script, controlBlock]]}));
  const delegation = JSON.stringify(nodeResponse);
  const otherKey = Uint8Array.from(unbonding.controlBlock);
  otherKey.set(exampleKeys.staker.xOnly, 1);

  test.each([
    [
      'a push that is longer than necessary',
      withLeaf(long),
      /at byte \d+, the number 6 is pushed with more bytes than needed/,
    ],
    [
      'keys that are not sorted',
      withLeaf(swapTwoKeys(unbonding.script)),
      /has the covenant key .* instead of the covenant key/,
    ],
    [
      'a truncated script',
      withLeaf(unbonding.script.slice(0, 40)),
      /the script ends inside a push/,
    ],
    [
      'a script that ends early',
      withLeaf(unbonding.script.slice(0, -1)),
      /the script ends after \d+ bytes, before OP_NUMEQUAL/,
    ],
    [
      'a script that continues',
      withLeaf(Uint8Array.from([...unbonding.script, 0x51])),
      /the script continues after \d+ bytes with the number 1/,
    ],
    [
      'an internal key whose secret key may be known',
      withLeaf(unbonding.script, otherKey),
      /the internal key is .*, not the one without a secret key/,
    ],
    [
      'other leaves in the tree',
      withLeaf(unbonding.script, unbonding.controlBlock.slice(0, 65)),
      /the tree has other leaves|wrong parity/,
    ],
    [
      'the timelock leaf',
      withLeaf(stakingOutput(exampleTerms).leaves.timelock.script),
      /instead of/,
    ],
  ])('the difference is reported: %s', (_name, transaction, message) => {
    expect(wrongOf({transaction, delegation}).join('\n')).toMatch(message);
  });

  test('a signed unbonding transaction is run as a node would run it', () => {
    const {tx, coin} = exampleSpends.unbond;
    const psbt = Transaction.fromPSBT(spend(coin, 0xffffffff, []).toPSBT(), {
      allowUnknownOutputs: true,
    });
    psbt.addOutput(tx.getOutput(0));
    psbt.updateInput(0, {finalScriptWitness: tx.getInput(0).finalScriptWitness}, true);
    const [report] = reportsOf({transaction: base64.encode(psbt.toPSBT())});
    expect(report).toMatchObject({kind: 'unbonding'});
    expect(report!.findings.map(({message}) => message)).toContain(
      'It is signed, and the witness satisfies the script.',
    );
  });
});

describe('a slashing transaction', () => {
  const delegation = JSON.stringify(nodeResponse);
  test.each([
    ['no change', () => ({}), undefined],
    ['version 1', () => ({version: 1}), /^Transaction: Its ID is/],
    ['version 3', () => ({version: 3}), /Its version is 3; the protocol requires 1 or 2/],
    [
      'one satoshi too few slashed',
      ({outputs}: RawParts) => ({outputs: [output(499n, outputs[0]!.script), outputs[1]!]}),
      /499 sat are slashed; the rate requires 500 sat/,
    ],
    [
      'too small a fee',
      ({outputs}: RawParts) => ({outputs: [outputs[0]!, output(349_501n, outputs[1]!.script)]}),
      /The fee is 149,999 sat; the parameters require 150,000/,
    ],
    [
      'outputs in the wrong order',
      ({outputs}: RawParts) => ({outputs: [outputs[1]!, outputs[0]!]}),
      /Output 0: Pays bc1p.*; the slashed share goes to OP_RETURN/,
    ],
    [
      'a refund to a stranger',
      ({outputs}: RawParts) => ({
        outputs: [outputs[0]!, output(349_500n, p2tr(exampleKeys.staker.xOnly).script)],
      }),
      /Output 1: Pays bc1p.*; the rest belongs to bc1p/,
    ],
  ])('with %s has the expected result', (_name, change, message) => {
    const wrong = wrongOf({transaction: changedTx(slashingTx, change), delegation});
    if (message) expect(wrong.join('\n')).toMatch(message);
    else expect(wrong).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const delegationOf = (status_desc: string) =>
    JSON.stringify({btc_delegation: {...nodeResponse.btc_delegation, status_desc, active: false}});
  const own = p2tr(exampleKeys.staker.xOnly).script;
  test.each([
    ['of the stake', stakeCoin, 64_000, []],
    ['after unbonding', unbondingCoin, 301, []],
    ['too early', unbondingCoin, 300, [/nSequence is 300; the timelock needs 301/]],
    [
      'of the stake with the unbonding time',
      stakeCoin,
      301,
      [/nSequence is 301; the timelock needs 64000/],
    ],
    ['that counts time', unbondingCoin, 0x0040_012d, [/disables the timelock or counts time/]],
  ])('%s has the expected result', (_name, coin, sequence, messages) => {
    const tx = spend(coin, sequence, [{amount: coin.amount - 1000n, script: own}]);
    const delegation = delegationOf(coin === stakeCoin ? 'EXPIRED' : 'UNBONDED');
    const wrong = wrongOf({transaction: rawOf(tx), delegation});
    expect(reportsOf({transaction: rawOf(tx), delegation})[0]!.kind).toBe('withdrawal');
    expect(wrong).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(wrong[index]).toMatch(message));
  });
});

/** Returns an unbonding leaf with its first two covenant keys swapped. */
function swapTwoKeys(script: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(script);
  const [first, second] = [35, 69];
  copy.set(script.slice(second, second + 32), first);
  copy.set(script.slice(first, first + 32), second);
  return copy;
}
