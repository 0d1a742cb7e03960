import {base64} from '@scure/base';
import {p2tr, p2wpkh, RawTx, RawWitness, Script, SigHash, Transaction} from '@scure/btc-signer';
import {pubECDSA, pubSchnorr, sha256x2, tagSchnorr} from '@scure/btc-signer/utils.js';

export type AddressType = 'p2wpkh' | 'p2tr';

/**
 * Signs a message in the simple format of BIP-322, with a virtual transaction from the address. Nodes
 * would reject it, because the output that it spends does not exist.
 *
 * @param secret 32 bytes, the untweaked key.
 * @returns the witness in base64, the format that `signMessage` returns.
 */
export function signBip322(message: string, secret: Uint8Array, type: AddressType): string {
  const script =
    type === 'p2tr' ? p2tr(pubSchnorr(secret)).script : p2wpkh(pubECDSA(secret)).script;
  const hash = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message));

  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Script.encode([0, hash]),
        sequence: 0,
      },
    ],
    outputs: [{amount: 0n, script}],
    lockTime: 0,
    witnesses: undefined,
  });

  const toSign = new Transaction({version: 0, allowUnknownOutputs: true});
  toSign.addInput({
    // Transaction IDs are shown in the reverse byte order of their hash.
    txid: sha256x2(toSpend).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: {amount: 0n, script},
    ...(type === 'p2tr' && {tapInternalKey: pubSchnorr(secret)}),
  });
  toSign.addOutput({amount: 0n, script: Script.encode(['RETURN'])});
  toSign.signIdx(secret, 0, [type === 'p2tr' ? SigHash.DEFAULT : SigHash.ALL]);
  toSign.finalizeIdx(0);
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []));
}
