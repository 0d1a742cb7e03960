import {hex} from '@scure/base';
import {
  Address,
  NETWORK,
  OutScript,
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  TEST_NETWORK,
} from '@scure/btc-signer';
import type {KnownNetwork} from './parameters';
import {memoize} from './memoize';

/** The library's settings for the addresses of a network. */
export const bitcoinOf = ({hrp}: Pick<KnownNetwork, 'hrp'>) =>
  hrp === 'bc' ? NETWORK : TEST_NETWORK;

const OP_RETURN = 0x6a;

export const isOpReturn = (script: Uint8Array): boolean => script[0] === OP_RETURN;

/** The address of an output script, or a description if the script has no address. */
export const addressOf = memoize(
  (script: Uint8Array, {hrp}: Pick<KnownNetwork, 'hrp'>) => hrp + hex.encode(script),
  (script: Uint8Array, network: Pick<KnownNetwork, 'hrp'>): string => {
    if (isOpReturn(script)) return `OP_RETURN, ${script.length} bytes`;
    try {
      return Address(bitcoinOf(network)).encode(OutScript.decode(script));
    } catch {
      const start = hex.encode(script.slice(0, 12));
      return `no address: script ${start}${script.length > 12 ? '…' : ''}, ${script.length} bytes`;
    }
  },
);

/**
 * The standard addresses of a wallet with this x-only key, which receive change: the name of each, by its
 * script in hex.
 */
export const ownScripts = memoize(
  (key: Uint8Array) => hex.encode(key),
  (key: Uint8Array): ReadonlyMap<string, string> => {
    const compressed = [2, 3].map((parity) => Uint8Array.of(parity, ...key));
    const scripts: [Uint8Array, string][] = [
      [p2tr(key).script, 'Taproot'],
      ...compressed.flatMap((full): [Uint8Array, string][] => [
        [p2wpkh(full).script, 'Native SegWit'],
        [p2sh(p2wpkh(full)).script, 'Nested SegWit'],
        [p2pkh(full).script, 'Legacy'],
      ]),
    ];
    return new Map(scripts.map(([script, name]) => [hex.encode(script), name]));
  },
);

/** Whether an output is spent with a witness only, so signing does not change the txid. */
export const isWitnessProgram = (script: Uint8Array): boolean =>
  script.length >= 4 &&
  script.length <= 42 &&
  script[1] === script.length - 2 &&
  (script[0] === 0 || (script[0]! >= 0x51 && script[0]! <= 0x60));

/** The minimum amount of an output that nodes relay, at their default of 3 satoshis per byte. */
export function dustLimit(script: Uint8Array): bigint {
  if (isOpReturn(script)) return 0n;
  const amountAndLength = 9;
  const spending = isWitnessProgram(script) ? 67 : 148;
  return BigInt(3 * (amountAndLength + script.length + spending));
}
