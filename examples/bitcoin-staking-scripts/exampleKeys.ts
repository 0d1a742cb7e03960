import {pubSchnorr, sha256} from '@scure/btc-signer/utils.js';

/** A key pair of the worked example; the public key is x-only, 32 bytes. */
export type ExampleKey = {readonly secret: Uint8Array; readonly xOnly: Uint8Array};

/**
 * UNSAFE. The secret key is the SHA-256 hash of a printed label, so everybody knows it. Never send
 * coins to an address derived from it: they would be stolen within seconds.
 */
export function exampleKey(label: string): ExampleKey {
  const secret = sha256(new TextEncoder().encode(label));
  return {secret, xOnly: pubSchnorr(secret)};
}

/** The staker, one finality provider, and a committee as large as mainnet's. */
export const exampleKeys = {
  staker: exampleKey('not a secret: staker'),
  finalityProvider: exampleKey('not a secret: finality provider'),
  covenant: Array.from({length: 9}, (_, i) => exampleKey(`not a secret: covenant ${i}`)),
};
