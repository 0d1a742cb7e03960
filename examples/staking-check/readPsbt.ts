import {hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import type {SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {cannotRead, rejectEmpty} from './cannotRead';
import {InputProblem, type FieldName} from './problem';
import {idOf, leafOf, typesOf, type ReadInput, type ReadTx, type RevealedLeaf} from './readParts';

const LENIENT = {
  allowUnknownVersion: true,
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  allowLegacyWitnessUtxo: true,
  disableScriptCheck: true,
  unknown: 'ignore',
} as const;

/**
 * Reads a version 0 or version 2 PSBT.
 *
 * @throws InputProblem with the field of the PSBT that is invalid
 */
export function readPsbt(field: FieldName, bytes: Uint8Array): ReadTx {
  let tx: Transaction;
  try {
    tx = Transaction.fromPSBT(bytes, LENIENT);
  } catch (error) {
    throw psbtProblem(field, error) ?? cannotRead(field, error, bytes.length, 'PSBT');
  }
  rejectEmpty(field, tx.inputsLength, tx.outputsLength);
  const outputs = Array.from({length: tx.outputsLength}, (_, index) => {
    const {amount = 0n, script = new Uint8Array()} = tx.getOutput(index);
    return {amount, script};
  });
  const inputs = Array.from({length: tx.inputsLength}, (_, index) =>
    readPsbtInput(tx.getInput(index)),
  );
  const {version, lockTime} = tx;
  const id = idOf({
    version,
    lockTime,
    outputs,
    inputs: inputs.map((input) => ({
      txid: hex.decode(input.txid),
      index: input.index,
      sequence: input.sequence,
      finalScriptSig: input.scriptSig,
    })),
  });
  return {form: 'PSBT', id, version, lockTime, inputs, outputs};
}

type PsbtInput = ReturnType<Transaction['getInput']>;

function readPsbtInput(input: PsbtInput): ReadInput {
  const {tapKeySig, tapScriptSig = [], partialSig = [], sighashType} = input;
  const witness = input.finalScriptWitness ?? [];
  const scriptSig = input.finalScriptSig ?? new Uint8Array();
  const spent: SpentOutput | undefined =
    input.witnessUtxo ?? input.nonWitnessUtxo?.outputs[input.index ?? 0];
  const schnorr = [tapKeySig, ...tapScriptSig.map(([, signature]) => signature)];
  return {
    txid: hex.encode(input.txid ?? new Uint8Array(32)),
    index: input.index ?? 0,
    sequence: input.sequence ?? 0xffffffff,
    scriptSig,
    witness,
    ...(spent && {spent}),
    isProven: input.nonWitnessUtxo !== undefined,
    leaves: [...leavesOf(input.tapLeafScript), ...leafOf(witness)],
    leafSignatures: tapScriptSig.map(([{pubKey}, signature]) => ({key: pubKey, signature})),
    hashTypes: [
      ...(sighashType === undefined ? [] : [sighashType]),
      ...schnorr.flatMap((signature) => (signature?.length === 65 ? [signature[64]!] : [])),
      ...partialSig.map(([, signature]) => signature.at(-1) ?? 0),
      ...typesOf(scriptSig, witness),
    ],
  };
}

/** Finds contradictions within a PSBT, which aren't due to a mistake in copying. */
function psbtProblem(field: FieldName, error: unknown): InputProblem | undefined {
  const message = error instanceof Error ? error.message : '';
  const problem = PSBT_PROBLEMS.find(([part]) => message.includes(part));
  return problem && new InputProblem(field, problem[1], 'Have the PSBT created again.');
}

const PSBT_PROBLEMS = [
  [
    'witnessUtxo different',
    'The PSBT contradicts itself: witnessUtxo and nonWitnessUtxo of an input are different outputs.',
  ],
  [
    'wrong txid',
    'The nonWitnessUtxo of an input is not the transaction that the input spends: its ID differs.',
  ],
  [
    'not in nonWitnessUtxo',
    'An input of the PSBT spends an output that its nonWitnessUtxo does not have.',
  ],
  ['PSBT version', 'The version of this PSBT is unknown. Versions 0 and 2 are supported.'],
] as const;

function leavesOf(leaves: PsbtInput['tapLeafScript']): RevealedLeaf[] {
  return (leaves ?? []).map(([{version, internalKey, merklePath}, script]) => ({
    // The last byte of the field is the leaf version.
    script: script.slice(0, -1),
    controlBlock: Uint8Array.from([
      version,
      ...internalKey,
      ...merklePath.flatMap((hash) => [...hash]),
    ]),
  }));
}
