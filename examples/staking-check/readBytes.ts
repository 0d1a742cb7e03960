import {base64, hex} from '@scure/base';
import {schnorr} from '@noble/curves/secp256k1.js';
import {InputProblem, type FieldName} from './problem';
import {memoize} from './memoize';

/** A transaction that Bitcoin nodes relay has at most 400,000 weight units, and even fewer bytes. */
export const MAX_BYTES = 400_000;

/** Maximum length of a pasted text, in characters. */
export const MAX_CHARACTERS = 2_000_000;

const HEX = /^[0-9a-f]*$/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const SECRET_KEY = /^[KL59c][1-9A-HJ-NP-Za-km-z]{50,51}$/;
const EXTENDED_SECRET_KEY = /^[t-z]prv[1-9A-HJ-NP-Za-km-z]{100,}$/;
const SEED_PHRASE = /^([a-z]{3,8}\s+){11,23}[a-z]{3,8}$/;
const ADDRESS = /^(bc1|tb1|bbn1)[02-9ac-hj-np-z]{6,}$/i;

/** Removes white space, a byte order mark and quotation marks that copying may add around a text. */
export const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^(["'`])([\s\S]*)\1,?$/, '$2')
    .trim();

/** Cleans pasted hex digits, which may contain white space and begin with 0x. */
export const hexText = (text: string): string =>
  trimmed(text).replaceAll(/\s+/g, '').replace(/^0x/i, '');

/** Rejects texts that are too long, and secrets, which must not be pasted anywhere. */
export function rejectUnsafe(field: FieldName, text: string): void {
  if (SECRET_KEY.test(text) || EXTENDED_SECRET_KEY.test(text) || SEED_PHRASE.test(text)) {
    throw new InputProblem(
      field,
      'This looks like a private key or a seed phrase.',
      'Nothing here needs one. Empty the field, and paste a public key or a transaction.',
    );
  }
  if (text.length > MAX_CHARACTERS) {
    throw new InputProblem(
      field,
      `The text has ${text.length} characters; at most ${MAX_CHARACTERS} are read.`,
      'Paste one transaction or one delegation. Bitcoin nodes relay no transaction of that size.',
    );
  }
}

/** Decodes hex digits. `what` is the subject of the error message. */
export function readHex(field: FieldName, text: string, what: string): Uint8Array {
  if (!HEX.test(text)) {
    const wrong = [...text].findIndex((character) => !HEX.test(character));
    throw new InputProblem(
      field,
      `${what} is not hex: character ${wrong + 1} is "${[...text][wrong]}".`,
      'Use the digits 0 to 9 and the letters a to f only.',
    );
  }
  if (text.length % 2 === 1) {
    throw new InputProblem(
      field,
      `${what} has ${text.length} hex digits, an odd number, so one is missing or extra.`,
      'Copy it again, from the first digit to the last.',
    );
  }
  return hex.decode(text.toLowerCase());
}

/** Decodes base64; returns undefined if the text is not base64. */
export function readBase64(text: string): Uint8Array | undefined {
  if (!BASE64.test(text)) return undefined;
  try {
    return base64.decode(
      text.replace(/=*$/, '').padEnd(Math.ceil(text.replace(/=*$/, '').length / 4) * 4, '='),
    );
  } catch {
    return undefined;
  }
}

/** A public key as 32 bytes: from 64 hex digits, or from 66 that begin with 02 or 03. */
export function readKey(field: FieldName, pasted: string, whose: string): Uint8Array {
  rejectUnsafe(field, trimmed(pasted));
  const text = hexText(pasted);
  const fix =
    'Paste the public key: 64 hex digits (x-only), or 66 that begin with 02 or 03 (compressed).';
  if (text === '') throw new InputProblem(field, `${whose} is missing.`, fix);
  if (ADDRESS.test(text)) {
    throw new InputProblem(
      field,
      `${whose} is an address; the key can't be computed from an address.`,
      fix,
    );
  }
  const bytes = readHex(field, text, whose);
  const isCompressed = bytes.length === 33 && (bytes[0] === 2 || bytes[0] === 3);
  if (bytes.length === 33 && !isCompressed) {
    throw new InputProblem(
      field,
      `${whose} begins with ${text.slice(0, 2)}; a 33-byte compressed key begins with 02 or 03.`,
      fix,
    );
  }
  if (bytes.length !== 32 && !isCompressed) {
    const uncompressed =
      bytes.length === 65 && bytes[0] === 4
        ? ' It is an uncompressed key: its digits 3 to 66 are the x-only key.'
        : '';
    throw new InputProblem(
      field,
      `${whose} has ${bytes.length} bytes; a public key has 32 or 33.${uncompressed}`,
      fix,
    );
  }
  const key = isCompressed ? bytes.slice(1) : bytes;
  if (!isOnCurve(key)) {
    throw new InputProblem(
      field,
      `${whose} is not a point on the secp256k1 curve, so nobody can sign for it.`,
      'Copy it again: at least one digit is wrong, or it is the ID of a transaction.',
    );
  }
  return key;
}

/** Whether 32 bytes are an x-only public key. */
export const isOnCurve = memoize(
  (key: Uint8Array) => hex.encode(key),
  (key: Uint8Array): boolean => {
    try {
      schnorr.utils.lift_x(BigInt(`0x${hex.encode(key)}`));
      return key.length === 32;
    } catch {
      return false;
    }
  },
);
