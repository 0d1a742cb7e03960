import {RawTx} from '@scure/btc-signer';
import type {SpentOutput} from './verifySpend';

/** The parts of a transaction. A txid is 32 bytes, in the order in which explorers show it. */
export type RawParts = {
  readonly version: number;
  readonly lockTime: number;
  readonly segwitFlag?: boolean;
  readonly inputs: readonly {
    readonly txid: Uint8Array;
    readonly index: number;
    readonly finalScriptSig: Uint8Array;
    readonly sequence: number;
  }[];
  readonly outputs: readonly SpentOutput[];
  readonly witnesses?: readonly (readonly Uint8Array[])[];
};

type LibraryParts = Parameters<typeof RawTx.encode>[0];

/** @throws the library's Error, whose message specifies the field that it could not decode */
export const decodeTx = (bytes: Uint8Array): RawParts => RawTx.decode(bytes);

/** The bytes of a transaction, with its witnesses if `segwitFlag` is set. */
export const encodeTx = ({segwitFlag = false, ...parts}: RawParts): Uint8Array =>
  RawTx.encode({...parts, segwitFlag} as unknown as LibraryParts);
