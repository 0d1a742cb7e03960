import {hex} from '@scure/base';
import {NETWORK, p2tr, Script, TEST_NETWORK} from '@scure/btc-signer';
import {
  compareBytes,
  concatBytes,
  equalBytes,
  sha256,
  taprootTweakPubkey,
} from '@scure/btc-signer/utils.js';

/** The values that determine the scripts. Public keys are x-only, 32 bytes; times are Bitcoin blocks. */
export type StakeTerms = {
  readonly staker: Uint8Array;
  readonly finalityProviders: readonly Uint8Array[];
  readonly covenant: readonly Uint8Array[];
  readonly quorum: number;
  readonly stakingTime: number;
  readonly unbondingTime: number;
};

/** A way to spend an output: the script to reveal and the proof that the output commits to it. */
export type Leaf = {
  readonly script: Uint8Array;
  readonly hash: Uint8Array;
  readonly controlBlock: Uint8Array;
};

/** A Taproot output without a usable key path. */
export type TaprootOutput<Name extends string> = {
  readonly merkleRoot: Uint8Array;
  readonly outputKey: Uint8Array;
  readonly pkScript: Uint8Array;
  readonly address: string;
  readonly leaves: Readonly<Record<Name, Leaf>>;
};

// The generator of secp256k1 in the 65-byte uncompressed form: 04, x, y.
const GENERATOR = hex.decode(
  '0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798' +
    '483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
);

/** The internal key: an x coordinate that is a hash, so nobody can know a secret key for it. */
export const NUMS = sha256(GENERATOR);

/** Tapscript, BIP-342. */
const LEAF_VERSION = 0xc0;

/** `<staker> OP_CHECKSIGVERIFY <blocks> OP_CHECKSEQUENCEVERIFY` */
export function timelockScript(staker: Uint8Array, blocks: number): Uint8Array {
  if (!Number.isInteger(blocks) || blocks < 1 || blocks > 0xffff) {
    throw new RangeError(
      `timelockScript: ${blocks} blocks. Use a whole number from 1 to 65535: the lock is ` +
        '16 bits wide, and 0 would leave false on the stack, so the coin could not be spent.',
    );
  }
  return Script.encode([staker, 'CHECKSIGVERIFY', blocks, 'CHECKSEQUENCEVERIFY']);
}

/** `<staker> OP_CHECKSIGVERIFY`, then the covenant's quorum. */
export function unbondingScript({staker, covenant, quorum}: StakeTerms): Uint8Array {
  return Script.encode([staker, 'CHECKSIGVERIFY', ...signedBy(covenant, quorum, '')]);
}

/** Like the unbonding script, with one finality provider's signature in between. */
export function slashingScript(terms: StakeTerms): Uint8Array {
  return Script.encode([
    terms.staker,
    'CHECKSIGVERIFY',
    ...signedBy(terms.finalityProviders, 1, 'VERIFY'),
    ...signedBy(terms.covenant, terms.quorum, ''),
  ]);
}

/** Requires signatures from exactly `needed` of the keys. The keys are sorted here, so any order may be passed. */
function signedBy(keys: readonly Uint8Array[], needed: number, verify: '' | 'VERIFY') {
  if (!Number.isInteger(needed) || needed < 1 || needed > keys.length) {
    throw new RangeError(
      `signedBy: ${needed} of ${keys.length} keys must sign. Use a whole number from 1 to ` +
        `${keys.length}, or pass all keys of the committee.`,
    );
  }
  const [first, ...others] = [...keys].sort(compareBytes);
  if (others.length === 0) return [first!, `CHECKSIG${verify}` as const];
  return [
    first!,
    'CHECKSIG' as const,
    ...others.flatMap((key) => [key, 'CHECKSIGADD' as const]),
    needed,
    `NUMEQUAL${verify}` as const,
  ];
}

/** The staking output: slashing at depth 1, timelock and unbonding side by side at depth 2. */
export function stakingOutput(terms: StakeTerms, network = TEST_NETWORK) {
  rejectDuplicates(terms);
  const timelock = timelockScript(terms.staker, terms.stakingTime);
  const unbonding = unbondingScript(terms);
  const slashing = slashingScript(terms);
  const tree = [[{script: timelock}, {script: unbonding}], {script: slashing}];
  return commit({timelock, unbonding, slashing}, tree, network);
}

/** The unbonding output: two leaves at depth 1, and no unbonding leaf. */
export function unbondingOutput(terms: StakeTerms, network = TEST_NETWORK) {
  rejectDuplicates(terms);
  const timelock = timelockScript(terms.staker, terms.unbondingTime);
  const slashing = slashingScript(terms);
  return commit({timelock, slashing}, [{script: timelock}, {script: slashing}], network);
}

/** The output that returns the rest to the staker after slashing. Its only leaf is the root, at depth 0. */
export function refundOutput(terms: StakeTerms, network = TEST_NETWORK) {
  const timelock = timelockScript(terms.staker, terms.unbondingTime);
  return commit({timelock}, {script: timelock}, network);
}

/** The OP_RETURN output that identifies a phase 1 stake: tag, version 0, both keys, staking time in two bytes. */
export function phase1OpReturn(tag: Uint8Array, terms: StakeTerms): Uint8Array {
  const [finalityProvider, ...others] = terms.finalityProviders;
  if (tag.length !== 4 || finalityProvider === undefined || others.length > 0) {
    throw new RangeError(
      `phase1OpReturn: got a ${tag.length}-byte tag and ${terms.finalityProviders.length} finality ` +
        'providers. Use a 4-byte tag (mainnet: 62626e31) and one provider.',
    );
  }
  const time = Uint8Array.of(terms.stakingTime >> 8, terms.stakingTime & 0xff);
  const data = Uint8Array.of(...tag, 0, ...terms.staker, ...finalityProvider, ...time);
  return Script.encode(['RETURN', data]);
}

type Tree = Parameters<typeof p2tr>[1];

/** Hashes the tree, tweaks the internal key with its root and encodes the address. */
function commit<Name extends string>(
  scripts: Record<Name, Uint8Array>,
  tree: NonNullable<Tree>,
  network: typeof NETWORK,
): TaprootOutput<Name> {
  const output = p2tr(NUMS, tree, network, true);
  const [outputKey, parity] = taprootTweakPubkey(NUMS, output.tapMerkleRoot);
  const leaves = {} as Record<Name, Leaf>;
  for (const name of Object.keys(scripts) as Name[]) {
    const {script, hash, path} = output.leaves.find((leaf) =>
      equalBytes(leaf.script, scripts[name]),
    )!;
    // Leaf version and parity of the output key, internal key, sibling hashes from leaf to root.
    const controlBlock = concatBytes(Uint8Array.of(LEAF_VERSION + parity), NUMS, ...path);
    leaves[name] = {script, hash, controlBlock};
  }
  return {
    merkleRoot: output.tapMerkleRoot,
    outputKey,
    pkScript: output.script,
    address: output.address,
    leaves,
  };
}

/** A key in two roles would let one signer act as two. The chain rejects it too. */
function rejectDuplicates({staker, finalityProviders, covenant}: StakeTerms): void {
  const keys = [staker, ...finalityProviders, ...covenant].map((key) => hex.encode(key));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return;
  throw new Error(
    `StakeTerms: the key ${twice} is used twice. Staker, finality providers and covenant must ` +
      'all be different keys.',
  );
}
