/** Subject of a check: the stake as a whole, a delegation's own statements, or a transaction. */
export type Kind = 'stake' | 'delegation' | 'staking' | 'unbonding' | 'slashing' | 'withdrawal';

/** Conditions, besides the kind, under which a check is required. */
export type Situation = {
  /** A pasted transaction, which the reader may be about to sign. */
  readonly pasted: boolean;
  readonly PSBT: boolean;
  /** Pasted, or from a delegation whose staking transaction is not on Bitcoin yet. */
  readonly unsigned: boolean;
  /** Pasted together with a delegation. */
  readonly registered: boolean;
  /** The reader entered an amount. */
  readonly amount: boolean;
  /** Not together with a withdrawal, for which the covenant's signatures no longer matter. */
  readonly beforeWithdrawal: boolean;
};

type Condition = keyof Situation;

/** One check: it must pass before a document of its kinds is accepted. */
export type Check = {
  /** Name of the check in the verdict if it was not run: "Not checked: the fee." */
  readonly name: string;
  readonly rule: string;
  /** The input that the check requires. */
  readonly needs: string;
  readonly kinds: readonly Kind[];
  /** A condition of the input without which there is nothing to check. */
  readonly only?: Condition;
  /** Files of babylonlabs-io/babylon, or the standard, that define the rule. */
  readonly source: string;
  /** The fix if the check fails, unless the result has a more specific one. */
  readonly fix: string;
  /** The missing input if the check could not run, unless the result is more specific. */
  readonly give?: string;
};

const MESSAGE = 'x/btcstaking/types/validate_parsed_message.go';
const STAKING = 'btcstaking/staking.go';
const SCRIPTS = 'btcstaking/scripts_utils.go';
const DELEGATION = 'x/btcstaking/types/btc_delegation.go';
const PARSER = 'x/btcstaking/types/create_delegation_parser.go';
const SERVER = 'x/btcstaking/keeper/msg_server.go';
const KEYS = 'keys, or the delegation';
const SPENT = 'a PSBT, or the delegation';
const AGAIN = 'Do not sign. Have the transaction created again with the correct values.';
const REGISTERED = 'Do not sign. Query a node of the chain for the transaction of this stake.';
const ASK = 'Query another node for the delegation, and do not sign until both agree.';
const GIVE_SPENT = 'Paste the delegation, or the PSBT.';
const GIVE_DELEGATION = 'Paste the delegation.';
const GIVE_PSBT = 'Paste the PSBT instead of the raw transaction.';
const GIVE_NODE = "Paste a node's response as the delegation.";

/** Every check of the transaction checker, in the order in which readers see them. */
export const checks = {
  parameters: {
    name: 'the parameters',
    rule: 'The parameters are verified: they were compared with the chain, or pasted from a node and consistent with the known versions.',
    needs: 'parameters, or the version',
    kinds: ['stake'],
    source: 'x/btcstaking/types/params.go',
    fix: 'Query a node for the parameters of this version.',
    give: 'Paste the parameters from a node.',
  },
  'one-provider': {
    name: 'the number of finality providers',
    rule: 'The stake has exactly one finality provider.',
    needs: KEYS,
    kinds: ['stake'],
    source: PARSER,
    fix: 'Do not sign. Delegate to one finality provider.',
  },
  'time-limits': {
    name: 'the limits of the staking time',
    rule: 'The staking time is within the limits of the parameters.',
    needs: KEYS,
    kinds: ['stake'],
    source: MESSAGE,
    fix: 'Use a staking time that the parameters allow.',
  },
  'own-staker': {
    name: 'whether the stake is yours',
    rule: 'The delegation contains the staker key that you entered.',
    needs: "delegation, staker's key",
    kinds: ['delegation'],
    source: DELEGATION,
    fix: ASK,
    give: "Enter the staker's public key.",
  },
  'own-provider': {
    name: 'whether the finality provider is the one that you chose',
    rule: 'The delegation contains the finality provider that you entered, and no other.',
    needs: "delegation, finality provider's key",
    kinds: ['delegation'],
    only: 'beforeWithdrawal',
    source: DELEGATION,
    fix: ASK,
    give: 'Enter the public key of your finality provider.',
  },
  'stated-stake': {
    name: "the delegation's data about its transactions",
    rule: 'The ID, output, amount and unbonding time in the delegation match its transactions and the parameters.',
    needs: 'delegation',
    kinds: ['delegation'],
    source: `${DELEGATION}, ${MESSAGE}`,
    fix: ASK,
  },
  heights: {
    name: 'the heights of the delegation',
    rule: 'The end height is the start height plus the staking time, and the parameter version was in force at the time.',
    needs: 'delegation',
    kinds: ['delegation'],
    source: `${DELEGATION}, x/btcstaking/keeper/inclusion_proof.go`,
    fix: ASK,
    give: GIVE_NODE,
  },
  state: {
    name: 'the state of the delegation',
    rule: 'With the delegation in this state, its coins are in the output that the transaction spends, and nothing else in the delegation contradicts that state.',
    needs: 'delegation',
    kinds: ['delegation'],
    source: DELEGATION,
    fix: 'Use an explorer to see what spends the staking output before you sign anything.',
    give: 'Query another node for the delegation.',
  },
  expansion: {
    name: 'the stake that this one expands',
    rule: 'A stake that expands another spends it with its first input, and the covenant has signed this.',
    needs: 'delegation',
    kinds: ['delegation'],
    only: 'beforeWithdrawal',
    source: `${DELEGATION}, ${SERVER}`,
    fix: ASK,
  },
  'slashing-transactions': {
    name: 'the slashing transactions',
    rule: 'The delegation contains both slashing transactions.',
    needs: "delegation in a node's format",
    kinds: ['delegation'],
    only: 'beforeWithdrawal',
    source: `${MESSAGE}, ${PARSER}`,
    fix: ASK,
    give: GIVE_NODE,
  },
  'registered-id': {
    name: 'whether it is the registered transaction',
    rule: "The ID matches the delegation's transaction, because the covenant has not signed any other.",
    needs: 'transaction, delegation',
    kinds: ['staking', 'unbonding', 'slashing'],
    only: 'registered',
    source: MESSAGE,
    fix: 'Do not sign: the covenant has not signed for this transaction.',
    give: GIVE_NODE,
  },
  'spent-outputs': {
    name: 'what the PSBT says about the outputs that it spends',
    rule: "Each spent output in the PSBT matches the delegation's transactions.",
    needs: 'PSBT, delegation',
    kinds: ['staking', 'unbonding', 'slashing', 'withdrawal'],
    only: 'PSBT',
    source: 'BIP-174, BIP-371',
    fix: AGAIN,
  },
  'staking-output': {
    name: 'the staking output',
    rule: 'Exactly one output pays the staking address, which is derived from the keys, the covenant, the quorum and the staking time.',
    needs: KEYS,
    kinds: ['staking'],
    source: `${STAKING}, ${MESSAGE}`,
    fix: AGAIN,
  },
  'amount-limits': {
    name: 'the limits of the amount',
    rule: 'The staking output is within the limits of the parameters.',
    needs: KEYS,
    kinds: ['staking'],
    source: MESSAGE,
    fix: 'Change the amount, and have the transaction created again.',
  },
  'typed-amount': {
    name: 'the amount that you entered',
    rule: 'The stake has the amount that you entered.',
    needs: 'amount',
    kinds: ['staking', 'unbonding', 'slashing', 'withdrawal'],
    only: 'amount',
    source: MESSAGE,
    fix: 'Do not sign until you know why.',
    give: GIVE_SPENT,
  },
  'phase1-mark': {
    name: 'the OP_RETURN',
    rule: 'A phase 1 stake has one OP_RETURN with the tag, version, keys and staking time; in any stake, such an output must match the stake.',
    needs: KEYS,
    kinds: ['staking'],
    source: 'btcstaking/identifiable_staking.go',
    fix: 'Do not sign. Have the staking transaction created again by a program for phase 1.',
  },
  form: {
    name: 'the transaction format',
    rule: 'One input with nSequence ffffffff and an empty scriptSig, one output (slashing: two), version 2 (slashing: 1 or 2), lock time 0.',
    needs: 'transaction',
    kinds: ['unbonding', 'slashing'],
    source: STAKING,
    fix: REGISTERED,
  },
  'spent-stake': {
    name: 'which output it spends',
    rule: "The transaction spends an output of this stake, identified by the ID of the delegation's transaction or by the script in the PSBT.",
    needs: SPENT,
    kinds: ['unbonding', 'slashing', 'withdrawal'],
    source: `${MESSAGE}, ${STAKING}`,
    fix: REGISTERED,
    give: GIVE_SPENT,
  },
  'unbonding-output': {
    name: 'the unbonding output',
    rule: 'The output pays the unbonding address.',
    needs: KEYS,
    kinds: ['unbonding'],
    source: MESSAGE,
    fix: REGISTERED,
  },
  'unbonding-fee': {
    name: 'the unbonding fee',
    rule: 'The output is exactly the stake minus the unbonding fee.',
    needs: SPENT,
    kinds: ['unbonding'],
    source: MESSAGE,
    fix: 'Check the parameter version; if it is correct, do not sign.',
    give: GIVE_SPENT,
  },
  'covenant-unbonding': {
    name: "the covenant's signatures on the unbonding transaction",
    rule: 'At least a quorum of covenant members has signed the unbonding transaction.',
    needs: 'delegation',
    kinds: ['unbonding'],
    source: `${SERVER}, ${STAKING}`,
    fix: 'Do not broadcast the staking transaction before the state is VERIFIED: without these signatures you cannot unbond. Then get the delegation again, and check the parameter version.',
    give: GIVE_DELEGATION,
  },
  'slashed-output': {
    name: 'where the slashed share goes',
    rule: 'Output 0 pays the slashing script of the parameters.',
    needs: 'transaction',
    kinds: ['slashing'],
    source: STAKING,
    fix: REGISTERED,
  },
  'refund-output': {
    name: 'where the rest goes',
    rule: "Output 1 pays the address from which the staker's key alone can spend after the unbonding time.",
    needs: KEYS,
    kinds: ['slashing'],
    source: STAKING,
    fix: REGISTERED,
  },
  'slashed-share': {
    name: 'the slashed share',
    rule: 'Output 0 has exactly the share that the slashing rate requires.',
    needs: SPENT,
    kinds: ['slashing'],
    source: STAKING,
    fix: REGISTERED,
    give: GIVE_SPENT,
  },
  'slashing-fee': {
    name: 'the fee of the slashing transaction',
    rule: 'The fee is the minimum that the parameters require: the chain rejects a lower fee, and anything above the minimum is taken from you.',
    needs: SPENT,
    kinds: ['slashing'],
    source: STAKING,
    fix: REGISTERED,
    give: GIVE_SPENT,
  },
  'staker-slashing': {
    name: "the staker's signature on the slashing transaction",
    rule: "The staker's signature on the slashing transaction is valid.",
    needs: "delegation in a node's format",
    kinds: ['slashing'],
    source: `${MESSAGE}, ${STAKING}`,
    fix: ASK,
    give: GIVE_NODE,
  },
  'covenant-slashing': {
    name: "the covenant's signatures on the slashing transaction",
    rule: "At least a quorum of covenant members has signed the slashing transaction with adaptor signatures that are encrypted to the finality provider's key.",
    needs: "delegation in a node's format",
    kinds: ['slashing'],
    source: `${SERVER}, crypto/schnorr-adaptor-signature/sig.go`,
    fix: 'Query another node for the delegation, and check the parameter version.',
    give: GIVE_NODE,
  },
  timelock: {
    name: 'the timelock',
    rule: 'Each input of the stake respects its timelock: nSequence is at least the number of blocks, and the version is 2 or higher.',
    needs: SPENT,
    kinds: ['withdrawal'],
    source: `${SCRIPTS}; BIP-68`,
    fix: 'Have the withdrawal created again with version 2, and nSequence equal to the timelock.',
    give: GIVE_SPENT,
  },
  leaf: {
    name: 'the script that a signature is for',
    rule: 'A script in the PSBT or the witness is the correct leaf, byte for byte, and a complete witness satisfies it.',
    needs: KEYS,
    kinds: ['unbonding', 'slashing', 'withdrawal'],
    only: 'pasted',
    source: `${SCRIPTS}; BIP-341`,
    fix: 'Do not sign. The script or its control block was built differently.',
    give: GIVE_SPENT,
  },
  relay: {
    name: 'whether nodes relay it',
    rule: 'Bitcoin nodes relay the transaction: version 1 to 3, no duplicate input, no output below the dust limit.',
    needs: 'transaction',
    kinds: ['staking', 'slashing', 'withdrawal'],
    source: `${STAKING}; policy of Bitcoin Core`,
    fix: AGAIN,
  },
  'other-outputs': {
    name: 'who owns the other outputs',
    rule: "Every output that is not part of the stake pays a standard address of the staker's key.",
    needs: KEYS,
    kinds: ['staking', 'withdrawal'],
    only: 'unsigned',
    source: 'BIP-86, BIP-84, BIP-49, BIP-44',
    fix: AGAIN,
    give: 'Sign only if each of these addresses is yours.',
  },
  fee: {
    name: 'the fee',
    rule: 'The outputs do not exceed the inputs; the fee is from 0.1 to 1,000 sat/vB, and below a tenth of the inputs; the amounts are covered by signatures.',
    needs: SPENT,
    kinds: ['staking', 'withdrawal'],
    only: 'unsigned',
    source: 'BIP-174',
    fix: 'Do not sign unless you want to pay that fee. Usually a change output is missing.',
    give: GIVE_PSBT,
  },
  'lock-time': {
    name: 'the lock time',
    rule: 'No lock time delays the transaction.',
    needs: 'transaction',
    kinds: ['staking', 'withdrawal'],
    only: 'unsigned',
    source: 'BIP-113',
    fix: 'Do not sign. Have it created again with lock time 0 and nSequence fffffffd.',
  },
  sighash: {
    name: 'what a signature covers',
    rule: 'Every signature covers all inputs and all outputs: SIGHASH_DEFAULT or SIGHASH_ALL.',
    needs: 'transaction',
    kinds: ['staking', 'unbonding', 'slashing', 'withdrawal'],
    only: 'pasted',
    source: 'BIP-341, BIP-143',
    fix: 'Do not sign. Have the PSBT created again with SIGHASH_DEFAULT or SIGHASH_ALL.',
  },
  'final-id': {
    name: 'whether signing changes the ID',
    rule: 'All inputs are native SegWit, so that signing does not change the ID that the covenant signs for.',
    needs: 'PSBT, or a signed transaction',
    kinds: ['staking'],
    only: 'unsigned',
    source: 'BIP-141',
    fix: 'Stake from a native SegWit or Taproot address.',
    give: GIVE_PSBT,
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof checks;

/** IDs of all checks. */
export const checkIds = Object.keys(checks) as CheckId[];

/** The checks that a document must pass. */
export const requiredChecks = (kind: Kind, situation: Situation): CheckId[] =>
  checkIds.filter((id) => {
    const {kinds, only}: Check = checks[id];
    return kinds.includes(kind) && (only === undefined || situation[only]);
  });
