import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {readOps} from '../bitcoin-staking-scripts/readOps';
import type {StakeTerms} from '../bitcoin-staking-scripts/buildOutputs';
import type {Findings} from './report';
import {isOpReturn} from './outputScripts';

const DATA_BYTES = 71;
const TAG_BYTES = 4;
const KEY_BYTES = 32;

/** The OP_RETURN that marks a stake of phase 1. */
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
 * Compares the OP_RETURN outputs with the requirements of phase 1. `tag` is the network's when the
 * stake must be marked; without it a mark is optional.
 */
export function checkMarks(
  findings: Findings,
  outputs: readonly {readonly script: Uint8Array}[],
  terms: StakeTerms,
  tag: Uint8Array | undefined,
): void {
  const marks = outputs.flatMap(({script}, index) => {
    const mark = readMark(script);
    return mark ? [{mark, script, where: `Output ${index}`}] : [];
  });
  const fix = 'Do not sign. Have the staking transaction made again by a program for phase 1.';
  for (const {mark, script, where} of marks) {
    if (readOps(script)[1]?.isLong) {
      findings.failed(
        'phase1-mark',
        where,
        'The OP_RETURN pushes its 71 bytes with a longer opcode than needed. The form is 6a 47 and the data.',
        fix,
      );
    }
    checkMark(findings, where, mark, terms, tag, fix);
  }
  const strays = outputs.flatMap(({script}, index) =>
    isOpReturn(script) && !readMark(script) ? [`Output ${index}`] : [],
  );
  for (const where of strays) {
    const message = 'An OP_RETURN whose bytes mean nothing to the protocol.';
    if (tag && marks.length === 0) findings.failed('phase1-mark', where, message, fix);
    else findings.passed('phase1-mark', where, message);
  }
  if (!tag) {
    if (marks.length === 0) {
      findings.passed(
        'phase1-mark',
        'Transaction',
        'No OP_RETURN is required: only stakes of phase 1 have one.',
      );
    }
    return;
  }
  if (marks.length === 0) {
    findings.failed(
      'phase1-mark',
      'Transaction',
      'The OP_RETURN that a stake of phase 1 must carry is missing.',
      fix,
    );
  }
  if (marks.length > 1) {
    findings.failed(
      'phase1-mark',
      'Transaction',
      `${marks.length} outputs carry the mark of a stake; exactly one may, so the stake does not count.`,
      fix,
    );
  }
}

function checkMark(
  findings: Findings,
  where: string,
  mark: Mark,
  terms: StakeTerms,
  tag: Uint8Array | undefined,
  fix: string,
): void {
  const before = findings.list.length;
  const [provider] = terms.finalityProviders;
  if (tag && !equalBytes(mark.tag, tag)) {
    findings.failed(
      'phase1-mark',
      where,
      `The tag is ${hex.encode(mark.tag)}; this network's is ${hex.encode(tag)}.`,
      fix,
    );
  }
  if (mark.version !== 0) {
    findings.failed(
      'phase1-mark',
      where,
      `The version in the OP_RETURN is ${mark.version}; the only version is 0.`,
      fix,
    );
  }
  if (!equalBytes(mark.staker, terms.staker)) {
    findings.failed(
      'phase1-mark',
      where,
      `The OP_RETURN names another staker: ${hex.encode(mark.staker)}.`,
      fix,
    );
  }
  if (provider && !equalBytes(mark.finalityProvider, provider)) {
    findings.failed(
      'phase1-mark',
      where,
      `The OP_RETURN names another finality provider: ${hex.encode(mark.finalityProvider)}.`,
      fix,
    );
  }
  if (mark.stakingTime !== terms.stakingTime) {
    findings.failed(
      'phase1-mark',
      where,
      `The OP_RETURN says ${mark.stakingTime} blocks; the staking output is locked for ${terms.stakingTime}.`,
      fix,
    );
  }
  if (findings.list.length === before) {
    findings.passed(
      'phase1-mark',
      where,
      'The OP_RETURN has the tag, both keys and the staking time of this stake.',
    );
  }
}
