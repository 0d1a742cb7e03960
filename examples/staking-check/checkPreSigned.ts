import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {isSignedBy, leafMessage, type SpentOutput} from '../bitcoin-staking-scripts/verifySpend';
import {isAdaptorSignature} from './adaptorSignature';
import {checkLeaves} from './checkLeaves';
import {checkDust, checkTypedAmount} from './checkStaking';
import type {CheckId} from './checks';
import {addressOf} from './outputScripts';
import type {CovenantSignature, Slashing} from './readDelegation';
import type {ReadTx} from './readParts';
import {remember} from './remember';
import type {Findings} from './report';
import {describeScript, sat, spentBy, sum, type OutputName, type Spent, type Stake} from './stake';

const FINAL = 0xffffffff;
const STOP = 'Do not sign. Ask a node of the chain for the transaction of this stake.';
const PASTE_DELEGATION = 'Paste the delegation.';
const PASTE_NODE = "Paste a node's answer as the delegation.";

/** What an unbonding and a slashing transaction must both be, since they are signed in advance. */
function checkForm(
  findings: Findings,
  tx: ReadTx,
  form: {readonly outputs: number; readonly versions: readonly number[]},
): void {
  const {version, lockTime, inputs, outputs} = tx;
  const [input] = inputs;
  const wrong = [
    inputs.length !== 1 && `It has ${inputs.length} inputs; the protocol requires 1.`,
    outputs.length !== form.outputs &&
      `It has ${outputs.length} outputs; the protocol requires ${form.outputs}.`,
    !form.versions.includes(version) &&
      `Its version is ${version}; the protocol requires ${form.versions.join(' or ')}.`,
    lockTime !== 0 && `Its lock time is ${lockTime}; the protocol requires 0.`,
    input?.sequence !== FINAL &&
      `nSequence is ${input?.sequence.toString(16)}; the protocol requires ffffffff.`,
    input && input.scriptSig.length > 0 && 'It has a script signature; the protocol requires none.',
  ].filter((message) => typeof message === 'string');
  for (const message of wrong) findings.failed('form', 'Transaction', message, STOP);
  if (wrong.length > 0) return;
  findings.passed(
    'form',
    'Transaction',
    `Version ${version}, lock time 0, 1 input that cannot be replaced, outputs: ${outputs.length}.`,
  );
}

/** That the input spends the output of the stake that it should. */
function checkSpent(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  allowed: readonly OutputName[],
): Spent {
  const names = allowed.map((each) => `${each} output`).join(' or ');
  const spent = spentBy(tx, 0, stake);
  const {txid, index} = tx.inputs[0]!;
  if (stake.delegation) {
    const ids = [
      [stake.delegation.stakingTx.id, stake.delegation.outputIndex, 'staking'],
      [stake.delegation.unbondingTx.id, 0, 'unbonding'],
    ] as const;
    const spends = ids.find(([id, output]) => id === txid && output === index)?.[2];
    findings.expect(
      'spent-stake',
      spends !== undefined && allowed.includes(spends),
      'Input 0',
      `Spends the ${spends} output of this stake, ${txid}:${index}.`,
      `Spends ${txid}:${index}, which is not the ${names} of this stake, ${ids[0][0]}:${ids[0][1]}.`,
      STOP,
    );
    // Without it, signatures and amounts would be compared with another output.
    return spends === undefined ? {} : {...spent, of: spends};
  }
  if (!spent.output) {
    findings.notRun(
      'spent-stake',
      'Input 0',
      `A raw transaction does not show whether it spends the ${names}.`,
      'Paste the delegation, or the PSBT.',
    );
    return spent;
  }
  findings.expect(
    'spent-stake',
    spent.of !== undefined && allowed.includes(spent.of),
    'Input 0',
    `Spends the ${spent.of} output of this stake, ${sat(spent.output.amount)}.`,
    `Spends ${addressOf(spent.output.script, stake.network)} (${describeScript(spent.output.script, stake)}); the protocol requires the ${names} of this stake.`,
    STOP,
  );
  return spent;
}

/** Compares an unbonding transaction, and the covenant's signatures on it where they are known. */
export function checkUnbonding(findings: Findings, tx: ReadTx, stake: Stake): void {
  const {unbonding} = stake.outputs;
  const {unbondingFee} = stake.params;
  checkForm(findings, tx, {outputs: 1, versions: [2]});
  const spent = checkSpent(findings, tx, stake, ['staking']);
  const output = tx.outputs[0]!;
  findings.expect(
    'unbonding-output',
    equalBytes(output.script, unbonding.pkScript),
    'Output 0',
    `Pays the unbonding address ${unbonding.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
    `Pays ${addressOf(output.script, stake.network)}; the unbonding address of this stake is ${unbonding.address}.`,
    STOP,
  );
  if (spent.output) {
    const right = spent.output.amount - unbondingFee;
    findings.expect(
      'unbonding-fee',
      output.amount === right,
      'Output 0',
      `${sat(output.amount)}: the stake less the unbonding fee of ${sat(unbondingFee)}.`,
      `${sat(output.amount)}; the stake of ${sat(spent.output.amount)} less the fee of ${sat(unbondingFee)} would be ${sat(right)}.`,
      'Check the version of the parameters; if it is right, do not sign.',
    );
  } else {
    findings.notRun(
      'unbonding-fee',
      'Output 0',
      'The amount of the stake is not known.',
      'Paste the delegation, or the PSBT.',
    );
  }
  checkTypedAmount(findings, stake, spent.of === 'staking' ? spent.output?.amount : undefined);
  checkLeaves(findings, tx, 0, stake, 'unbonding');
  checkCovenant(findings, tx, stake, spent.output);
}

const messageKey = (
  key: Uint8Array,
  signature: Uint8Array,
  {id}: ReadTx,
  spent: SpentOutput,
  script: Uint8Array,
): string =>
  [key, signature, spent.script, script].map((each) => hex.encode(each)).join() + id + spent.amount;

/** Whether a signature is the key's, for the only input of a transaction and a leaf. */
const signs = remember(
  messageKey,
  (key: Uint8Array, signature: Uint8Array, tx: ReadTx, spent: SpentOutput, script: Uint8Array) =>
    isSignedBy(key, signature, (type) => leafMessage(tx, 0, [spent], script, type)),
);

/** The same for a signature that is encrypted to the finality provider's key. */
const signsFor = remember(
  (provider: Uint8Array, ...others: Parameters<typeof messageKey>) =>
    hex.encode(provider) + messageKey(...others),
  (provider, key, signature, tx, spent, script) =>
    isAdaptorSignature(key, provider, signature, leafMessage(tx, 0, [spent], script)),
);

/** The members' signatures that are valid; none is counted twice. */
function membersOf(
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
  return membersOf(stake, signatures, ({key, signature}) =>
    signs(key, signature, tx, spent, script),
  );
}

function checkCovenant(findings: Findings, tx: ReadTx, stake: Stake, spent?: SpentOutput): void {
  if (!stake.delegation) {
    findings.notRun(
      'covenant-unbonding',
      'Transaction',
      "Nothing that was pasted has the covenant's signatures.",
      PASTE_DELEGATION,
    );
    return;
  }
  if (!spent || tx.inputs.length !== 1) return;
  const signatures = stake.delegation.covenantSignatures;
  expectQuorum(findings, 'covenant-unbonding', stake, {
    valid: validSignatures(tx, stake, spent, signatures).length,
    all: signatures.length,
    name: 'unbonding transaction',
    fix: 'Do not broadcast the staking transaction before the state is VERIFIED: without these signatures you cannot unbond. Then get the delegation again, and check the version of the parameters.',
  });
}

function expectQuorum(
  findings: Findings,
  check: CheckId,
  {terms}: Stake,
  count: {
    readonly valid: number;
    readonly all: number;
    readonly name: string;
    readonly fix: string;
  },
): void {
  const {quorum, covenant} = terms;
  const members = `${count.valid} of ${covenant.length} covenant members have signed this ${count.name}`;
  findings.expect(
    check,
    count.valid >= quorum,
    'Delegation',
    `${members}; ${quorum} are needed.`,
    count.all === 0
      ? `The covenant has not signed the ${count.name} yet.`
      : `${members}, but ${quorum} are needed: of ${count.all} signatures, ${count.all - count.valid} are from no member, repeated, or for another transaction.`,
    count.fix,
  );
}

/** Compares a slashing transaction of the staking or the unbonding output. */
export function checkSlashing(findings: Findings, tx: ReadTx, stake: Stake): void {
  const {refund} = stake.outputs;
  const {slashingScript} = stake.params;
  checkForm(findings, tx, {outputs: 2, versions: [1, 2]});
  const spent = checkSpent(findings, tx, stake, ['staking', 'unbonding']);
  const [slashed, rest] = tx.outputs;
  findings.expect(
    'slashed-output',
    slashed !== undefined && equalBytes(slashed.script, slashingScript),
    'Output 0',
    `Pays the slashed share to the parameters' script: ${addressOf(slashingScript, stake.network)}.`,
    `Pays ${slashed && addressOf(slashed.script, stake.network)}; the slashed share goes to ${addressOf(slashingScript, stake.network)}.`,
    STOP,
  );
  findings.expect(
    'refund-output',
    rest !== undefined && equalBytes(rest.script, refund.pkScript),
    'Output 1',
    `Pays the rest to ${refund.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
    `Pays ${rest ? addressOf(rest.script, stake.network) : 'nothing'}; the rest belongs to ${refund.address}.`,
    STOP,
  );
  checkSlashedAmounts(findings, tx, stake, spent.output?.amount);
  checkDust(findings, tx);
  const fee = spent.of === 'unbonding' ? stake.params.unbondingFee : 0n;
  checkTypedAmount(findings, stake, spent.of && spent.output && spent.output.amount + fee);
  checkLeaves(findings, tx, 0, stake, 'slashing');
  checkSlashingSignatures(findings, tx, stake, spent);
}

/** The share as the chain computes it: in floating point, rounded to the nearest satoshi. */
export const slashedShare = (amount: bigint, rate: number): bigint =>
  BigInt(Math.trunc(Number(amount) * rate + 0.5));

function checkSlashedAmounts(findings: Findings, tx: ReadTx, stake: Stake, from?: bigint): void {
  if (from === undefined) {
    for (const check of ['slashed-share', 'slashing-fee'] as const) {
      findings.notRun(
        check,
        'Transaction',
        'The amount that it spends is not known.',
        'Paste the delegation, or the PSBT.',
      );
    }
    return;
  }
  const {slashingRate, minSlashingFee} = stake.params;
  const slashed = tx.outputs[0]!.amount;
  const share = slashedShare(from, slashingRate);
  expectExactly(findings, 'slashed-share', slashed, share, {
    what: `${sat(slashed)} are slashed`,
    least: `the rate requires ${sat(share)}`,
  });
  const fee = from - sum(tx.outputs);
  expectExactly(findings, 'slashing-fee', fee, minSlashingFee, {
    what: `The fee is ${sat(fee)}`,
    least: `the parameters require ${sat(minSlashingFee)}`,
  });
}

/** Less is refused by the chain; more is accepted, and the staker pays it. */
function expectExactly(
  findings: Findings,
  check: CheckId,
  amount: bigint,
  least: bigint,
  words: {readonly what: string; readonly least: string},
): void {
  const where = 'Transaction';
  const message = `${words.what}; ${words.least}`;
  if (amount < least) findings.failed(check, where, `${message}, so the chain refuses it.`, STOP);
  else if (amount === least) findings.passed(check, where, `${message}.`);
  else {
    findings.risk(
      check,
      where,
      `${message}. The chain accepts more, and slashing would take ${sat(amount - least)} more from you.`,
      STOP,
    );
  }
}

function checkSlashingSignatures(findings: Findings, tx: ReadTx, stake: Stake, spent: Spent): void {
  const {delegation} = stake;
  const slashing = [delegation?.slashing, delegation?.unbondingSlashing].find(
    (each): each is Slashing => each?.tx.id === tx.id,
  );
  const {signature, covenantSignatures} = slashing ?? {};
  if (!delegation || (slashing && (!signature || !covenantSignatures))) {
    for (const check of ['staker-slashing', 'covenant-slashing'] as const) {
      findings.notRun(
        check,
        'Transaction',
        'Nothing that was pasted has signatures on it.',
        delegation ? PASTE_NODE : PASTE_DELEGATION,
      );
    }
    return;
  }
  const {output, of} = spent;
  if (!slashing || !output || (of !== 'staking' && of !== 'unbonding') || tx.inputs.length !== 1) {
    return;
  }
  const {script} = stake.outputs[of].leaves.slashing;
  findings.expect(
    'staker-slashing',
    signature !== undefined && signs(stake.terms.staker, signature, tx, output, script),
    'Delegation',
    "The staker's signature on it is valid.",
    "The staker's signature on it is not valid.",
    'Ask another node for the delegation.',
  );
  const [provider] = stake.terms.finalityProviders;
  const signatures = covenantSignatures ?? [];
  if (signatures.length === 0) {
    findings.notRun(
      'covenant-slashing',
      'Delegation',
      "The delegation has none of the covenant's signatures on this slashing transaction.",
      'Ask a node for the delegation when its state is VERIFIED.',
    );
    return;
  }
  const valid = membersOf(stake, signatures, ({key, signature: adaptor}) =>
    signsFor(provider!, key, adaptor, tx, output, script),
  ).length;
  expectQuorum(findings, 'covenant-slashing', stake, {
    valid,
    all: signatures.length,
    name: 'slashing transaction',
    fix: 'Ask another node for the delegation, and check the version of the parameters.',
  });
}
