import {hex} from '@scure/base';
import {decodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {cannotRead, rejectEmpty} from './cannotRead';
import {InputProblem, type FieldName} from './problem';
import {hexText, MAX_BYTES, readBase64, readHex, rejectUnsafe, trimmed} from './readBytes';
import {idOf, leafOf, typesOf, type ReadTx} from './readParts';
import {readPsbt} from './readPsbt';

const PSBT_MAGIC = '70736274ff';
/**
 * Reads a raw transaction in hex, or a PSBT in hex or base64.
 *
 * @throws InputProblem that says what is wrong and where
 */
export function readTransaction(pasted: string, field: FieldName = 'transaction'): ReadTx {
  rejectUnsafe(field, trimmed(pasted));
  const text = hexText(pasted);
  rejectOthers(field, text);
  const isHex = /^[0-9a-f]+$/i.test(text);
  const bytes = isHex ? readHex(field, text, 'The transaction') : readBase64(text);
  if (!bytes) {
    // Reports the first invalid character.
    readHex(field, text, 'The transaction');
    throw new Error('unreachable');
  }
  if (bytes.length > MAX_BYTES) {
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
      'This is base64, but not a PSBT: a PSBT begins with "cHNidP8".',
      'Paste the PSBT from its first character onward, or the raw transaction in hex.',
    );
  }
  return isPsbt ? readPsbt(field, bytes) : readRaw(field, bytes);
}

function rejectOthers(field: FieldName, text: string): void {
  const fix = 'Paste the raw transaction in hex, or a PSBT in hex or base64.';
  if (text === '') throw new InputProblem(field, 'There is no transaction.', fix);
  if (/^[0-9a-f]{64}$/i.test(text)) {
    throw new InputProblem(
      field,
      'This is the ID of a transaction, not the transaction.',
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
  // In a transaction without inputs, the number of outputs looks like the SegWit flag.
  const isOneOutput = bytes[5] === 1 && bytes.length === 19 + (bytes[14] ?? 0);
  if (bytes[4] === 0 && (bytes[5] !== 1 || isOneOutput)) rejectEmpty(field, 0, bytes[5] ?? 0);
  let raw: RawParts;
  try {
    raw = decodeTx(bytes);
  } catch (error) {
    throw cannotRead(field, error, bytes.length);
  }
  rejectEmpty(field, raw.inputs.length, raw.outputs.length);
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
        hashTypes: typesOf(input.finalScriptSig, witness),
      };
    }),
  };
}
