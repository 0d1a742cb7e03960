import {equalBytes} from '@scure/btc-signer/utils.js';
import type {Kind} from './checks';
import {addressOf} from './outputScripts';
import type {ReadInput, ReadTx} from './readParts';
import type {Findings} from './report';
import {
  allSpent,
  grouped,
  outputNameOf,
  registeredSpent,
  sat,
  spentBy,
  sum,
  type Stake,
} from './stake';

const AGAIN = 'Have the transaction made again.';
const PASTE_PSBT = 'Paste the PSBT instead of the raw transaction.';

/** What is checked of every transaction that was pasted, because a reader may be about to sign it. */
export function checkSigning(findings: Findings, tx: ReadTx, stake: Stake, kind: Kind): void {
  checkRegisteredId(findings, tx, stake, kind);
  checkSpentOutputs(findings, tx, stake);
  checkSighash(findings, tx);
  if (kind === 'staking') checkFinalId(findings, tx, stake);
  if (kind !== 'staking' && kind !== 'withdrawal') return;
  checkFee(findings, tx, stake);
  checkLockTime(findings, tx, stake);
  if (kind === 'staking') checkRelativeLocks(findings, tx);
}

function checkRegisteredId(findings: Findings, tx: ReadTx, {delegation}: Stake, kind: Kind): void {
  if (!delegation || kind === 'withdrawal') return;
  const {stakingTx, unbondingTx, slashing, unbondingSlashing} = delegation;
  const of: Partial<Record<Kind, readonly (ReadTx | undefined)[]>> = {
    staking: [stakingTx],
    unbonding: [unbondingTx],
    slashing: [slashing?.tx, unbondingSlashing?.tx],
  };
  const registered = of[kind]?.filter((each) => each !== undefined) ?? [];
  if (registered.length === 0) {
    findings.notRun(
      'registered-id',
      'Transaction',
      'The delegation has no slashing transaction to compare it with.',
      "Paste a node's answer as the delegation.",
    );
    return;
  }
  findings.expect(
    'registered-id',
    registered.some(({id}) => id === tx.id),
    'Transaction',
    "Its id is that of the delegation's transaction.",
    `Its id is ${tx.id}; the delegation was registered for ${registered.map(({id}) => id).join(' and ')}.`,
    'Do not sign: the covenant has not signed for this transaction.',
  );
}

function checkSpentOutputs(findings: Findings, tx: ReadTx, stake: Stake): void {
  if (tx.form !== 'PSBT') return;
  const before = findings.list.length;
  for (const [index, input] of tx.inputs.entries()) {
    const message = spentDifference(input, stake);
    if (message !== undefined) {
      findings.failed('spent-outputs', `Input ${index}`, message, `Do not sign. ${AGAIN}`);
    }
  }
  if (findings.list.length > before) return;
  findings.passed('spent-outputs', 'PSBT', 'Nothing that it states about its inputs is wrong.');
}

function spentDifference(input: ReadInput, stake: Stake): string | undefined {
  const {txid, index, spent} = input;
  const {isKnown, output} = registeredSpent(input, stake);
  if (isKnown && !output) return `It spends output ${index} of ${txid}, which has no such output.`;
  if (!spent) return undefined;
  if (output) {
    if (output.amount !== spent.amount) {
      return `The PSBT states ${sat(spent.amount)} for the spent output; the delegation's transaction has ${sat(output.amount)}.`;
    }
    return equalBytes(output.script, spent.script)
      ? undefined
      : `The PSBT states ${addressOf(spent.script, stake.network)} for the spent output; the delegation's transaction pays ${addressOf(output.script, stake.network)}.`;
  }
  const name = stake.delegation && outputNameOf(spent.script, stake);
  return (
    name &&
    `The PSBT states the ${name} output of this stake for ${txid}, which is not a transaction of the delegation.`
  );
}

const SIGHASH_NAMES: Readonly<Record<number, string>> = {1: 'ALL', 2: 'NONE', 3: 'SINGLE'};
const ANYONECANPAY = 0x80;

function checkSighash(findings: Findings, tx: ReadTx): void {
  const before = findings.list.length;
  for (const [index, {hashTypes}] of tx.inputs.entries()) {
    for (const type of hashTypes.filter((each) => each > 1)) {
      const name = SIGHASH_NAMES[type & ~ANYONECANPAY] ?? 'unknown';
      findings.failed(
        'sighash',
        `Input ${index}`,
        `SIGHASH type ${type} (${name}${type & ANYONECANPAY ? ', ANYONECANPAY' : ''}): such a signature leaves parts of the transaction open, so others can change where your coins go.`,
        'Do not sign. Have the PSBT made again with SIGHASH_DEFAULT or SIGHASH_ALL.',
      );
    }
  }
  if (findings.list.length > before) return;
  findings.passed('sighash', 'Transaction', 'Signatures cover all inputs and all outputs.');
}

const isWitnessProgram = (script: Uint8Array): boolean =>
  script.length >= 4 &&
  script.length <= 42 &&
  (script[0] === 0 || (script[0]! >= 0x51 && script[0]! <= 0x60));

function checkFinalId(findings: Findings, tx: ReadTx, stake: Stake): void {
  const before = findings.list.length;
  for (const [index, {scriptSig, witness}] of tx.inputs.entries()) {
    const where = `Input ${index}`;
    const {output} = spentBy(tx, index, stake);
    if (output && !isWitnessProgram(output.script) && scriptSig.length === 0) {
      findings.risk(
        'final-id',
        where,
        'It spends an output that is not native SegWit, so signing changes the id of this transaction. The unbonding transaction that the covenant signs would spend another id, and you could not unbond.',
        'Stake from a native SegWit or Taproot address.',
      );
    } else if (!output && scriptSig.length === 0 && witness.length === 0) {
      findings.notRun(
        'final-id',
        where,
        'A raw transaction without signatures does not show what it spends.',
        PASTE_PSBT,
      );
    }
  }
  if (findings.list.length > before) return;
  findings.passed('final-id', 'Transaction', 'Signing does not change its id.');
}

/** Satoshi for each virtual byte above which a fee is called a mistake. */
const MOST_FEE_RATE = 1_000;
const LARGEST_FEE_SHARE = 10n;
/** Bytes of an input, and virtual bytes of a usual witness. */
const INPUT_SIZE = 41 + 17;
const OUTPUT_SIZE = 9;
const FRAME_SIZE = 11;

function checkFee(findings: Findings, tx: ReadTx, stake: Stake): void {
  const spent = allSpent(tx, stake);
  if (!spent) {
    findings.notRun(
      'fee',
      'Transaction',
      'A raw transaction does not state the amounts that it spends.',
      stake.delegation
        ? PASTE_PSBT
        : 'Paste the PSBT, or the delegation of the stake that it spends.',
    );
    return;
  }
  const outputs = tx.outputs.reduce((size, {script}) => size + OUTPUT_SIZE + script.length, 0);
  const size = FRAME_SIZE + INPUT_SIZE * tx.inputs.length + outputs;
  const total = sum(spent);
  const fee = total - sum(tx.outputs);
  if (fee < 0n) {
    findings.failed(
      'fee',
      'Transaction',
      `The outputs are ${sat(-fee)} more than the inputs, so no node accepts it.`,
      AGAIN,
    );
  } else if (fee * LARGEST_FEE_SHARE > total || fee > BigInt(MOST_FEE_RATE * size)) {
    findings.risk(
      'fee',
      'Transaction',
      `The fee is ${sat(fee)}, about ${grouped(fee / BigInt(size))} sat/vB, of ${sat(total)} that it spends. It goes to a miner.`,
      'Do not sign unless you want to pay that fee. Usually a change output is missing.',
    );
  } else findings.passed('fee', 'Transaction', `The fee is ${sat(fee)}.`);
}

const FIRST_TIME = 500_000_000;
const FINAL = 0xffffffff;

function checkLockTime(findings: Findings, {lockTime, inputs}: ReadTx, stake: Stake): void {
  const {params, network} = stake;
  const heights = network.versions.map((each) => each.params.btc_activation_height);
  const past = Math.max(params.activation, ...heights);
  const isFinal = inputs.every(({sequence}) => sequence === FINAL);
  if (lockTime === 0 || isFinal || (lockTime < FIRST_TIME && lockTime <= past)) {
    findings.passed('lock-time', 'Transaction', 'No lock time holds it back.');
  } else if (lockTime < FIRST_TIME) {
    findings.notRun(
      'lock-time',
      'Transaction',
      `It can't be mined before block ${grouped(lockTime)}.`,
      `Compare block ${grouped(lockTime)} with the current height of ${network.bitcoin}.`,
    );
  } else if (lockTime * 1000 <= Date.now()) {
    findings.passed('lock-time', 'Transaction', 'Its lock time has passed.');
  } else {
    findings.risk(
      'lock-time',
      'Transaction',
      `It can't be mined before ${new Date(lockTime * 1000).toISOString().slice(0, 10)}.`,
      'Do not sign. Have it made again with lock time 0.',
    );
  }
}

const RELATIVE_LOCK_OFF = 0x8000_0000;
const LOCK_LENGTH = 0xffff;

/** BIP-68: an input may have to wait for confirmations of what it spends. */
function checkRelativeLocks(findings: Findings, {version, inputs}: ReadTx): void {
  if (version < 2) return;
  for (const [index, {sequence}] of inputs.entries()) {
    if ((sequence & RELATIVE_LOCK_OFF) !== 0 || (sequence & LOCK_LENGTH) === 0) continue;
    findings.risk(
      'lock-time',
      `Input ${index}`,
      `nSequence is ${sequence.toString(16)}: it can't be mined before the output that it spends is old enough.`,
      'Do not sign. Have it made again with nSequence fffffffd.',
    );
  }
}
