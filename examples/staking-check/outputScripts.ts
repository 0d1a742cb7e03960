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
import {concatBytes, equalBytes} from '@scure/btc-signer/utils.js';
import {readOps} from '../bitcoin-staking-scripts/readOps';
import type {KnownNetwork} from './parameters';

/** The library's name of a network's addresses. */
export const bitcoinOf = ({hrp}: Pick<KnownNetwork, 'hrp'>) =>
  hrp === 'bc' ? NETWORK : TEST_NETWORK;

const OP_RETURN = 0x6a;

export const isOpReturn = (script: Uint8Array): boolean => script[0] === OP_RETURN;

/** The address of an output script; for others what they are. */
export function addressOf(script: Uint8Array, network: Pick<KnownNetwork, 'hrp'>): string {
  if (isOpReturn(script)) return `OP_RETURN, ${script.length} bytes`;
  try {
    return Address(bitcoinOf(network)).encode(OutScript.decode(script));
  } catch {
    const start = hex.encode(script.slice(0, 12));
    return `no address: script ${start}${script.length > 12 ? '…' : ''}, ${script.length} bytes`;
  }
}

/** What a wallet would show for an OP_RETURN: its bytes in hex. */
export function opReturnData(script: Uint8Array): Uint8Array {
  return concatBytes(...readOps(script.slice(1)).map(({data}) => data ?? new Uint8Array()));
}

/** The usual addresses of a wallet with this key, where change goes. The key is x-only. */
export function ownScripts(
  key: Uint8Array,
): {readonly name: string; readonly script: Uint8Array}[] {
  const compressed = [2, 3].map((parity) => Uint8Array.of(parity, ...key));
  return [
    {name: 'Taproot', script: p2tr(key).script},
    ...compressed.flatMap((full) => [
      {name: 'Native SegWit', script: p2wpkh(full).script},
      {name: 'Nested SegWit', script: p2sh(p2wpkh(full)).script},
      {name: 'Legacy', script: p2pkh(full).script},
    ]),
  ];
}

/** Which usual address of a key an output pays, if any. */
export const ownNameOf = (script: Uint8Array, key: Uint8Array): string | undefined =>
  ownScripts(key).find((own) => equalBytes(own.script, script))?.name;

/** The least that nodes relay in an output, at their default of 1 satoshi a byte times three. */
export function dustLimit(script: Uint8Array): bigint {
  if (isOpReturn(script)) return 0n;
  const amountAndLength = 9;
  const isWitnessProgram =
    (script[0] === 0 || (script[0]! >= 0x51 && script[0]! <= 0x60)) && script.length <= 42;
  const spending = isWitnessProgram ? 67 : 148;
  return BigInt(3 * (amountAndLength + script.length + spending));
}
