import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {readOps} from '../bitcoin-staking-scripts/readOps';
import type {StakeTerms} from '../bitcoin-staking-scripts/buildOutputs';
import type {Findings} from './report';
import {isOpReturn} from './outputScripts';

const DATA_BYTES = 71;
const TAG_BYTES = 4;
const KEY_BYTES = 32;

/** The OP_RETURN that marks a phase 1 stake. */
export type Mark = {
  readonly tag: Uint8Array;
  readonly version: number;
  readonly staker: Uint8Array;
  readonly finalityProvider: Uint8Array;
  readonly stakingTime: number;
};

/** The mark in an output script; undefined for any other script. */
export function readMark(script: Uint8Array): Mark | undefined {
  const [, push, ...others] = readOps(script);
  const data = push?.data;
  if (!isOpReturn(script) || others.length > 0 || data?.length !== DATA_BYTES) return undefined;
  const staker = TAG_BYTES + 1;
  const provider = staker + KEY_BYTES;
  const time = provider + KEY_BYTES;
  return {
    tag: data.slice(0, TAG_BYTES),
    version: data[TAG_BYTES]!,
    staker: data.slice(staker, provider),
    finalityProvider: data.slice(provider, time),
    stakingTime: data[time]! * 256 + data[time + 1]!,
  };
}

/**
 * Compares the OP_RETURN outputs with the requirements of phase 1. If `tag` is set, the stake must have
 * an OP_RETURN with this tag; otherwise it is optional.
 */
export function checkMarks(
  findings: Findings,
  outputs: readonly {readonly script: Uint8Array}[],
  terms: StakeTerms,
  tag: Uint8Array | undefined,
): void {
  let marks = 0;
  for (const [index, {script}] of outputs.entries()) {
    if (!isOpReturn(script)) continue;
    const mark = readMark(script);
    const where = `Output ${index}`;
    if (mark) {
      marks += 1;
      const differences = markDifferences(mark, script, terms, tag);
      const met = 'The OP_RETURN has the tag, both keys and the staking time of this stake.';
      findings.expectNone('phase1-mark', where, differences, met);
    } else {
      findings.passed('phase1-mark', where, 'Its bytes have no meaning in the protocol.');
    }
  }
  findings.expectNone(
    'phase1-mark',
    'Transaction',
    tag
      ? [
          marks === 0 && 'The OP_RETURN that a phase 1 stake must have is missing.',
          marks > 1 &&
            `${marks} outputs mark a stake; exactly one may, so the stake does not count.`,
        ]
      : [],
    tag ? 'One output marks the stake.' : 'No OP_RETURN is required: only phase 1 stakes have one.',
  );
}

function markDifferences(
  {tag, version, staker, finalityProvider, stakingTime}: Mark,
  script: Uint8Array,
  terms: StakeTerms,
  networkTag: Uint8Array | undefined,
): (string | false | undefined)[] {
  const [provider] = terms.finalityProviders;
  return [
    readOps(script)[1]!.isNonMinimal &&
      'The OP_RETURN pushes its 71 bytes with a longer opcode than needed. The form is 6a 47 and the data.',
    networkTag !== undefined &&
      !equalBytes(tag, networkTag) &&
      `The tag is ${hex.encode(tag)}; this network's is ${hex.encode(networkTag)}.`,
    version !== 0 && `The version in the OP_RETURN is ${version}; the only version is 0.`,
    !equalBytes(staker, terms.staker) &&
      `The OP_RETURN contains a different staker key: ${hex.encode(staker)}.`,
    !equalBytes(finalityProvider, provider!) &&
      `The OP_RETURN contains a different provider key: ${hex.encode(finalityProvider)}.`,
    stakingTime !== terms.stakingTime &&
      `The OP_RETURN says ${stakingTime} blocks; the staking output is locked for ${terms.stakingTime}.`,
  ];
}
