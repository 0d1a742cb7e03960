import {hex} from '@scure/base';
import {p2tr, p2wpkh, SigHash, TEST_NETWORK, Transaction} from '@scure/btc-signer';
import {concatBytes, pubECDSA, pubSchnorr, sha256} from '@scure/btc-signer/utils.js';
import {describe, expect, test} from 'vitest';
import {NUMS, stakingOutput} from '../bitcoin-staking-scripts/buildOutputs';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {signPsbt} from './signPsbt';

const {staker, finalityProvider, covenant} = exampleKeys;
const stake = stakingOutput({
  staker: staker.xOnly,
  finalityProviders: [finalityProvider.xOnly],
  covenant: covenant.map((key) => key.xOnly),
  quorum: 6,
  stakingTime: 64_000,
  unbondingTime: 301,
});
const amount = 500_000n;
const own = p2tr(staker.xOnly, undefined, TEST_NETWORK);
const ownSegwit = p2wpkh(pubECDSA(staker.secret), TEST_NETWORK);
const txid = sha256(new TextEncoder().encode('a transaction'));

type Input = Parameters<Transaction['addInput']>[0];
const options = {allowUnknownInputs: true, allowUnknownOutputs: true};

function psbt(...inputs: Input[]): string {
  const tx = new Transaction({version: 2, ...options});
  for (const [index, input] of inputs.entries()) tx.addInput({txid, index, ...input});
  tx.addOutput({amount: 400_000n, script: own.script});
  return hex.encode(tx.toPSBT());
}

/** The stake, as the transaction library describes it: an unspendable internal key and one leaf. */
function stakeInput(path: keyof typeof stake.leaves, more: Input = {}): Input {
  const {script, controlBlock} = stake.leaves[path];
  const merklePath = [];
  for (let at = 33; at < controlBlock.length; at += 32) {
    merklePath.push(controlBlock.subarray(at, at + 32));
  }
  return {
    witnessUtxo: {amount, script: stake.pkScript},
    tapInternalKey: NUMS,
    tapLeafScript: [
      [
        {version: controlBlock[0]!, internalKey: NUMS, merklePath},
        concatBytes(script, Uint8Array.of(0xc0)),
      ],
    ],
    ...more,
  };
}

const ownInput: Input = {
  witnessUtxo: {amount, script: own.script},
  tapInternalKey: staker.xOnly,
};

const read = (signed: string) => Transaction.fromPSBT(hex.decode(signed), options);

describe('signPsbt', () => {
  test.each(['slashing', 'unbonding', 'timelock'] as const)(
    'signs the %s path with the untweaked key, and finalizes it without other signatures',
    (path) => {
      const sequence = path === 'timelock' ? 64_000 : 0xffffffff;
      const tx = read(signPsbt(psbt(stakeInput(path, {sequence})), staker.secret));
      const witness = tx.getInput(0).finalScriptWitness!;
      expect(witness.map((item) => item.length)[0]).toBe(64);
      expect(witness.slice(1)).toEqual([
        stake.leaves[path].script,
        stake.leaves[path].controlBlock,
      ]);
      expect(tx.getInput(0).sequence).toBe(sequence);
    },
  );

  test('signs a stake expansion, which spends one output with a leaf and one by key path', () => {
    const tx = read(signPsbt(psbt(stakeInput('unbonding'), ownInput), staker.secret));
    expect(tx.getInput(0).finalScriptWitness).toHaveLength(3);
    expect(tx.getInput(1).finalScriptWitness).toHaveLength(1);
    expect(tx.getInput(1).finalScriptWitness![0]).toHaveLength(64);
  });

  test('signs an input that spends a Native SegWit output', () => {
    const input = {witnessUtxo: {amount, script: ownSegwit.script}};
    const witness = read(signPsbt(psbt(input), staker.secret)).getInput(0).finalScriptWitness!;
    expect(witness[0]!.at(-1)).toBe(SigHash.ALL);
    expect(witness[1]).toEqual(pubECDSA(staker.secret));
  });

  test('does not finalize signatures if the option is off', () => {
    const signed = signPsbt(psbt(stakeInput('slashing')), staker.secret, {autoFinalized: false});
    const input = read(signed).getInput(0);
    expect(input.finalScriptWitness).toBeUndefined();
    expect(input.tapScriptSig![0]![0].pubKey).toEqual(pubSchnorr(staker.secret));
  });

  test('signs only the requested inputs', () => {
    const only = {signInputs: [{index: 1}]};
    const tx = read(signPsbt(psbt(ownInput, ownInput), staker.secret, only));
    expect(tx.getInput(0).finalScriptWitness).toBeUndefined();
    expect(tx.getInput(1).finalScriptWitness).toHaveLength(1);
  });

  test('changes only the signatures', () => {
    const before = read(psbt(stakeInput('unbonding'), ownInput));
    const after = read(signPsbt(psbt(stakeInput('unbonding'), ownInput), staker.secret));
    expect(after.id).toBe(before.id);
  });

  test('rejects a key that can spend none of the inputs', () => {
    expect(() => signPsbt(psbt(ownInput), finalityProvider.secret)).toThrow(
      'signPsbt: none of the 1 inputs belongs to the connected key. Switch the wallet to the account',
    );
    const options = {signInputs: [{index: 0}]};
    expect(() => signPsbt(psbt(ownInput), finalityProvider.secret, options)).toThrow(
      'signPsbt: input 0 cannot be signed.',
    );
  });

  test('rejects a sighash type other than DEFAULT or ALL, and an input whose amount is unknown', () => {
    const partial = {...ownInput, sighashType: SigHash.SINGLE_ANYONECANPAY};
    expect(() => signPsbt(psbt(partial), staker.secret)).toThrow(
      'signPsbt: input 0 requests sighash type 131, which would let others change',
    );
    expect(() => signPsbt(psbt({}), staker.secret)).toThrow(
      'signPsbt: input 0 has no witnessUtxo, so its amount and script cannot be shown.',
    );
  });
});
