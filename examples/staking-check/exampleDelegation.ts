import {base64, hex} from '@scure/base';
import {p2tr, type Transaction} from '@scure/btc-signer';
import {sha256} from '@scure/btc-signer/utils.js';
import {burnScript, exampleAmounts, exampleTerms} from '../bitcoin-staking-scripts/example';
import {exampleKeys} from '../bitcoin-staking-scripts/exampleKeys';
import {
  refundOutput,
  stakingOutput,
  unbondingOutput,
  type Leaf,
} from '../bitcoin-staking-scripts/buildOutputs';
import {FINAL, signLeaf, spend, type Coin} from '../bitcoin-staking-scripts/spendOutputs';
import {decodeTx} from '../bitcoin-staking-scripts/rawTransaction';
import type {ChainParameters} from './parameters';

/** Parameters like mainnet's version 5, with a committee whose secret keys everybody knows. */
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

/** The transaction in hex, without witness: the form in which the chain keeps it. */
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

/** The id of a transaction that is not signed yet. */
const idOf = (tx: Transaction): string =>
  hex.encode(sha256(sha256(tx.toBytes(true, false))).reverse());

/** The unbonding output. */
export const unbondingCoin: Coin = {
  txid: hex.decode(idOf(unbondingTx)),
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
export const unbondingSlashingTx = slashingTxOf(unbondingCoin);

const byStaker = (tx: Transaction, coin: Coin, leaf: Leaf): string =>
  hex.encode(signLeaf(tx, coin, leaf, exampleKeys.staker));

const signers = exampleKeys.covenant.slice(0, exampleTerms.quorum);
const covenantSignatures = signers.map((key) => ({
  key: hex.encode(key.xOnly),
  signature: signLeaf(unbondingTx, stakeCoin, staking.leaves.unbonding, key),
}));

/** What a node answers about the example's stake. */
export const nodeAnswer = {
  btc_delegation: {
    staker_addr: 'bbn1yg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3ze7r49p',
    btc_pk: hex.encode(exampleKeys.staker.xOnly),
    fp_btc_pk_list: [hex.encode(exampleKeys.finalityProvider.xOnly)],
    staking_time: exampleTerms.stakingTime,
    start_height: 905_700,
    end_height: 969_700,
    total_sat: String(exampleAmounts.stake),
    staking_tx_hex: rawOf(stakingTx),
    slashing_tx_hex: rawOf(slashingTx),
    delegator_slash_sig_hex: byStaker(slashingTx, stakeCoin, staking.leaves.slashing),
    covenant_sigs: [],
    staking_output_idx: 0,
    active: true,
    status_desc: 'ACTIVE',
    unbonding_time: exampleTerms.unbondingTime,
    undelegation_response: {
      unbonding_tx_hex: rawOf(unbondingTx),
      covenant_unbonding_sig_list: covenantSignatures.map(({key, signature}) => ({
        pk: key,
        sig: base64.encode(signature),
      })),
      slashing_tx_hex: rawOf(unbondingSlashingTx),
      delegator_slashing_sig_hex: byStaker(
        unbondingSlashingTx,
        unbondingCoin,
        unbonding.leaves.slashing,
      ),
      covenant_slashing_sigs: [],
      delegator_unbonding_info_response: null,
    },
    params_version: 5,
    stk_exp: null,
  },
};

/** What the Staking API answers about the same stake. */
export const apiAnswer = {
  data: {
    params_version: 5,
    staker_btc_pk_hex: nodeAnswer.btc_delegation.btc_pk,
    finality_provider_btc_pks_hex: nodeAnswer.btc_delegation.fp_btc_pk_list,
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
      covenant_unbonding_signatures: covenantSignatures.map(({key, signature}) => ({
        covenant_btc_pk_hex: key,
        signature_hex: hex.encode(signature),
      })),
      slashing: {unbonding_slashing_tx_hex: '', spending_height: 0},
    },
    state: 'ACTIVE',
  },
};

/** The parts of a transaction, to be changed and written again. */
export const partsOf = (raw: string) => decodeTx(hex.decode(raw));
