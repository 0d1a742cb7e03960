import {equalBytes} from '@scure/btc-signer/utils.js';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type StakeTerms,
} from '../bitcoin-staking-scripts/buildOutputs';
import type {SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {addressOf, bitcoinOf, ownNameOf} from './outputScripts';
import type {KnownNetwork, Parameters} from './parameters';
import type {ReadTx} from './readTransaction';
import type {OutputLine} from './report';

/** A stake against which transactions are compared. Amounts are satoshi. */
export type Stake = {
  readonly network: KnownNetwork;
  readonly params: Parameters;
  readonly terms: StakeTerms;
  /** Value of the staking output, where it is known. */
  readonly amount?: bigint;
  readonly stakingTx?: ReadTx;
  /** Transactions of the stake whose outputs others spend. */
  readonly made?: readonly ReadTx[];
};

function buildOutputs({terms, network}: Stake) {
  const bitcoin = bitcoinOf(network);
  return {
    staking: stakingOutput(terms, bitcoin),
    unbonding: unbondingOutput(terms, bitcoin),
    refund: refundOutput(terms, bitcoin),
  };
}

// Each takes some multiplications on the curve, and every check asks for them.
const built = new WeakMap<Stake, ReturnType<typeof buildOutputs>>();

/** The three outputs that the protocol asks for. */
export function outputsOf(stake: Stake): ReturnType<typeof buildOutputs> {
  const outputs = built.get(stake) ?? buildOutputs(stake);
  built.set(stake, outputs);
  return outputs;
}

/** Which output of the stake an input spends: by its transaction, else by the script in the PSBT. */
export type Spent = {
  readonly of?: 'staking' | 'unbonding' | 'refund';
  readonly output?: SpentOutput;
};

export function spentBy(tx: ReadTx, input: number, stake: Stake): Spent {
  const {txid, index, spent} = tx.inputs[input]!;
  const made = stake.made?.find(({id}) => id === txid);
  const output = made?.outputs[index] ?? spent;
  if (!output) return {};
  const {staking, unbonding, refund} = outputsOf(stake);
  const of = equalBytes(output.script, staking.pkScript)
    ? 'staking'
    : equalBytes(output.script, unbonding.pkScript)
      ? 'unbonding'
      : equalBytes(output.script, refund.pkScript)
        ? 'refund'
        : undefined;
  return {output, ...(of && {of})};
}

/** Each output with its address and what it is. */
export function outputLines(tx: ReadTx, stake: Stake): OutputLine[] {
  const {staking, unbonding, refund} = outputsOf(stake);
  const {params, terms, network} = stake;
  const known: [Uint8Array, string][] = [
    [staking.pkScript, 'staking output'],
    [unbonding.pkScript, 'unbonding output'],
    [refund.pkScript, 'refund after slashing, timelocked'],
    [params.slashingScript, 'slashed share'],
  ];
  return tx.outputs.map(({amount, script}, index) => {
    const name = known.find(([each]) => equalBytes(each, script))?.[1];
    const own = ownNameOf(script, terms.staker);
    const other = script[0] === 0x6a ? 'data, no coins' : 'not of this stake';
    return {
      index,
      sat: amount,
      to: addressOf(script, network),
      is: name ?? (own ? `${own} address of the staker's key` : other),
    };
  });
}

/** Satoshi with groups of three, as this site writes them. */
export const sat = (amount: bigint): string =>
  `${String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} sat`;

/** The sum of amounts in satoshi. */
export const sum = (outputs: readonly {readonly amount: bigint}[]): bigint =>
  outputs.reduce((total, {amount}) => total + amount, 0n);
