import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type StakeTerms,
} from '../bitcoin-staking-scripts/buildOutputs';
import type {SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {addressOf, bitcoinOf, isOpReturn, ownScripts} from './outputScripts';
import type {KnownNetwork, Parameters} from './parameters';
import type {Delegation} from './readDelegation';
import type {ReadTx} from './readParts';
import {memoize} from './memoize';
import type {OutputLine} from './report';

/** A stake that transactions are compared with. Amounts are in satoshis. */
export type Stake = {
  readonly network: KnownNetwork;
  readonly params: Parameters;
  readonly terms: StakeTerms;
  readonly outputs: ReturnType<typeof buildOutputs>;
  /** The standard addresses of the staker's key: the name of each, by its script in hex. */
  readonly own: ReadonlyMap<string, string>;
  /** The amount that the reader entered. */
  readonly amount?: bigint;
  readonly delegation?: Delegation;
};

/** One of the three outputs that the protocol requires. */
export type OutputName = 'staking' | 'unbonding' | 'refund';

/** Values that determine the scripts, as text; keys may be in any order where the scripts sort them. */
export const keyOfTerms = (terms: StakeTerms): string =>
  [
    terms.quorum,
    terms.stakingTime,
    terms.unbondingTime,
    hex.encode(terms.staker),
    ...terms.finalityProviders.map((key) => hex.encode(key)).sort(),
    '',
    ...terms.covenant.map((key) => hex.encode(key)).sort(),
  ].join();

const buildOutputs = memoize(
  (terms: StakeTerms, {hrp}: KnownNetwork) => hrp + keyOfTerms(terms),
  (terms: StakeTerms, network: KnownNetwork) => {
    const bitcoin = bitcoinOf(network);
    return {
      staking: stakingOutput(terms, bitcoin),
      unbonding: unbondingOutput(terms, bitcoin),
      refund: refundOutput(terms, bitcoin),
    };
  },
);

/** A stake with its scripts, which are built here and nowhere else. */
export const makeStake = (stake: Omit<Stake, 'outputs' | 'own'>): Stake => ({
  ...stake,
  outputs: buildOutputs(stake.terms, stake.network),
  own: ownScripts(stake.terms.staker),
});

/** Finds the output of the stake that a script belongs to. */
export function outputNameOf(script: Uint8Array, {outputs}: Stake): OutputName | undefined {
  return (['staking', 'unbonding', 'refund'] as const).find((name) =>
    equalBytes(outputs[name].pkScript, script),
  );
}

/** The output that an input spends, and which output of the stake it is, as far as they are known. */
export type Spent = {readonly of?: OutputName; readonly output?: SpentOutput};

/** Finds the output of the delegation's transactions that an input spends. */
export function registeredSpent(
  {txid, index}: ReadTx['inputs'][number],
  {delegation}: Stake,
): {readonly isKnown: boolean; readonly output?: SpentOutput} {
  if (!delegation) return {isKnown: false};
  const {stakingTx, unbondingTx, slashing, unbondingSlashing} = delegation;
  const transactions = [stakingTx, unbondingTx, slashing?.tx, unbondingSlashing?.tx];
  const tx = transactions.find((candidate) => candidate?.id === txid);
  const output = tx?.outputs[index];
  return {isKnown: tx !== undefined, ...(output && {output})};
}

/**
 * Finds the output that an input spends. With a delegation, only its transactions determine which output
 * of the stake it is; a PSBT is trusted only for the amounts of other transactions.
 */
export function spentBy(tx: ReadTx, index: number, stake: Stake): Spent {
  const input = tx.inputs[index]!;
  const {isKnown, output} = registeredSpent(input, stake);
  const spent = isKnown ? output : input.spent;
  if (!spent) return {};
  const of = isKnown || !stake.delegation ? outputNameOf(spent.script, stake) : undefined;
  return {output: spent, ...(of && {of})};
}

/** All outputs that the inputs spend; undefined if one of them is unknown. */
export function allSpent(tx: ReadTx, stake: Stake): SpentOutput[] | undefined {
  const outputs = tx.inputs.map((_, index) => spentBy(tx, index, stake).output);
  return outputs.every((output) => output !== undefined) ? outputs : undefined;
}

/** Describes the output that has a script. */
export function describeScript(script: Uint8Array, stake: Stake): string {
  const names = {
    staking: 'staking output',
    unbonding: 'unbonding output',
    refund: 'refund after slashing, timelocked',
  };
  const name = outputNameOf(script, stake);
  if (name) return names[name];
  if (equalBytes(script, stake.params.slashingScript)) return 'slashed share';
  const addressType = stake.own.get(hex.encode(script));
  if (addressType !== undefined) return `${addressType} address of the staker's key`;
  return isOpReturn(script) ? 'data, no coins' : 'not of this stake';
}

/** Maximum number of outputs that are listed individually. */
export const MAX_LISTED = 40;

/** The first outputs, each with its address and what it is. */
export function outputLines(tx: ReadTx, stake: Stake): OutputLine[] {
  return tx.outputs.slice(0, MAX_LISTED).map(({amount, script}, index) => ({
    index,
    sat: amount,
    to: addressOf(script, stake.network),
    is: describeScript(script, stake),
  }));
}

/** Formats an integer with groups of three digits. */
export const grouped = (value: bigint | number): string =>
  String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Formats an amount in satoshis, with its unit. */
export const sat = (amount: bigint): string => `${grouped(amount)} sat`;

/** The sum of amounts in satoshis. */
export const sum = (outputs: readonly {readonly amount: bigint}[]): bigint =>
  outputs.reduce((total, {amount}) => total + amount, 0n);
