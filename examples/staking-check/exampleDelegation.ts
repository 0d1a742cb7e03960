import {base64, hex} from '@scure/base';
import {p2tr, type Transaction} from '@scure/btc-signer';
import {sha256, signSchnorr} from '@scure/btc-signer/utils.js';
import {burnScript, exampleAmounts, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type Leaf,
} from '../bitcoin-staking-scripts/buildOutputs';
import {FINAL, spend, type Coin} from '../bitcoin-staking-scripts/spendOutputs';
import {decodeTx, encodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {leafMessage} from '../bitcoin-staking-scripts/verifySpend';
import {signAdaptor} from './adaptorSignature';
import type {ChainParameters} from './parameters';
import {readTransaction} from './readTransaction';

/** Parameters like mainnet's version 5, with a committee whose secret keys are public. */
export const exampleParameters: ChainParameters = {
  covenant_pks: exampleTerms.covenant.map((key) => hex.encode(key)),
  covenant_quorum: exampleTerms.quorum,
  min_staking_value_sat: String(exampleAmounts.stake),
  max_staking_value_sat: '500000000000',
  min_staking_time_blocks: exampleTerms.stakingTime,
  max_staking_time_blocks: exampleTerms.stakingTime,
  slashing_pk_script: base64.encode(burnScript),
  min_slashing_tx_fee_sat: String(exampleAmounts.slashingFee),
  slashing_rate: '0.001000000000000000',
  unbonding_time_blocks: exampleTerms.unbondingTime,
  unbonding_fee_sat: String(exampleAmounts.unbondingFee),
  btc_activation_height: 905_634,
};

/** The transaction in hex, without witness: the form in which the chain stores it. */
export const rawOf = (tx: Transaction): string => hex.encode(tx.toBytes(true, false));

const staking = stakingOutput(exampleTerms);
const unbonding = unbondingOutput(exampleTerms);
const refund = refundOutput(exampleTerms);

const wallet = p2tr(exampleKeys.staker.xOnly).script;
const change = 1_234_567n;
const funds: Coin = {
  txid: sha256(new TextEncoder().encode('not a secret: funding tx')),
  index: 0,
  amount: exampleAmounts.stake + change + 400n,
  pkScript: wallet,
};

/** Decodes a transaction in hex into its parts, so that a test can change and encode them again. */
export const partsOf = (raw: string): RawParts => decodeTx(hex.decode(raw));

/** Stake and change, in this order. */
export const stakingTx = spend(funds, 0xfffffffd, [
  {amount: exampleAmounts.stake, script: staking.pkScript},
  {amount: change, script: wallet},
]);
stakingTx.updateInput(0, {finalScriptWitness: [new Uint8Array(64)]}, true);

const coinOf = (tx: Transaction, {pkScript}: {pkScript: Uint8Array}, amount: bigint): Coin => ({
  txid: hex.decode(tx.id),
  index: 0,
  amount,
  pkScript,
});

/** The staking output. */
export const stakeCoin = coinOf(stakingTx, staking, exampleAmounts.stake);

const unbondingAmount = exampleAmounts.stake - exampleAmounts.unbondingFee;

export const unbondingTx = spend(stakeCoin, FINAL, [
  {amount: unbondingAmount, script: unbonding.pkScript},
]);

const idOf = (raw: string): string => readTransaction(raw).id;

/** The unbonding output. */
export const unbondingCoin: Coin = {
  txid: hex.decode(idOf(rawOf(unbondingTx))),
  index: 0,
  amount: unbondingAmount,
  pkScript: unbonding.pkScript,
};

function slashingTxOf(coin: Coin): Transaction {
  const burned = (coin.amount * exampleAmounts.slashedPerThousand + 500n) / 1000n;
  return spend(coin, FINAL, [
    {amount: burned, script: burnScript},
    {amount: coin.amount - burned - exampleAmounts.slashingFee, script: refund.pkScript},
  ]);
}

export const slashingTx = slashingTxOf(stakeCoin);

/** A change to a transaction before it is signed. */
export type Change = (parts: RawParts) => Partial<RawParts>;

const unchanged: Change = () => ({});

/** A transaction in hex after a change. */
export function changedTx(tx: Transaction | string, change: Change): string {
  const parts = partsOf(typeof tx === 'string' ? tx : rawOf(tx));
  return hex.encode(encodeTx({...parts, ...change(parts)}));
}

const signers = exampleKeys.covenant.slice(0, exampleTerms.quorum);

/**
 * A node's response about a stake like the example's, with transactions that were changed before the
 * staker and the covenant signed them.
 */
export function signedAnswer({
  stakingHex = rawOf(stakingTx),
  changeUnbonding = unchanged,
  changeSlashing = unchanged,
}: {
  readonly stakingHex?: string;
  readonly changeUnbonding?: Change;
  readonly changeSlashing?: Change;
} = {}) {
  const staked = {...stakeCoin, txid: hex.decode(idOf(stakingHex))};
  const spendStake: Change = ({inputs}) => ({inputs: [{...inputs[0]!, txid: staked.txid}]});
  const unbondingHex = changedTx(changedTx(unbondingTx, spendStake), changeUnbonding);
  const {id, outputs} = readTransaction(unbondingHex);
  const {amount, script: pkScript} = outputs[0]!;
  const unbonded: Coin = {txid: hex.decode(id), index: 0, amount, pkScript};
  const messageOf = (raw: string, coin: Coin, {script}: Leaf) => {
    const spent = {amount: coin.amount, script: coin.pkScript};
    return leafMessage(readTransaction(raw), 0, [spent], script);
  };
  const slashed = (coin: Coin, leaf: Leaf) => {
    const raw = changedTx(slashingTxOf(coin), changeSlashing);
    const message = messageOf(raw, coin, leaf);
    const provider = exampleKeys.finalityProvider.xOnly;
    return {
      raw,
      byStaker: hex.encode(signSchnorr(message, exampleKeys.staker.secret, new Uint8Array(32))),
      byCovenant: signers.map(({secret, xOnly}) => ({
        cov_pk: hex.encode(xOnly),
        adaptor_sigs: [base64.encode(signAdaptor(secret, provider, message, sha256(message)))],
      })),
    };
  };
  const unbondingMessage = messageOf(unbondingHex, staked, staking.leaves.unbonding);
  const slashing = slashed(staked, staking.leaves.slashing);
  const unbondingSlashing = slashed(unbonded, unbonding.leaves.slashing);
  return {
    btc_delegation: {
      staker_addr: 'bbn1yg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3ze7r49p',
      btc_pk: hex.encode(exampleKeys.staker.xOnly),
      fp_btc_pk_list: [hex.encode(exampleKeys.finalityProvider.xOnly)],
      staking_time: exampleTerms.stakingTime,
      start_height: 905_700,
      end_height: 969_700,
      total_sat: String(exampleAmounts.stake),
      staking_tx_hex: stakingHex,
      slashing_tx_hex: slashing.raw,
      delegator_slash_sig_hex: slashing.byStaker,
      covenant_sigs: slashing.byCovenant,
      staking_output_idx: 0,
      active: true,
      status_desc: 'ACTIVE',
      unbonding_time: exampleTerms.unbondingTime,
      undelegation_response: {
        unbonding_tx_hex: unbondingHex,
        covenant_unbonding_sig_list: signers.map(({secret, xOnly}) => ({
          pk: hex.encode(xOnly),
          sig: base64.encode(signSchnorr(unbondingMessage, secret, new Uint8Array(32))),
        })),
        slashing_tx_hex: unbondingSlashing.raw,
        delegator_slashing_sig_hex: unbondingSlashing.byStaker,
        covenant_slashing_sigs: unbondingSlashing.byCovenant,
        delegator_unbonding_info_response: null,
      },
      params_version: 5,
      stk_exp: null,
    },
  };
}

/** A node's response about the example's stake. */
export const nodeResponse = signedAnswer();

/** The Staking API's response about the same stake. */
export const apiAnswer = {
  data: {
    params_version: 5,
    staker_btc_pk_hex: nodeResponse.btc_delegation.btc_pk,
    finality_provider_btc_pks_hex: nodeResponse.btc_delegation.fp_btc_pk_list,
    delegation_staking: {
      staking_tx_hash_hex: stakingTx.id,
      staking_tx_hex: rawOf(stakingTx),
      staking_output_idx: 0,
      staking_timelock: exampleTerms.stakingTime,
      staking_amount: Number(exampleAmounts.stake),
      start_height: 905_700,
      end_height: 969_700,
      slashing: {slashing_tx_hex: '', spending_height: 0},
    },
    delegation_unbonding: {
      unbonding_timelock: exampleTerms.unbondingTime,
      unbonding_tx: rawOf(unbondingTx),
      covenant_unbonding_signatures:
        nodeResponse.btc_delegation.undelegation_response.covenant_unbonding_sig_list.map(
          ({pk, sig}) => ({
            covenant_btc_pk_hex: pk,
            signature_hex: hex.encode(base64.decode(sig)),
          }),
        ),
      slashing: {unbonding_slashing_tx_hex: '', spending_height: 0},
    },
    state: 'ACTIVE',
  },
};
