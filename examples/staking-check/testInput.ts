import {hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import type {SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {check, type CheckInput} from './check';
import {exampleParameters, partsOf, rawOf, stakingTx} from './exampleDelegation';

/** Parameters and keys of the example, as a reader would paste and type them. */
export const parameters = JSON.stringify({params: exampleParameters});
export const staker = hex.encode(exampleKeys.staker.xOnly);
export const providers = hex.encode(exampleKeys.finalityProvider.xOnly);
export const keys = {network: 'bbn-1', parameters, staker, providers};

/** Checks an input. The example's keys and parameters are the defaults. */
export const run = (input: Partial<CheckInput>) => check({...keys, ...input}, checkNetworks);

export function reportsOf(input: Partial<CheckInput>) {
  const outcome = run(input);
  if ('problems' in outcome) throw new Error(outcome.problems[0]!.message);
  return outcome.reports;
}

const messagesOf = (input: Partial<CheckInput>, ...statuses: string[]): string[] =>
  reportsOf(input).flatMap(({findings}) =>
    findings.flatMap(({status, where, message}) =>
      statuses.includes(status) ? [`${where}: ${message}`] : [],
    ),
  );

/** Differences and risks, as sentences with their location. */
export const wrongOf = (input: Partial<CheckInput>): string[] =>
  messagesOf(input, 'failed', 'risk');

/** Checks that did not run, as sentences with their location. */
export const notCheckedOf = (input: Partial<CheckInput>): string[] => messagesOf(input, 'notRun');

export const problemOf = (input: Partial<CheckInput>) => {
  const outcome = run(input);
  return 'problems' in outcome ? outcome.problems[0]! : undefined;
};

export const output = (amount: bigint, script: Uint8Array) => ({amount, script});

/** Converts a transaction in hex to an unsigned PSBT with the outputs that it spends. */
export function psbtOf(
  raw: string,
  spent: readonly (SpentOutput | undefined)[],
  extra: Readonly<Record<string, unknown>> = {},
): Transaction {
  const {version, lockTime, inputs, outputs} = partsOf(raw);
  const tx = new Transaction({
    version,
    lockTime,
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
    allowUnknownVersion: true,
    disableScriptCheck: true,
  });
  for (const [index, {txid, index: output, sequence}] of inputs.entries()) {
    const witnessUtxo = spent[index];
    tx.addInput({txid, index: output, sequence, ...(witnessUtxo && {witnessUtxo}), ...extra});
  }
  for (const each of outputs) tx.addOutput(each);
  return tx;
}

/** Outputs that the example's staking transaction spends. */
export const funding = stakingTx.getInput(0).witnessUtxo!;

/** The example's staking transaction as an unsigned PSBT. */
export const stakingPsbt = (): Transaction => psbtOf(rawOf(stakingTx), [funding]);
