import {readFileSync} from 'node:fs';

/** The first bytes of every PSBT: "psbt" and a byte that no text contains. */
const PSBT = '70736274ff';

/**
 * Reads a file as text. Wallets save a PSBT as base64 or as bytes; bytes are returned as hex.
 *
 * @param file path, or 0 for standard input
 */
export function readText(file: string | 0): string {
  const bytes = readFileSync(file);
  return bytes.subarray(0, PSBT.length / 2).toString('hex') === PSBT
    ? bytes.toString('hex')
    : bytes.toString('utf8');
}
