import {readFileSync} from 'node:fs';

/** How every PSBT begins: "psbt" and a byte that no text has. */
const PSBT = '70736274ff';

/**
 * The text of a file. Wallets save a PSBT as base64 or as bytes; bytes come back as hex.
 *
 * @param file path, or 0 for the standard input
 */
export function readText(file: string | 0): string {
  const bytes = readFileSync(file);
  return bytes.subarray(0, PSBT.length / 2).toString('hex') === PSBT
    ? bytes.toString('hex')
    : bytes.toString('utf8');
}
