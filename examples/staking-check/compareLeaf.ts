import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {NUMS, type Leaf, type StakeTerms} from '../bitcoin-staking-scripts/buildOutputs';
import {readOps, type Op} from '../bitcoin-staking-scripts/readOps';
import {committedScript} from '../bitcoin-staking-scripts/verifySpend';
import type {RevealedLeaf} from './readParts';
import type {OutputName, Stake} from './stake';

/** A leaf of one of the three outputs of a stake. */
export type NamedLeaf = {
  readonly output: OutputName;
  readonly name: 'timelock' | 'unbonding' | 'slashing';
  readonly leaf: Leaf;
  /** The output that commits to the leaf. */
  readonly pkScript: Uint8Array;
};

/** Every leaf that spends an output of the stake. */
export function leavesOfStake({outputs}: Stake): NamedLeaf[] {
  return Object.entries(outputs).flatMap(([output, {leaves, pkScript}]) =>
    Object.entries(leaves).map(([name, leaf]) => ({output, name, leaf, pkScript}) as NamedLeaf),
  );
}

/** Describes how a leaf and its control block differ from the expected ones; undefined if they match. */
export function leafDifference(
  {script, controlBlock}: RevealedLeaf,
  expected: NamedLeaf,
  terms: StakeTerms,
): string | undefined {
  const internal = controlBlock.slice(1, 33);
  if (!equalBytes(internal, NUMS)) {
    return (
      `the internal key is ${hex.encode(internal)}, not the one without a secret key: anyone who has ` +
      'its secret key can spend the output without any script'
    );
  }
  const inScript = scriptDifference(script, expected.leaf.script, terms);
  if (inScript) return inScript;
  const committed = committedScript(script, controlBlock);
  if ('reason' in committed) return committed.reason;
  return equalBytes(committed.script, expected.pkScript)
    ? undefined
    : 'the tree has other leaves besides this one, so the output differs';
}

/** Describes the first difference between two scripts; undefined if they are equal. */
export function scriptDifference(
  actual: Uint8Array,
  expected: Uint8Array,
  terms: StakeTerms,
): string | undefined {
  if (equalBytes(actual, expected)) return undefined;
  const ops = readOps(actual);
  const expectedOps = readOps(expected);
  for (const [index, right] of expectedOps.entries()) {
    const op = ops[index];
    if (!op) return `the script ends after ${actual.length} bytes, before ${inWords(right, terms)}`;
    if (op.isTruncated) return `the script ends inside a push, at byte ${op.at}`;
    if (isSame(op, right, actual, expected)) continue;
    if (op.data && right.data && equalBytes(withoutZeros(op.data), withoutZeros(right.data))) {
      return `at byte ${op.at}, ${inWords(right, terms)} is pushed with more bytes than needed, so the script differs`;
    }
    return `byte ${op.at} has ${inWords(op, terms)} instead of ${inWords(right, terms)}`;
  }
  return `the script continues after ${expected.length} bytes with ${inWords(ops[expectedOps.length]!, terms)}`;
}

function isSame(op: Op, right: Op, actual: Uint8Array, expected: Uint8Array): boolean {
  if (op.name !== right.name || op.at !== right.at) return false;
  if (!op.data || !right.data) return !op.data && !right.data;
  return equalBytes(op.data, right.data) && actual[op.at] === expected[right.at];
}

/** Encodes a number without trailing zero bytes. */
const withoutZeros = (data: Uint8Array): Uint8Array =>
  data.length > 8 ? data : data.slice(0, data.findLastIndex((byte) => byte !== 0) + 1);

function inWords({name, data}: Op, terms: StakeTerms): string {
  if (!data) return name;
  if (data.length === 32) return `${ownerOf(data, terms)} ${hex.encode(data)}`;
  const number = data.reduceRight((sum, byte) => sum * 256 + byte, 0);
  return data.length <= 4 ? `the number ${number}` : `a push of ${data.length} bytes`;
}

function ownerOf(key: Uint8Array, {staker, finalityProviders, covenant}: StakeTerms): string {
  const has = (keys: readonly Uint8Array[]) => keys.some((each) => equalBytes(each, key));
  if (equalBytes(staker, key)) return "the staker's key";
  if (has(finalityProviders)) return "the finality provider's key";
  return has(covenant) ? 'the covenant key' : 'an unknown key';
}
