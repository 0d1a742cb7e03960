import {schnorr, secp256k1} from '@noble/curves/secp256k1.js';
import {hex} from '@scure/base';
import {concatBytes, tagSchnorr} from '@scure/btc-signer/utils.js';

const {Point} = secp256k1;
const {Fn} = Point;
type CurvePoint = InstanceType<typeof Point>;

const NONCE_BYTES = 33;

const lift = (key: Uint8Array): CurvePoint => schnorr.utils.lift_x(BigInt(`0x${hex.encode(key)}`));

function challengeOf(nonce: CurvePoint, key: Uint8Array, message: Uint8Array): bigint {
  const hash = tagSchnorr('BIP0340/challenge', nonce.toBytes().slice(1), key, message);
  return Fn.create(BigInt(`0x${hex.encode(hash)}`));
}

/**
 * Whether an adaptor signature by `key` becomes valid once the secret key of `provider` is added. The
 * covenant signs slashing transactions in this form. Keys are x-only. A signature has 65 bytes: the
 * nonce with its parity, and a scalar. An older, 66-byte form has the parity at its end.
 * Source: babylonlabs-io/babylon, crypto/schnorr-adaptor-signature.
 */
export function isAdaptorSignature(
  key: Uint8Array,
  provider: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): boolean {
  try {
    const isOld = signature.length === NONCE_BYTES + 33;
    if (isOld && (signature[0] !== 2 || signature.at(-1)! > 1)) return false;
    const first = isOld ? 2 + signature.at(-1)! : signature[0]!;
    const nonce = Point.fromBytes(Uint8Array.of(first, ...signature.slice(1, NONCE_BYTES)));
    const s = Fn.fromBytes(signature.slice(NONCE_BYTES, NONCE_BYTES + 32));
    const e = challengeOf(nonce, key, message);
    const signerNonce = Point.BASE.multiplyUnsafe(s).subtract(lift(key).multiplyUnsafe(e));
    const adaptor = first === 2 ? nonce.subtract(signerNonce) : nonce.add(signerNonce);
    return adaptor.equals(lift(provider));
  } catch {
    return false;
  }
}

/** Signs as a covenant member does. Only for examples, because the caller chooses the nonce. */
export function signAdaptor(
  secret: Uint8Array,
  provider: Uint8Array,
  message: Uint8Array,
  nonce: Uint8Array,
): Uint8Array {
  const even = (scalar: bigint, point: CurvePoint) =>
    point.toBytes()[0] === 2 ? scalar : Fn.neg(scalar);
  const d = Fn.fromBytes(secret);
  const k = Fn.fromBytes(nonce);
  const key = Point.BASE.multiply(d);
  const adaptedNonce = Point.BASE.multiply(k).add(lift(provider));
  const e = challengeOf(adaptedNonce, key.toBytes().slice(1), message);
  const s = Fn.add(even(k, adaptedNonce), Fn.mul(e, even(d, key)));
  return concatBytes(adaptedNonce.toBytes(), Fn.toBytes(s));
}
