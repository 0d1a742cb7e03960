import {hex} from '@scure/base';
import {SigHash, Transaction} from '@scure/btc-signer';
import {concatBytes, equalBytes, pubSchnorr} from '@scure/btc-signer/utils.js';
import type {SignPsbtOptions} from './bitcoinProvider';

/**
 * Signs the inputs that the connected key can sign. Runs where the key is stored, after the user
 * approves.
 *
 * A script path input is signed with the untweaked key, and finalized although the covenant and the
 * finality provider have not signed: the caller extracts the signature, or adds the others.
 *
 * @param secret 32 bytes, the untweaked key.
 * @throws Error if no input can be signed, or an input requests a sighash type other than DEFAULT
 *   or ALL.
 */
export function signPsbt(psbtHex: string, secret: Uint8Array, options: SignPsbtOptions = {}) {
  const tx = Transaction.fromPSBT(hex.decode(psbtHex), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
  });
  const requested = options.signInputs?.map(({index}) => index);
  const indexes = requested ?? Array.from({length: tx.inputsLength}, (_, index) => index);
  const signed = indexes.filter((index) => signInput(tx, index, secret, requested !== undefined));
  if (signed.length === 0) {
    throw new Error(
      `signPsbt: none of the ${tx.inputsLength} inputs belongs to the connected key. ` +
        'Switch the wallet to the account that is connected to the page.',
    );
  }
  if (options.autoFinalized !== false) {
    for (const index of signed) finalizeInput(tx, index, pubSchnorr(secret));
  }
  return hex.encode(tx.toPSBT());
}

/** @returns false if the key can't sign an input that wasn't requested by its index. */
function signInput(
  tx: Transaction,
  index: number,
  secret: Uint8Array,
  isRequested: boolean,
): boolean {
  const {sighashType = SigHash.DEFAULT, witnessUtxo} = tx.getInput(index);
  if (sighashType !== SigHash.DEFAULT && sighashType !== SigHash.ALL) {
    throw new Error(
      `signPsbt: input ${index} requests sighash type ${sighashType}, which would let ` +
        'others change the transaction. Staking uses only the default (0) and ALL (1).',
    );
  }
  if (witnessUtxo === undefined) {
    throw new Error(
      `signPsbt: input ${index} has no witnessUtxo, so its amount and script cannot be shown. ` +
        'Request a PSBT that has it, with only Native SegWit or Taproot inputs.',
    );
  }
  try {
    // The library signs with the untweaked key if a leaf script contains the public key, and with
    // the tweaked key if it is the output's internal key.
    return tx.signIdx(secret, index, [SigHash.DEFAULT, SigHash.ALL]);
  } catch (cause) {
    if (isRequested) throw new Error(`signPsbt: input ${index} cannot be signed.`, {cause});
    return false;
  }
}

/**
 * Sets the witness to the signature, the script and the control block. This is complete for a
 * timelock leaf; for any other leaf, the caller reads the signature from it.
 */
function finalizeInput(tx: Transaction, index: number, key: Uint8Array): void {
  const {tapScriptSig, tapLeafScript} = tx.getInput(index);
  const mine = tapScriptSig?.find(([{pubKey}]) => equalBytes(pubKey, key));
  const leaf = tapLeafScript?.[0];
  if (mine === undefined || leaf === undefined) return tx.finalizeIdx(index);
  const [{version, internalKey, merklePath}, scriptAndVersion] = leaf;
  const controlBlock = concatBytes(Uint8Array.of(version), internalKey, ...merklePath);
  const finalScriptWitness = [mine[1], scriptAndVersion.subarray(0, -1), controlBlock];
  tx.updateInput(index, {finalScriptWitness}, true);
}
