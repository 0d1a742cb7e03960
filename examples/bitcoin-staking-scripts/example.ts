import {hex} from '@scure/base';
import {p2tr} from '@scure/btc-signer';
import type {Transaction} from '@scure/btc-signer';
import {sha256} from '@scure/btc-signer/utils.js';
import {refundOutput, stakingOutput, unbondingOutput} from './buildOutputs';
import type {Leaf, StakeTerms} from './buildOutputs';
import {exampleKeys} from './exampleKeys';
import type {ExampleKey} from './exampleKeys';
import {complete, covenantPart, FINAL, signLeaf, spend, witnessOf} from './spendOutputs';
import type {Coin, Payment} from './spendOutputs';

/** Mainnet parameter version 5, with publicly known keys. */
export const exampleTerms: StakeTerms = {
  staker: exampleKeys.staker.xOnly,
  finalityProviders: [exampleKeys.finalityProvider.xOnly],
  covenant: exampleKeys.covenant.map(({xOnly}) => xOnly),
  quorum: 6,
  stakingTime: 64_000,
  unbondingTime: 301,
};

/** In satoshis. The stake is mainnet's minimum; fees and the slashed share (0.1%) are version 5's. */
export const exampleAmounts = {
  stake: 500_000n,
  unbondingFee: 9_600n,
  slashingFee: 150_000n,
  withdrawalFee: 1_000n,
  slashedPerThousand: 1n,
};

/** Mainnet's `slashing_pk_script`: OP_RETURN and the word babylon. Coins paid to it are burned. */
export const burnScript = hex.decode('6a07626162796c6f6e');

/** A signed transaction of the example and the coin that it spends. */
export type ExampleSpend = {readonly coin: Coin; readonly tx: Transaction};

const staking = stakingOutput(exampleTerms);
const unbonding = unbondingOutput(exampleTerms);
const refund = refundOutput(exampleTerms);
const quorum = exampleKeys.covenant.slice(0, exampleTerms.quorum);

const coinOf = (output: {pkScript: Uint8Array}, amount: bigint, tx?: Transaction, index = 0) => ({
  txid: tx ? hex.decode(tx.id) : sha256(new TextEncoder().encode('not a secret: staking tx')),
  index,
  amount,
  pkScript: output.pkScript,
});

const byStaker = (coin: Coin, leaf: Leaf, blocks: number): ExampleSpend => {
  const wallet = {
    script: p2tr(exampleKeys.staker.xOnly).script,
    amount: coin.amount - exampleAmounts.withdrawalFee,
  };
  const tx = spend(coin, blocks, [wallet]);
  return {coin, tx: complete(tx, witnessOf(leaf, [signLeaf(tx, coin, leaf, exampleKeys.staker)]))};
};

const withCovenant = (
  coin: Coin,
  leaf: Leaf,
  payments: Payment[],
  others: readonly ExampleKey[],
): ExampleSpend => {
  const tx = spend(coin, FINAL, payments);
  const sign = (key: ExampleKey) => signLeaf(tx, coin, leaf, key);
  const signatures = [...covenantPart(exampleKeys.covenant, quorum, sign), ...others.map(sign)];
  return {coin, tx: complete(tx, witnessOf(leaf, signatures))};
};

const slash = (coin: Coin, leaf: Leaf): ExampleSpend => {
  // Rounded to the nearest satoshi, as the chain does: one satoshi less would be rejected.
  const burned = (coin.amount * exampleAmounts.slashedPerThousand + 500n) / 1000n;
  const payments = [
    {amount: burned, script: burnScript},
    {amount: coin.amount - burned - exampleAmounts.slashingFee, script: refund.pkScript},
  ];
  return withCovenant(coin, leaf, payments, [exampleKeys.finalityProvider, exampleKeys.staker]);
};

const stake = coinOf(staking, exampleAmounts.stake);
const unbondingAmount = exampleAmounts.stake - exampleAmounts.unbondingFee;
const unbondingTx = withCovenant(
  stake,
  staking.leaves.unbonding,
  [{amount: unbondingAmount, script: unbonding.pkScript}],
  [exampleKeys.staker],
);
const waiting = coinOf(unbonding, unbondingAmount, unbondingTx.tx);
const slashingTx = slash(stake, staking.leaves.slashing);
const rest = coinOf(refund, slashingTx.tx.getOutput(1).amount!, slashingTx.tx, 1);

/** Every way to spend the three outputs, signed. */
export const exampleSpends = {
  'withdraw-stake': byStaker(stake, staking.leaves.timelock, exampleTerms.stakingTime),
  unbond: unbondingTx,
  'slash-stake': slashingTx,
  'withdraw-unbonded': byStaker(waiting, unbonding.leaves.timelock, exampleTerms.unbondingTime),
  'slash-unbonding': slash(waiting, unbonding.leaves.slashing),
  'withdraw-refund': byStaker(rest, refund.leaves.timelock, exampleTerms.unbondingTime),
} satisfies Record<string, ExampleSpend>;

/** The three outputs of the example. */
export const exampleOutputs = {staking, unbonding, refund};
