import {hex} from '@scure/base';
import {signSchnorr} from '@scure/btc-signer/utils.js';
import {describe, expect, test} from 'vitest';
import {exampleOutputs, exampleSpends} from './example';
import {exampleKeys} from './exampleKeys';
import {decodeTx} from './rawTransaction';
import {readOps} from './readOps';
import {leafMessage, verifySpend, type SpendingTx} from './verifySpend';

type Name = keyof typeof exampleSpends;

/** An example spend, split into parts that a test can corrupt. */
function partsOf(name: Name) {
  const {coin, tx} = exampleSpends[name];
  const raw = decodeTx(hex.decode(tx.hex));
  const spending: SpendingTx = {
    version: raw.version,
    lockTime: raw.lockTime,
    inputs: raw.inputs.map(({txid, index, sequence}) => ({
      txid: hex.encode(txid),
      index,
      sequence,
    })),
    outputs: raw.outputs,
  };
  return {
    tx: spending,
    spent: [{amount: coin.amount, script: coin.pkScript}],
    witness: [...(raw.witnesses?.[0] ?? [])],
  };
}

// The script interpreter of a node (btcd 0.24.2) has accepted exactly these transactions.
test.each(Object.keys(exampleSpends) as Name[])('%s is valid', (name) => {
  const {tx, spent, witness} = partsOf(name);
  expect(verifySpend(tx, 0, spent, witness)).toBe('valid');
});

describe('rejects what a node rejects, with the reason', () => {
  type Parts = ReturnType<typeof partsOf>;
  const input = (tx: SpendingTx, change: Partial<SpendingTx['inputs'][number]>) => ({
    ...tx,
    inputs: [{...tx.inputs[0]!, ...change}],
  });
  const cases: [string, Name, (parts: Parts) => Parts, string][] = [
    [
      'one covenant signature too few',
      'unbond',
      (parts) => ({
        ...parts,
        witness: parts.witness.with(
          parts.witness.findIndex(({length}) => length === 64),
          new Uint8Array(),
        ),
      }),
      'the script ends with false',
    ],
    [
      'signatures in the order of the keys',
      'unbond',
      ({witness, ...parts}) => ({
        ...parts,
        witness: [...witness.slice(0, 9).reverse(), ...witness.slice(9)],
      }),
      'a signature does not match its key',
    ],
    [
      'an empty staker signature',
      'unbond',
      ({witness, ...parts}) => ({...parts, witness: witness.with(9, new Uint8Array())}),
      'a required signature is empty',
    ],
    [
      'nSequence below the timelock',
      'withdraw-unbonded',
      ({tx, ...parts}) => ({...parts, tx: input(tx, {sequence: 300})}),
      'a signature does not match its key',
    ],
    [
      'version 1',
      'withdraw-unbonded',
      ({tx, ...parts}) => ({...parts, tx: {...tx, version: 1}}),
      'a signature does not match its key',
    ],
    [
      'a different amount',
      'withdraw-stake',
      ({spent, ...parts}) => ({...parts, spent: [{...spent[0]!, amount: 1n}]}),
      'a signature does not match its key',
    ],
    [
      'a different output',
      'withdraw-stake',
      ({spent, ...parts}) => ({...parts, spent: [{...spent[0]!, script: new Uint8Array(34)}]}),
      'the output does not commit to this script',
    ],
    [
      'a truncated control block',
      'withdraw-stake',
      ({witness, ...parts}) => ({
        ...parts,
        witness: witness.with(-1, witness.at(-1)!.slice(0, 60)),
      }),
      'the control block has 60 bytes, not 33 plus 32 per level',
    ],
    [
      'the wrong parity',
      'withdraw-refund',
      ({witness, ...parts}) => {
        const block = Uint8Array.from(witness.at(-1)!);
        block[0]! ^= 1;
        return {...parts, witness: witness.with(-1, block)};
      },
      'the control block has the wrong parity',
    ],
    [
      'one item too many',
      'withdraw-stake',
      ({witness, ...parts}) => ({...parts, witness: [Uint8Array.of(1), ...witness]}),
      'the witness has more items than the script takes',
    ],
    [
      'no witness',
      'withdraw-stake',
      (parts) => ({...parts, witness: []}),
      'the witness has no script and control block',
    ],
  ];
  test.each(cases)('%s', (_name, spend, corrupt, reason) => {
    const {tx, spent, witness} = corrupt(partsOf(spend));
    expect(verifySpend(tx, 0, spent, witness)).toEqual({reason});
  });
});

test.each([
  ['', []],
  ['51', ['OP_1']],
  ['4c', ['OP_PUSH truncated']],
  ['05aabb', ['OP_PUSH truncated']],
  ['4effffffff00', ['OP_PUSH truncated']],
  ['0101', ['OP_PUSH non-minimal']],
  ['4c02aabb', ['OP_PUSH non-minimal']],
  ['02aabb', ['OP_PUSH']],
  ['6aff', ['OP_RETURN', 'opcode ff']],
])('readOps splits "%s", even if the script is invalid', (script, names) => {
  const read = readOps(hex.decode(script)).map(
    ({name, isTruncated, isNonMinimal}) =>
      name + (isTruncated ? ' truncated' : isNonMinimal ? ' non-minimal' : ''),
  );
  expect(read).toEqual(names);
});

test.each([
  [301, 2, 'valid'],
  [302, 2, 'valid'],
  [300, 2, {reason: 'nSequence is 300, below the timelock of 301 blocks'}],
  [0xffffffff, 2, {reason: 'nSequence is final: its highest bit disables the timelock'}],
  [0x0040_012d, 2, {reason: 'nSequence counts time instead of blocks'}],
  [301, 1, {reason: 'a version 1 transaction has no timelocks'}],
])(
  'the result of a withdrawal with nSequence %i and version %i is %j',
  (sequence, version, outcome) => {
    const {leaf, coin} = {
      leaf: exampleOutputs.unbonding.leaves.timelock,
      ...exampleSpends['withdraw-unbonded'],
    };
    const tx: SpendingTx = {
      version,
      lockTime: 0,
      inputs: [{txid: hex.encode(coin.txid), index: 0, sequence}],
      outputs: [{amount: 1000n, script: exampleOutputs.refund.pkScript}],
    };
    const spent = [{amount: coin.amount, script: coin.pkScript}];
    const message = leafMessage(tx, 0, spent, leaf.script);
    const signature = signSchnorr(message, exampleKeys.staker.secret, new Uint8Array(32));
    expect(verifySpend(tx, 0, spent, [signature, leaf.script, leaf.controlBlock])).toEqual(outcome);
  },
);
