import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {isSignedBy, leafMessage, type SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {isAdaptorSignature} from './adaptorSignature';
import {checkLeaves} from './checkLeaves';
import {checkRelay, checkTypedAmount} from './checkStaking';
import type {CheckId} from './checks';
import {addressOf} from './outputScripts';
import type {CovenantSignature} from './readDelegation';
import type {ReadTx} from './readParts';
import {memoize} from './memoize';
import type {Findings} from './report';
import {describeScript, sat, spentBy, sum, type OutputName, type Stake} from './stake';

const FINAL = 0xffffffff;
const WHERE = 'Transaction';

/** Runs the checks common to unbonding and slashing transactions, which are signed in advance. */
function checkForm(
  findings: Findings,
  {version, lockTime, inputs, outputs}: ReadTx,
  form: {readonly outputs: number; readonly versions: readonly number[]},
): void {
  const [input] = inputs;
  const differs = (what: string, matches: boolean, value: string | number, expected: string) =>
    !matches && `${what} ${value}; the protocol requires ${expected}.`;
  const versions = form.versions.join(' or ');
  const sequence = input!.sequence;
  findings.expectNone(
    'form',
    WHERE,
    [
      differs('The number of inputs is', inputs.length === 1, inputs.length, '1'),
      differs(
        'The number of outputs is',
        outputs.length === form.outputs,
        outputs.length,
        String(form.outputs),
      ),
      differs('Its version is', form.versions.includes(version), version, versions),
      differs('Its lock time is', lockTime === 0, lockTime, '0'),
      differs('nSequence is', sequence === FINAL, sequence.toString(16), 'ffffffff'),
      input!.scriptSig.length > 0 && 'It has a script signature; the protocol requires none.',
    ],
    `Version ${version}, lock time 0, 1 input with a final sequence, outputs: ${outputs.length}.`,
  );
}

/** The outputs that a pre-signed transaction can spend. */
const BOTH = ['staking', 'unbonding'] as const;
type PreSignedOrigin = (typeof BOTH)[number];

/** Checks that the input spends the expected output of the stake. */
function checkSpent(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  allowed: readonly PreSignedOrigin[],
): {readonly of?: PreSignedOrigin; readonly output?: SpentOutput} {
  const where = 'Input 0';
  const names = allowed.map((each) => `${each} output`).join(' or ');
  const {of, output} = spentBy(tx, 0, stake);
  const {txid, index} = tx.inputs[0]!;
  const isAllowed = (name: OutputName | undefined): name is PreSignedOrigin =>
    allowed.some((each) => each === name);
  if (stake.delegation) {
    const {stakingTx, outputIndex, unbondingTx} = stake.delegation;
    const ids = {
      staking: `${stakingTx.id}:${outputIndex}`,
      unbonding: `${unbondingTx.id}:0`,
    };
    const spends = BOTH.find((name) => ids[name] === `${txid}:${index}`);
    findings.expect(
      'spent-stake',
      isAllowed(spends),
      where,
      `Spends the ${spends} output of this stake, ${txid}:${index}.`,
      `Spends ${txid}:${index}, which is not the ${names} of this stake, ${allowed.map((name) => ids[name]).join(' or ')}.`,
    );
    // Otherwise, signatures and amounts would be compared with another output.
    return spends === undefined ? {} : {of: spends, ...(output && {output})};
  }
  if (!output) {
    const message = `A raw transaction does not show whether it spends the ${names}.`;
    findings.notRun('spent-stake', where, message);
    return {};
  }
  findings.expect(
    'spent-stake',
    isAllowed(of),
    where,
    `Spends the ${of} output of this stake, ${sat(output.amount)}.`,
    `Spends ${addressOf(output.script, stake.network)} (${describeScript(output.script, stake)}); the protocol requires the ${names} of this stake.`,
  );
  return isAllowed(of) ? {of, output} : {output};
}

/** Checks an unbonding transaction, and the covenant's signatures on it if they are known. */
export function checkUnbonding(findings: Findings, tx: ReadTx, stake: Stake): void {
  const {unbonding} = stake.outputs;
  const {unbondingFee} = stake.params;
  checkForm(findings, tx, {outputs: 1, versions: [2]});
  const {of, output: spent} = checkSpent(findings, tx, stake, ['staking']);
  const where = 'Output 0';
  const output = tx.outputs[0]!;
  findings.expect(
    'unbonding-output',
    equalBytes(output.script, unbonding.pkScript),
    where,
    `Pays the unbonding address ${unbonding.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
    `Pays ${addressOf(output.script, stake.network)}; the unbonding address of this stake is ${unbonding.address}.`,
  );
  if (spent) {
    const expected = spent.amount - unbondingFee;
    findings.expect(
      'unbonding-fee',
      output.amount === expected,
      where,
      `${sat(output.amount)}: the stake minus the unbonding fee of ${sat(unbondingFee)}.`,
      `${sat(output.amount)}; the stake of ${sat(spent.amount)} minus the fee of ${sat(unbondingFee)} would be ${sat(expected)}.`,
    );
  } else findings.notRun('unbonding-fee', where, 'The amount of the stake is not known.');
  checkTypedAmount(findings, stake, of && spent?.amount);
  checkLeaves(findings, tx, 0, stake, 'unbonding');
  if (!stake.delegation) {
    const message = "The pasted input does not contain the covenant's signatures.";
    findings.notRun('covenant-unbonding', WHERE, message);
  } else if (spent && tx.inputs.length === 1) {
    const signatures = stake.delegation.covenantSignatures;
    const valid = validSignatures(tx, stake, spent, signatures);
    expectQuorum(findings, 'covenant-unbonding', stake, valid, signatures);
  }
}

const messageKey = (
  key: Uint8Array,
  signature: Uint8Array,
  {id}: ReadTx,
  spent: SpentOutput,
  script: Uint8Array,
): string =>
  [key, signature, spent.script, script].map((each) => hex.encode(each)).join() + id + spent.amount;

/** Whether a signature by the key is valid for a leaf that the transaction's only input spends. */
const signs = memoize(
  messageKey,
  (key: Uint8Array, signature: Uint8Array, tx: ReadTx, spent: SpentOutput, script: Uint8Array) =>
    isSignedBy(key, signature, (type) => leafMessage(tx, 0, [spent], script, type)),
);

/** Whether an adaptor signature, encrypted to the finality provider's key, is valid for a leaf. */
const signsFor = memoize(
  (provider: Uint8Array, ...others: Parameters<typeof messageKey>) =>
    hex.encode(provider) + messageKey(...others),
  (provider, key, signature, tx, spent, script) =>
    isAdaptorSignature(key, provider, signature, leafMessage(tx, 0, [spent], script)),
);

/** The valid signatures of covenant members, at most one for each. */
function signaturesOfMembers(
  {terms}: Stake,
  signatures: readonly CovenantSignature[],
  isValid: (signature: CovenantSignature) => boolean,
): CovenantSignature[] {
  return terms.covenant.flatMap((member) => {
    const valid = signatures.find((each) => equalBytes(each.key, member) && isValid(each));
    return valid ? [valid] : [];
  });
}

/** The covenant's valid signatures on the unbonding transaction. */
export function validSignatures(
  tx: ReadTx,
  stake: Stake,
  spent: SpentOutput,
  signatures: readonly CovenantSignature[],
): CovenantSignature[] {
  const {script} = stake.outputs.staking.leaves.unbonding;
  return signaturesOfMembers(stake, signatures, ({key, signature}) =>
    signs(key, signature, tx, spent, script),
  );
}

function expectQuorum(
  findings: Findings,
  check: 'covenant-unbonding' | 'covenant-slashing',
  {terms: {quorum, covenant}}: Stake,
  {length: valid}: readonly CovenantSignature[],
  {length: all}: readonly CovenantSignature[],
): void {
  const name = check === 'covenant-slashing' ? 'slashing transaction' : 'unbonding transaction';
  const members = `${valid} of ${covenant.length} covenant members have signed this ${name}`;
  findings.expect(
    check,
    valid >= quorum,
    'Delegation',
    `${members}; ${quorum} are needed.`,
    all === 0
      ? `The covenant has not signed the ${name} yet.`
      : `${members}, but ${quorum} are needed: of ${all} signatures, ${all - valid} are not from a member, repeated, or for another transaction.`,
  );
}

/** Checks a slashing transaction of the staking or the unbonding output. */
export function checkSlashing(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  origins: readonly PreSignedOrigin[] = BOTH,
): void {
  const {refund} = stake.outputs;
  const {slashingScript, unbondingFee} = stake.params;
  const {network} = stake;
  checkForm(findings, tx, {outputs: 2, versions: [1, 2]});
  const {of, output: spent} = checkSpent(findings, tx, stake, origins);
  const [slashed, rest] = tx.outputs;
  const paid = (output: SpentOutput | undefined) =>
    output ? addressOf(output.script, network) : 'nothing';
  const slashingAddress = addressOf(slashingScript, network);
  findings.expect(
    'slashed-output',
    slashed !== undefined && equalBytes(slashed.script, slashingScript),
    'Output 0',
    `Pays the slashed share to the parameters' script: ${slashingAddress}.`,
    `Pays ${paid(slashed)}; the slashed share goes to ${slashingAddress}.`,
  );
  findings.expect(
    'refund-output',
    rest !== undefined && equalBytes(rest.script, refund.pkScript),
    'Output 1',
    `Pays the rest to ${refund.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
    `Pays ${paid(rest)}; the rest belongs to ${refund.address}.`,
  );
  checkSlashedAmounts(findings, tx, stake, spent?.amount);
  checkRelay(findings, tx);
  const fee = of === 'unbonding' ? unbondingFee : 0n;
  checkTypedAmount(findings, stake, of && spent && spent.amount + fee);
  checkLeaves(findings, tx, 0, stake, 'slashing');
  checkSlashingSignatures(findings, tx, stake, {...(of && {of}), ...(spent && {spent})});
}

/** The slashed share as the chain computes it: in floating point, rounded to the nearest satoshi. */
export const slashedShare = (amount: bigint, rate: number): bigint =>
  BigInt(Math.trunc(Number(amount) * rate + 0.5));

function checkSlashedAmounts(findings: Findings, tx: ReadTx, stake: Stake, from?: bigint): void {
  if (from === undefined) {
    for (const check of ['slashed-share', 'slashing-fee'] as const) {
      findings.notRun(check, WHERE, 'The amount that the transaction spends is not known.');
    }
    return;
  }
  const {slashingRate, minSlashingFee} = stake.params;
  const slashed = tx.outputs[0]!.amount;
  const share = slashedShare(from, slashingRate);
  const ofShare = `${sat(slashed)} are slashed; the rate requires ${sat(share)}`;
  expectExactly(findings, 'slashed-share', slashed - share, ofShare);
  const fee = from - sum(tx.outputs);
  const ofFee = `The fee is ${sat(fee)}; the parameters require ${sat(minSlashingFee)}`;
  expectExactly(findings, 'slashing-fee', fee - minSlashingFee, ofFee);
}

/** The chain rejects less than the expected amount, but accepts more, which the staker would pay. */
function expectExactly(findings: Findings, check: CheckId, more: bigint, message: string): void {
  if (more < 0n) findings.failed(check, WHERE, `${message}, so the chain rejects it.`);
  else if (more === 0n) findings.passed(check, WHERE, `${message}.`);
  else {
    const loss = `The chain accepts more, and slashing would take ${sat(more)} more from you.`;
    findings.risk(check, WHERE, `${message}. ${loss}`);
  }
}

function checkSlashingSignatures(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  {of, spent}: {readonly of?: PreSignedOrigin; readonly spent?: SpentOutput},
): void {
  const {delegation, terms} = stake;
  const slashing = of && delegation?.[of === 'staking' ? 'slashing' : 'unbondingSlashing'];
  const {signature, covenantSignatures} = slashing ?? {};
  if (!delegation || (slashing && (!signature || !covenantSignatures))) {
    for (const check of ['staker-slashing', 'covenant-slashing'] as const) {
      findings.notRun(
        check,
        WHERE,
        'The pasted input does not contain signatures on the slashing transaction.',
      );
    }
    return;
  }
  if (!of || slashing?.tx.id !== tx.id || !spent || tx.inputs.length !== 1) return;
  const {script} = stake.outputs[of].leaves.slashing;
  findings.expect(
    'staker-slashing',
    signs(terms.staker, signature!, tx, spent, script),
    'Delegation',
    "The staker's signature on the slashing transaction is valid.",
    "The staker's signature on the slashing transaction is not valid.",
  );
  const signatures = covenantSignatures!;
  if (signatures.length === 0) {
    findings.notRun(
      'covenant-slashing',
      'Delegation',
      "The delegation has none of the covenant's signatures on this slashing transaction.",
      'Query a node for the delegation when its state is VERIFIED.',
    );
    return;
  }
  const [provider] = terms.finalityProviders;
  const valid = signaturesOfMembers(stake, signatures, ({key, signature: adaptor}) =>
    signsFor(provider!, key, adaptor, tx, spent, script),
  );
  expectQuorum(findings, 'covenant-slashing', stake, valid, signatures);
}
