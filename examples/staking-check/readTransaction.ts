import {hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import {sha256x2} from '@scure/btc-signer/utils.js';
import {decodeTx, encodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import type {SpendingTx, SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {InputProblem, type FieldName} from './problem';
import {MOST_BYTES, readBase64, readHex, refuseUnsafe, trimmed} from './readBytes';

/** A leaf that a PSBT offers for signing, or that a witness reveals. */
export type RevealedLeaf = {readonly script: Uint8Array; readonly controlBlock: Uint8Array};

export type ReadInput = SpendingTx['inputs'][number] & {
  readonly scriptSig: Uint8Array;
  /** Empty until it is signed. */
  readonly witness: readonly Uint8Array[];
  /** The output that is spent, where a PSBT tells it. */
  readonly spent?: SpentOutput;
  readonly leaves: readonly RevealedLeaf[];
  /** Signatures for a leaf that a PSBT carries, each with its key. */
  readonly leafSignatures: readonly {readonly key: Uint8Array; readonly signature: Uint8Array}[];
};

/** A transaction, from hex or from a PSBT. */
export type ReadTx = Omit<SpendingTx, 'inputs'> & {
  readonly form: 'transaction' | 'PSBT';
  /** 64 hex digits, as explorers show it. */
  readonly id: string;
  readonly inputs: readonly ReadInput[];
};

const PSBT_MAGIC = '70736274ff';
const LENIENT = {
  allowUnknownVersion: true,
  allowUnknownOutputs: true,
  allowUnknownInputs: true,
  allowLegacyWitnessUtxo: true,
  disableScriptCheck: true,
  unknown: 'ignore',
} as const;

/**
 * Reads a raw transaction in hex, or a PSBT in hex or base64.
 *
 * @throws InputProblem that says what is wrong and where
 */
export function readTransaction(typed: string, field: FieldName = 'transaction'): ReadTx {
  refuseUnsafe(field, trimmed(typed));
  const text = trimmed(typed).replaceAll(/\s+/g, '');
  refuseOthers(field, text);
  const isHex = /^[0-9a-f]+$/i.test(text);
  const bytes = isHex ? readHex(field, text, 'The transaction') : readBase64(text);
  if (!bytes) {
    // Tells the first wrong character.
    readHex(field, text, 'The transaction');
    throw new Error('unreachable');
  }
  if (bytes.length > MOST_BYTES) {
    throw new InputProblem(
      field,
      `The transaction has ${bytes.length} bytes; Bitcoin nodes relay none above 400,000 weight units.`,
      'Paste the one transaction that you want to check.',
    );
  }
  const isPsbt = hex.encode(bytes.slice(0, 5)) === PSBT_MAGIC;
  if (!isPsbt && !isHex) {
    throw new InputProblem(
      field,
      'This is base64, but no PSBT: a PSBT begins with "cHNidP8".',
      'Paste the PSBT from its first character on, or the raw transaction in hex.',
    );
  }
  return isPsbt ? readPsbt(field, bytes) : readRaw(field, bytes);
}

function refuseOthers(field: FieldName, text: string): void {
  const fix = 'Paste the raw transaction in hex, or a PSBT in hex or base64.';
  if (text === '') throw new InputProblem(field, 'There is no transaction.', fix);
  if (/^[0-9a-f]{64}$/i.test(text)) {
    throw new InputProblem(
      field,
      'This is the id of a transaction, not the transaction.',
      'Get the transaction with: bitcoin-cli getrawtransaction ID, or from an explorer as "raw" or "hex".',
    );
  }
  if (/^https?:/i.test(text)) {
    throw new InputProblem(field, 'This is a link; nothing is fetched from it.', fix);
  }
  if (/^[{[]/.test(text)) {
    throw new InputProblem(
      field,
      'This is JSON, not a transaction.',
      'Paste the JSON of a delegation into the field for it.',
    );
  }
  if (/^(bc1|tb1)/i.test(text)) {
    throw new InputProblem(field, 'This is an address, not a transaction.', fix);
  }
}

function readRaw(field: FieldName, bytes: Uint8Array): ReadTx {
  let raw: RawParts;
  try {
    raw = decodeTx(bytes);
  } catch (error) {
    throw cannotRead(field, error, bytes.length);
  }
  refuseEmpty(field, raw.inputs.length, raw.outputs.length);
  return {
    form: 'transaction',
    id: idOf(raw),
    version: raw.version,
    lockTime: raw.lockTime,
    outputs: raw.outputs.map(({amount, script}) => ({amount, script})),
    inputs: raw.inputs.map((input, index) => {
      const witness = raw.witnesses?.[index] ?? [];
      return {
        txid: hex.encode(input.txid),
        index: input.index,
        sequence: input.sequence,
        scriptSig: input.finalScriptSig,
        witness,
        leaves: leafOf(witness),
        leafSignatures: [],
      };
    }),
  };
}

function readPsbt(field: FieldName, bytes: Uint8Array): ReadTx {
  let tx: Transaction;
  try {
    tx = Transaction.fromPSBT(bytes, LENIENT);
  } catch (error) {
    throw cannotRead(field, error, bytes.length, 'PSBT');
  }
  refuseEmpty(field, tx.inputsLength, tx.outputsLength);
  const outputs = Array.from({length: tx.outputsLength}, (_, index) => {
    const {amount = 0n, script = new Uint8Array()} = tx.getOutput(index);
    return {amount, script};
  });
  const inputs = Array.from({length: tx.inputsLength}, (_, index): ReadInput => {
    const input = tx.getInput(index);
    const witness = input.finalScriptWitness ?? [];
    const spent: SpentOutput | undefined =
      input.witnessUtxo ?? input.nonWitnessUtxo?.outputs[input.index ?? 0];
    return {
      txid: hex.encode(input.txid ?? new Uint8Array(32)),
      index: input.index ?? 0,
      sequence: input.sequence ?? 0xffffffff,
      scriptSig: input.finalScriptSig ?? new Uint8Array(),
      witness,
      ...(spent && {spent}),
      leaves: [...leavesOf(input.tapLeafScript), ...leafOf(witness)],
      leafSignatures: (input.tapScriptSig ?? []).map(([{pubKey}, signature]) => ({
        key: pubKey,
        signature,
      })),
    };
  });
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

type TapLeafScripts = ReturnType<Transaction['getInput']>['tapLeafScript'];

function leavesOf(leaves: TapLeafScripts): RevealedLeaf[] {
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

/** What a script path spend reveals: the last two items, the second of them a control block. */
function leafOf(witness: readonly Uint8Array[]): RevealedLeaf[] {
  const [controlBlock, script] = [...witness].reverse();
  if (!controlBlock || !script || controlBlock.length < 33) return [];
  const isControlBlock =
    (controlBlock.length - 33) % 32 === 0 && (controlBlock[0]! & 0xfe) === 0xc0;
  return isControlBlock ? [{script, controlBlock}] : [];
}

/** The id: two times SHA-256 of the transaction without its witnesses. */
function idOf({version, lockTime, inputs, outputs}: RawParts): string {
  return hex.encode(sha256x2(encodeTx({version, lockTime, inputs, outputs})).reverse());
}

function refuseEmpty(field: FieldName, inputs: number, outputs: number): void {
  if (inputs > 0 && outputs > 0) return;
  throw new InputProblem(
    field,
    `The transaction has ${inputs} inputs and ${outputs} outputs.`,
    'Paste a whole transaction: it spends at least one output and creates at least one.',
  );
}

/** A sentence of the library's error, which names the part that it was reading. */
function cannotRead(field: FieldName, error: unknown, length: number, form = 'transaction') {
  const message = error instanceof Error ? error.message : '';
  const path = /Reader\(([^)]*)\)/.exec(message)?.[1] ?? '';
  const left = /(\d+) bytes \d+ bits left/.exec(message)?.[1];
  const fix = `Copy the ${form} again, from the first character to the last.`;
  if (message.includes('end of buffer')) {
    return new InputProblem(
      field,
      `The ${form} is cut off: its ${length} bytes end inside of ${placeOf(path)}.`,
      fix,
    );
  }
  if (left !== undefined) {
    return new InputProblem(
      field,
      `After the end of the ${form} follow ${left} bytes that do not belong to it.`,
      `Paste one ${form} and nothing behind it.`,
    );
  }
  return new InputProblem(
    field,
    `This is no ${form} of Bitcoin: ${placeOf(path)} cannot be read.`,
    fix,
  );
}

const PARTS: Readonly<Record<string, string>> = {
  version: 'the version',
  lockTime: 'the lock time',
  amount: 'the amount',
  script: 'the script',
  txid: 'the transaction id',
  index: 'the output index',
  finalScriptSig: 'the script signature',
  sequence: 'the sequence',
  magic: 'the first bytes',
};

const GROUPS: Readonly<Record<string, string>> = {
  inputs: 'input',
  outputs: 'output',
  witnesses: 'the witness of input',
};

/** `outputs/0/amount` in words. */
function placeOf(path: string): string {
  const [group = '', index, part] = path.split('/');
  if (index === 'arrayLen') return `the number of ${group}`;
  const name = GROUPS[group];
  if (name && index !== undefined) {
    const whole = `${name} ${index}`;
    return part !== undefined && PARTS[part] ? `${PARTS[part]} of ${whole}` : whole;
  }
  return PARTS[group] ?? 'a part of it';
}
