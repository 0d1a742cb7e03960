import {base64, hex} from '@scure/base';
import {p2pkh, p2tr, p2wpkh, type Transaction} from '@scure/btc-signer';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {phase1OpReturn, stakingOutput} from '../bitcoin-staking-scripts/buildOutputs';
import {burnScript, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {spend} from '../bitcoin-staking-scripts/spendOutputs';
import type {CheckInput} from './check';
import type {CheckId} from './checks';
import {
  apiAnswer,
  changedTx,
  exampleParameters,
  nodeResponse,
  rawOf,
  signedAnswer,
  slashingTx,
  stakeCoin,
  stakingTx,
  unbondingCoin,
  unbondingTx,
  type Change,
} from './exampleDelegation';
import {knownParameters, termsOf} from './parameters';
import {funding, keys, output, providers, psbtOf, staker} from './testInput';
import type {Mark} from './verdict';

/** An input with the verdict that the page and both programs give. */
export type CheckCase = {
  readonly name: string;
  readonly input: CheckInput;
  readonly mark: Mark;
  /** The only check that fails. */
  readonly only?: CheckId;
};

const del = nodeResponse.btc_delegation;
const unb = del.undelegation_response;

const json = (change: object = {}, answer = nodeResponse): string =>
  JSON.stringify({btc_delegation: {...answer.btc_delegation, ...change}});

/** A delegation whose staking transaction is not on Bitcoin yet. */
const WAITING = {status_desc: 'VERIFIED', active: false, start_height: 0, end_height: 0};
const UNBONDED = {status_desc: 'UNBONDED', active: false};
const undelegation = (change: object) => ({undelegation_response: {...unb, ...change}});

const psbt = (tx: Transaction): string => base64.encode(tx.toPSBT());
const own = p2tr(exampleKeys.staker.xOnly).script;
const stranger = p2tr(exampleKeys.covenant[0]!.xOnly).script;
const coinOutput = ({amount, pkScript}: typeof stakeCoin) => ({amount, script: pkScript});

/** The staking transaction after a change, as a PSBT that spends the coins of the example. */
const stakingWith = (change: Change, spent = funding, extra = {}): string =>
  psbt(psbtOf(changedTx(stakingTx, change), [spent], extra));

const moreOutputs =
  (...outputs: ReturnType<typeof output>[]): Change =>
  (parts) => ({outputs: [...parts.outputs, ...outputs]});

const staked =
  (script: Uint8Array, amount = 500_000n): Change =>
  ({outputs}) => ({outputs: [output(amount, script), ...outputs.slice(1)]});

const stakeTo = (terms: typeof exampleTerms) => stakingWith(staked(stakingOutput(terms).pkScript));

const withdrawal = (sequence: number, coin = unbondingCoin): string =>
  rawOf(spend(coin, sequence, [{amount: coin.amount - 1_000n, script: own}]));

const unbondingPsbt = psbt(psbtOf(rawOf(unbondingTx), [coinOutput(stakeCoin)]));
const second = exampleKeys.covenant[0]!;
const twoProviders = [...exampleTerms.finalityProviders, second.xOnly];
const oneLess = {...exampleTerms, covenant: exampleTerms.covenant.slice(1)};
const marked = phase1OpReturn(hex.decode('62626e31'), {...exampleTerms, stakingTime: 5});
const [mainnet] = checkNetworks;
const builtIn = termsOf(knownParameters(mainnet!, 5), exampleTerms);

const withdrawsTwo = (): string => {
  const raw = changedTx(withdrawal(301), ({inputs}) => ({
    inputs: [inputs[0]!, {...inputs[0]!, txid: new Uint8Array(32).fill(7)}],
  }));
  return psbt(psbtOf(raw, [coinOutput(unbondingCoin), output(5_000n, own)]));
};

const otherInput: Change = ({inputs}) => ({
  inputs: [{...inputs[0]!, txid: new Uint8Array(32).fill(7)}],
});
const replace =
  (
    index: number,
    change: (each: ReturnType<typeof output>) => Partial<ReturnType<typeof output>>,
  ): Change =>
  ({outputs}) => ({
    outputs: outputs.map((each, at) => (at === index ? {...each, ...change(each)} : each)),
  });

const elsewhere = {txid: new Uint8Array(32).fill(9), index: 1};
const segwit = p2wpkh(Uint8Array.of(2, ...exampleKeys.staker.xOnly)).script;
const signable = stakingWith(() => ({}));
const versionThree = mainnet!.versions[3]!.params.btc_activation_height;
const parametersFrom = (height: number): string =>
  JSON.stringify({params: {...exampleParameters, btc_activation_height: height}});
const spentWith = (spend_stake_tx_hex: string) =>
  undelegation({delegator_unbonding_info_response: {spend_stake_tx_hex}});

type Signed = {
  readonly slashing_tx_hex: string;
  readonly covenant_sigs?: unknown;
  readonly covenant_slashing_sigs?: unknown;
  readonly delegator_slash_sig_hex?: unknown;
  readonly delegator_slashing_sig_hex?: unknown;
};

/** A slashing transaction with its signatures, with the field names of each response. */
const slashingOf = {
  staking: (from: Signed) => ({
    slashing_tx_hex: from.slashing_tx_hex,
    delegator_slash_sig_hex: from.delegator_slash_sig_hex ?? from.delegator_slashing_sig_hex,
    covenant_sigs: from.covenant_sigs ?? from.covenant_slashing_sigs,
  }),
  unbonding: (from: Signed) => ({
    slashing_tx_hex: from.slashing_tx_hex,
    delegator_slashing_sig_hex: from.delegator_slash_sig_hex ?? from.delegator_slashing_sig_hex,
    covenant_slashing_sigs: from.covenant_sigs ?? from.covenant_slashing_sigs,
  }),
};

/** Valid inputs. */
const right: Readonly<Record<string, Partial<CheckInput>>> = {
  'a delegation': {delegation: json()},
  'a delegation, with a byte order mark and white space': {delegation: `\uFEFF \n${json()}\n`},
  'a staking transaction as a PSBT': {transaction: stakingWith(() => ({}))},
  'a PSBT of version 2': {
    transaction: base64.encode(psbtOf(rawOf(stakingTx), [funding]).toPSBT(2)),
  },
  'typed values with 0x, white space and separators': {
    transaction: ` ${stakingWith(() => ({}))}\n`,
    staker: `\uFEFF0x02${staker} `,
    providers: ` 0x${providers}\n`,
    amount: ' 500,000 ',
    stakingTime: ' 64,000 ',
  },
  'a staking transaction that waits for its signature, with its delegation': {
    transaction: stakingWith(() => ({})),
    delegation: json(WAITING),
  },
  'an unbonding transaction with its delegation': {
    transaction: `0x${rawOf(unbondingTx)}`,
    delegation: json(),
  },
  'an unbonding PSBT with its delegation': {transaction: unbondingPsbt, delegation: json()},
  'a slashing transaction with its delegation': {
    transaction: rawOf(slashingTx),
    delegation: json(),
  },
  'a withdrawal after unbonding': {transaction: withdrawal(301), delegation: json(UNBONDED)},
  'a withdrawal of an expired stake': {
    transaction: withdrawal(64_000, stakeCoin),
    delegation: json({status_desc: 'EXPIRED', active: false}),
  },
  'a withdrawal of an expired stake, with the response of the Staking API': {
    transaction: withdrawal(64_000, stakeCoin),
    delegation: JSON.stringify({data: {...apiAnswer.data, state: 'TIMELOCK_WITHDRAWABLE'}}),
  },
};

/** For each check, an input that only this check rejects. */
const onlyOne: Readonly<Record<CheckId, readonly [Mark, Partial<CheckInput>]>> = {
  parameters: ['notChecked', {transaction: stakeTo(builtIn), parameters: '', version: '5'}],
  'one-provider': [
    'wrong',
    {
      transaction: stakeTo({...oneLess, finalityProviders: twoProviders, quorum: 6}),
      providers: twoProviders.map((key) => hex.encode(key)).join('\n'),
      parameters: keys.parameters.replace(`"${hex.encode(second.xOnly)}",`, ''),
    },
  ],
  'time-limits': [
    'wrong',
    {transaction: stakeTo({...exampleTerms, stakingTime: 63_999}), stakingTime: '63999'},
  ],
  'own-staker': ['notChecked', {delegation: json(), staker: ''}],
  'own-provider': ['notChecked', {delegation: json(), providers: ''}],
  'stated-stake': ['wrong', {delegation: json({total_sat: '500001'})}],
  heights: ['notChecked', {delegation: json({end_height: 969_701})}],
  state: ['risk', {delegation: json({status_desc: 'SLASHED', active: false})}],
  expansion: [
    'notChecked',
    {
      delegation: json({
        stk_exp: {previous_staking_tx_hash_hex: hex.encode(stakingTx.getInput(0).txid!)},
      }),
    },
  ],
  'slashing-transactions': ['notChecked', {delegation: json({slashing_tx_hex: ''})}],
  'registered-id': ['wrong', {transaction: stakingWith(otherInput), delegation: json()}],
  'spent-outputs': [
    'wrong',
    {
      transaction: psbt(psbtOf(rawOf(unbondingTx), [output(500_001n, stakeCoin.pkScript)])),
      delegation: json(),
    },
  ],
  'staking-output': [
    'wrong',
    {
      transaction: stakingWith(({outputs}) => ({
        outputs: [outputs[0]!, outputs[0]!, output(700_000n, own)],
      })),
    },
  ],
  'amount-limits': ['wrong', {transaction: stakingWith(replace(0, () => ({amount: 499_999n})))}],
  'typed-amount': ['wrong', {transaction: stakingWith(() => ({})), amount: '500001'}],
  'phase1-mark': ['wrong', {transaction: stakingWith(moreOutputs(output(0n, marked)))}],
  form: ['wrong', {delegation: json({}, signedAnswer({changeUnbonding: () => ({version: 1})}))}],
  'spent-stake': ['notChecked', {transaction: withdrawsTwo(), delegation: json(UNBONDED)}],
  'unbonding-output': [
    'wrong',
    {delegation: json({}, signedAnswer({changeUnbonding: replace(0, () => ({script: own}))}))},
  ],
  'unbonding-fee': [
    'wrong',
    {
      delegation: json(
        {},
        signedAnswer({changeUnbonding: replace(0, ({amount}) => ({amount: amount - 1n}))}),
      ),
    },
  ],
  'covenant-unbonding': [
    'wrong',
    {
      delegation: json(
        undelegation({covenant_unbonding_sig_list: unb.covenant_unbonding_sig_list.slice(1)}),
      ),
    },
  ],
  'slashed-output': [
    'wrong',
    {delegation: json({}, signedAnswer({changeSlashing: replace(0, () => ({script: stranger}))}))},
  ],
  'refund-output': [
    'wrong',
    {delegation: json({}, signedAnswer({changeSlashing: replace(1, () => ({script: own}))}))},
  ],
  'slashed-share': [
    'risk',
    {
      delegation: json(
        {},
        signedAnswer({
          changeSlashing: ({outputs: [burned, rest]}) => ({
            outputs: [
              output(burned!.amount + 300_000n, burned!.script),
              output(rest!.amount - 300_000n, rest!.script),
            ],
          }),
        }),
      ),
    },
  ],
  'slashing-fee': [
    'risk',
    {
      delegation: json(
        {},
        signedAnswer({changeSlashing: replace(1, ({amount}) => ({amount: amount - 1n}))}),
      ),
    },
  ],
  'staker-slashing': [
    'wrong',
    {delegation: json({delegator_slash_sig_hex: unb.delegator_slashing_sig_hex})},
  ],
  'covenant-slashing': ['wrong', {delegation: json({covenant_sigs: del.covenant_sigs.slice(1)})}],
  timelock: ['wrong', {transaction: withdrawal(300), delegation: json(UNBONDED)}],
  leaf: [
    'wrong',
    {
      transaction: changedTx(unbondingTx, () => ({
        segwitFlag: true,
        witnesses: [
          [
            stakingOutput(exampleTerms).leaves.timelock.script,
            stakingOutput(exampleTerms).leaves.timelock.controlBlock,
          ],
        ],
      })),
      delegation: json(),
    },
  ],
  relay: ['wrong', {transaction: stakingWith(moreOutputs(output(329n, own)))}],
  'other-outputs': [
    'notChecked',
    {transaction: stakingWith(replace(1, () => ({script: stranger})))},
  ],
  fee: ['risk', {transaction: stakingWith(() => ({}), {...funding, amount: 600_500_000n})}],
  'lock-time': ['risk', {transaction: stakingWith(() => ({lockTime: 4_000_000_000}))}],
  sighash: ['wrong', {transaction: stakingWith(() => ({}), funding, {sighashType: 0x82})}],
  'final-id': [
    'risk',
    {
      transaction: stakingWith(() => ({}), {
        ...funding,
        script: p2pkh(Uint8Array.of(2, ...exampleKeys.staker.xOnly)).script,
      }),
    },
  ],
};

/** More inputs that only one check rejects, each for a different reason. */
const more: readonly (readonly [CheckId, string, Mark, Partial<CheckInput>])[] = [
  ['parameters', 'of another version', 'notChecked', {transaction: signable, version: '4'}],
  ['parameters', 'of an unknown version', 'notChecked', {delegation: json({params_version: 9})}],
  [
    'parameters',
    'of another network',
    'notChecked',
    {transaction: signable, network: 'bbn-test-6'},
  ],
  [
    'parameters',
    'that differ from a verified version',
    'notChecked',
    {transaction: signable, parameters: parametersFrom(versionThree)},
  ],
  [
    'parameters',
    'from a height between two versions',
    'notChecked',
    {transaction: signable, parameters: parametersFrom(versionThree + 1)},
  ],
  [
    'spent-stake',
    'one slashing transaction in both places',
    'wrong',
    {delegation: json(undelegation(slashingOf.unbonding(del)))},
  ],
  [
    'relay',
    'a version that nodes do not relay',
    'wrong',
    {transaction: stakingWith(() => ({version: 7}))},
  ],
  [
    'relay',
    'an input that spends nothing',
    'wrong',
    {
      transaction: stakingWith(({inputs}) => ({
        inputs: [{...inputs[0]!, txid: new Uint8Array(32), index: 0xffffffff}],
      })),
    },
  ],
  [
    'relay',
    'one output spent twice',
    'wrong',
    {
      transaction: changedTx(withdrawal(301), ({inputs}) => ({
        inputs: [inputs[0]!, inputs[0]!],
        outputs: [output(970_000n, own)],
      })),
      delegation: json(UNBONDED),
    },
  ],
  [
    'typed-amount',
    'a second stake in the withdrawal',
    'wrong',
    {
      transaction: psbt(
        psbtOf(
          changedTx(withdrawal(64_000, stakeCoin), ({inputs}) => ({
            inputs: [{...inputs[0]!, ...elsewhere}, inputs[0]!],
            outputs: [output(1_099_000n, own)],
          })),
          [output(600_000n, stakeCoin.pkScript), coinOutput(stakeCoin)],
        ),
      ),
      amount: '500000',
    },
  ],
  [
    'fee',
    'none',
    'wrong',
    {transaction: stakingWith(replace(1, ({amount}) => ({amount: amount + 400n})))},
  ],
  [
    'fee',
    'of amounts that no signature covers',
    'notChecked',
    {
      transaction: psbt(
        psbtOf(
          changedTx(stakingTx, ({inputs}) => ({
            inputs: [inputs[0]!, {...inputs[0]!, ...elsewhere}],
          })),
          [output(funding.amount, segwit), output(3_000n, segwit)],
        ),
      ),
    },
  ],
  ...(
    [
      ['withdrawn before', 'TIMELOCK_WITHDRAWN', 'risk', withdrawal(64_000, stakeCoin)],
      ['expanded before', 'EXPANDED', 'risk', withdrawal(64_000, stakeCoin)],
      ['unbonded before', 'UNBONDED', 'risk', withdrawal(64_000, stakeCoin)],
      ['not unbonded', 'EXPIRED', 'risk', withdrawal(301)],
      ['not on Bitcoin', 'VERIFIED', 'risk', withdrawal(64_000, stakeCoin)],
      ['in an unknown state', 'XEXPIREDX', 'wrong', withdrawal(64_000, stakeCoin)],
    ] as const
  ).map(
    ([name, state, mark, transaction]) =>
      [
        'state',
        `a withdrawal of a stake ${name}`,
        mark,
        {
          transaction,
          delegation: json(state === 'VERIFIED' ? WAITING : {status_desc: state, active: false}),
        },
      ] as const,
  ),
  [
    'state',
    'signatures that are missing',
    'risk',
    {transaction: signable, delegation: json({...WAITING, status_desc: 'PENDING'})},
  ],
  [
    'state',
    'expired, and active',
    'notChecked',
    {
      transaction: withdrawal(64_000, stakeCoin),
      delegation: json({status_desc: 'EXPIRED', active: true}),
    },
  ],
  ['state', 'active, and unbonded', 'notChecked', {delegation: json(spentWith(''))}],
  [
    'state',
    'a withdrawal of what another transaction spent',
    'risk',
    {
      transaction: withdrawal(301),
      delegation: json({...UNBONDED, ...spentWith(changedTx(unbondingTx, () => ({lockTime: 5})))}),
    },
  ],
];

/** Inputs that an earlier version of the checker accepted, and similar ones. */
const others: Readonly<Record<string, readonly [Mark, Partial<CheckInput>]>> = {
  'an unbonding transaction of another stake, from the Staking API': [
    'wrong',
    {
      delegation: JSON.stringify({
        data: {
          ...apiAnswer.data,
          delegation_unbonding: {
            ...apiAnswer.data.delegation_unbonding,
            unbonding_tx: changedTx(unbondingTx, otherInput),
            covenant_unbonding_signatures: [],
          },
        },
      }),
    },
  ],
  'an unbonding transaction of another stake, from a node': [
    'wrong',
    {delegation: json(undelegation({unbonding_tx_hex: changedTx(unbondingTx, otherInput)}))},
  ],
  'a slashing transaction of another stake that burns everything': [
    'wrong',
    {
      delegation: json({
        slashing_tx_hex: changedTx(slashingTx, (parts) => ({
          ...otherInput(parts),
          outputs: [output(499_000n, burnScript), output(1_000n, parts.outputs[1]!.script)],
        })),
      }),
    },
  ],
  'an unbonding PSBT that claims to spend the stake': [
    'wrong',
    {
      transaction: psbt(psbtOf(changedTx(unbondingTx, otherInput), [coinOutput(stakeCoin)])),
      delegation: json(),
    },
  ],
  'an unbonding PSBT of a stake with an amount other than the entered one': [
    'wrong',
    {transaction: unbondingPsbt, amount: '600000'},
  ],
  'an output that the spent transaction does not have': [
    'wrong',
    {
      transaction: psbt(
        psbtOf(
          changedTx(unbondingTx, ({inputs}) => ({inputs: [{...inputs[0]!, index: 9}]})),
          [coinOutput(stakeCoin)],
        ),
      ),
      delegation: json(),
    },
  ],
  'a second finality provider in the delegation': [
    'unreadable',
    {delegation: json({fp_btc_pk_list: [...del.fp_btc_pk_list, hex.encode(stranger.slice(2))]})},
  ],
  'a second finality provider that was entered': [
    'unreadable',
    {delegation: json(), providers: `${providers}\n${staker}`},
  ],
  "an amount other than the delegation's": ['unreadable', {delegation: json(), amount: '400000'}],
  'a staking time that is not a number': ['unreadable', {delegation: json(), stakingTime: 'abc'}],
  "a staking time other than the delegation's": [
    'unreadable',
    {delegation: json(), stakingTime: '300'},
  ],
  "a version other than the delegation's": ['unreadable', {delegation: json(), version: '4'}],
  'a delegation without slashing transactions': [
    'notChecked',
    {delegation: json({slashing_tx_hex: '', ...undelegation({slashing_tx_hex: ''})})},
  ],
  'a delegation of the Staking API': ['notChecked', {delegation: JSON.stringify(apiAnswer)}],
  'a stake that expired': ['risk', {delegation: json({status_desc: 'EXPIRED', active: false})}],
  'a stake that was unbonded': [
    'risk',
    {delegation: json({status_desc: 'UNBONDED', active: false})},
  ],
  'a version that was not in force yet': [
    'wrong',
    {delegation: json({start_height: 800_000, end_height: 864_000})},
  ],
  'a raw transaction that burns and refunds, with keys alone': [
    'notChecked',
    {
      transaction: changedTx(slashingTx, (parts) => ({
        ...otherInput(parts),
        outputs: [output(1_000_000_000n, burnScript), output(500n, parts.outputs[1]!.script)],
      })),
      amount: '500000',
    },
  ],
  'an unsigned raw withdrawal, with keys alone': [
    'notChecked',
    {transaction: withdrawal(64_000, stakeCoin)},
  ],
  'slashing transactions that are swapped': [
    'wrong',
    {delegation: json({...slashingOf.staking(unb), ...undelegation(slashingOf.unbonding(del))})},
  ],
  'a delegation that waits for the staking transaction': [
    'notChecked',
    {delegation: json(WAITING)},
  ],
  'a delegation whose staking transaction is locked for years': [
    'risk',
    {
      delegation: json(
        WAITING,
        signedAnswer({stakingHex: changedTx(stakingTx, () => ({lockTime: 4_000_000_000}))}),
      ),
    },
  ],
  'an unbonding transaction that is the staking transaction': [
    'wrong',
    {
      transaction: signable,
      delegation: json({...WAITING, ...undelegation({unbonding_tx_hex: rawOf(stakingTx)})}),
    },
  ],
  'a phase 1 stake without its OP_RETURN, with pasted parameters': [
    'wrong',
    {transaction: signable, parameters: parametersFrom(versionThree - 1)},
  ],
  'an amount with a decimal comma': ['unreadable', {transaction: signable, amount: '0,500000'}],
  'an amount with wrong groups': ['unreadable', {transaction: signable, amount: '5,00000'}],
  'an amount with a fraction': ['unreadable', {transaction: signable, amount: '500000.5'}],
  'a staking time with a decimal comma': [
    'unreadable',
    {transaction: signable, stakingTime: '0,064'},
  ],
  'finality providers without a key': ['unreadable', {transaction: signable, providers: ', ,'}],
  'a staking transaction without its PSBT': ['notChecked', {transaction: rawOf(stakingTx)}],
  'an unbonding PSBT without its delegation': ['notChecked', {transaction: unbondingPsbt}],
  'coins that go to an OP_RETURN': [
    'risk',
    {
      transaction: stakingWith(({outputs: [stake, change]}) => ({
        outputs: [stake!, output(change!.amount, burnScript)],
      })),
    },
  ],
};

/** All cases: the page's function and both programs must agree on each. */
export const checkCases: readonly CheckCase[] = [
  ...Object.entries(right).map(([name, input]) => ({
    name,
    input: {...keys, ...input},
    mark: 'right' as const,
  })),
  ...Object.entries(onlyOne).map(([only, [mark, input]]) => ({
    name: `only the check ${only} rejects`,
    input: {...keys, ...input},
    mark,
    only: only as CheckId,
  })),
  ...more.map(([only, name, mark, input]) => ({
    name: `only the check ${only} rejects: ${name}`,
    input: {...keys, ...input},
    mark,
    only,
  })),
  ...Object.entries(others).map(([name, [mark, input]]) => ({
    name,
    input: {...keys, ...input},
    mark,
  })),
];
