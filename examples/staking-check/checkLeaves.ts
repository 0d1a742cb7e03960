import {verifySpend} from '../bitcoin-staking-scripts/verifySpend';
import {leafDifference, leavesOfStake, type NamedLeaf} from './compareLeaf';
import type {ReadTx} from './readParts';
import type {Findings} from './report';
import {allSpent, spentBy, type Stake} from './stake';

/** Checks the leaves that a PSBT or a witness shows, and the witness itself if it is complete. */
export function checkLeaves(
  findings: Findings,
  tx: ReadTx,
  index: number,
  stake: Stake,
  name: NamedLeaf['name'],
): void {
  const input = tx.inputs[index]!;
  const where = `Input ${index}`;
  const {of} = spentBy(tx, index, stake);
  const possible = leavesOfStake(stake).filter(
    (leaf) => leaf.name === name && (of === undefined || leaf.output === of),
  );
  const [expected] = possible;
  if (!expected) return;
  for (const leaf of input.leaves) {
    const differences = possible.map((candidate) => leafDifference(leaf, candidate, stake.terms));
    findings.expect(
      'leaf',
      differences.includes(undefined),
      where,
      `Uses the ${name} leaf, byte for byte.`,
      `The leaf is not the ${name} leaf of this stake: ${differences[0]}.`,
    );
  }
  if (input.leaves.length === 0 && input.witness.length > 0) {
    const message =
      'The witness has no script and control block, so it cannot spend an output of a stake.';
    findings.failed('leaf', where, message);
    return;
  }
  if (input.leaves.length === 0) {
    findings.passed('leaf', where, 'It shows no script, so there is no script to check.');
    return;
  }
  const spent = allSpent(tx, stake);
  if (input.witness.length === 0 || !spent) return;
  const outcome = verifySpend(tx, index, spent, input.witness);
  findings.expect(
    'leaf',
    outcome === 'valid',
    where,
    'It is signed, and the witness satisfies the script.',
    `A node would reject the witness: ${outcome === 'valid' ? '' : outcome.reason}.`,
  );
}
