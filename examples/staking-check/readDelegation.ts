import {hex} from '@scure/base';
import {InputProblem} from './problem';
import {isOnCurve, readBase64} from './readBytes';
import {Json} from './readJson';
import type {ReadTx} from './readParts';
import {readTransaction} from './readTransaction';

/** A covenant member's signature: 64 bytes, or 65 (adaptor) on a slashing transaction. */
export type CovenantSignature = {readonly key: Uint8Array; readonly signature: Uint8Array};

/** A slashing transaction with its signatures, which the Staking API doesn't return. */
export type Slashing = {
  readonly tx: ReadTx;
  readonly signature?: Uint8Array;
  readonly covenantSignatures?: readonly CovenantSignature[];
};

/** Response of a node or of the Staking API about a stake. Amounts are in satoshis, times in blocks. */
export type Delegation = {
  readonly from: 'node' | 'Staking API';
  readonly staker: Uint8Array;
  readonly finalityProviders: readonly Uint8Array[];
  readonly stakingTime: number;
  readonly unbondingTime: number;
  readonly amount: bigint;
  readonly version: number;
  readonly state: string;
  /** Bitcoin height of the block with the staking transaction; 0 or absent until it is proven. */
  readonly startHeight?: number;
  readonly endHeight?: number;
  /** The node's own verdict, in addition to the state. */
  readonly isActive?: boolean;
  /** Whether the node knows that the stake was spent before its timelock expired. */
  readonly isUnbonded: boolean;
  /** ID of the transaction that spent the stake, if it is not the unbonding transaction. */
  readonly spentBy?: string;
  readonly stakingTx: ReadTx;
  readonly outputIndex: number;
  /** The ID that the response states, if any. */
  readonly statedId?: string;
  readonly unbondingTx: ReadTx;
  readonly covenantSignatures: readonly CovenantSignature[];
  readonly slashing?: Slashing;
  readonly unbondingSlashing?: Slashing;
  /** ID of the staking transaction that this stake expands. */
  readonly expands?: string;
};

const FIX = "Paste the node's response unchanged, with all its fields.";

/**
 * Reads the response of `/babylon/btcstaking/v1/btc_delegation/{staking_tx_hash_hex}`, of `babylond
 * query btcstaking delegation`, or of the Staking API's `/v2/delegation`.
 *
 * @throws InputProblem with the field that is missing or invalid
 */
export function readDelegation(text: string): Delegation {
  const json = Json.read('delegation', text);
  if (json.has('btc_delegation')) return fromNode(json.at('btc_delegation'));
  if (json.has('staking_tx_hex')) return fromNode(json);
  if (json.has('data')) return fromApi(only(json.at('data')));
  if (json.has('delegation_staking')) return fromApi(json);
  if (json.has('message') && json.has('code')) {
    throw new InputProblem(
      'delegation',
      `The node returned an error: ${String(json.at('message').value).slice(0, 120)}`,
      "Check the ID of the staking transaction, and query a node of the stake's network.",
    );
  }
  throw new InputProblem(
    'delegation',
    'This JSON is not a delegation: it has neither btc_delegation nor data.',
    'Paste the response of /babylon/btcstaking/v1/btc_delegation/ID, or of /v2/delegation of the Staking API.',
  );
}

/** Returns the only delegation in a list. */
function only(json: Json): Json {
  if (!Array.isArray(json.value)) return json;
  const [first, ...others] = json.list();
  if (first && others.length === 0) return first;
  throw new InputProblem(
    'delegation',
    `This is a list of ${json.value.length} delegations.`,
    'Paste one of them, from its { to its }.',
  );
}

function fromNode(json: Json): Delegation {
  const undelegation = json.at('undelegation_response');
  return {
    from: 'node',
    staker: key(json.at('btc_pk')),
    finalityProviders: json.at('fp_btc_pk_list').list().map(key),
    stakingTime: json.at('staking_time').number(),
    unbondingTime: json.at('unbonding_time').number(),
    amount: json.at('total_sat').whole(),
    version: json.at('params_version').number(),
    state: json.at('status_desc').text(),
    ...(json.has('start_height') && {startHeight: json.at('start_height').number()}),
    ...(json.has('end_height') && {endHeight: json.at('end_height').number()}),
    ...(json.has('active') && {isActive: json.at('active').flag()}),
    isUnbonded: undelegation.has('delegator_unbonding_info_response'),
    ...spenderOf(undelegation),
    stakingTx: transaction(json.at('staking_tx_hex')),
    outputIndex: json.has('staking_output_idx') ? json.at('staking_output_idx').number() : 0,
    unbondingTx: transaction(undelegation.at('unbonding_tx_hex')),
    covenantSignatures: signatures(undelegation, 'covenant_unbonding_sig_list', 'pk', 'sig'),
    ...slashing(json, 'slashing', 'slashing_tx_hex', ['delegator_slash_sig_hex', 'covenant_sigs']),
    ...slashing(undelegation, 'unbondingSlashing', 'slashing_tx_hex', [
      'delegator_slashing_sig_hex',
      'covenant_slashing_sigs',
    ]),
    ...(json.has('stk_exp') && {
      expands: json.at('stk_exp').at('previous_staking_tx_hash_hex').hex().toLowerCase(),
    }),
  };
}

function fromApi(json: Json): Delegation {
  const staking = json.at('delegation_staking');
  const unbonding = json.at('delegation_unbonding');
  return {
    from: 'Staking API',
    staker: key(json.at('staker_btc_pk_hex')),
    finalityProviders: json.at('finality_provider_btc_pks_hex').list().map(key),
    stakingTime: staking.at('staking_timelock').number(),
    unbondingTime: unbonding.at('unbonding_timelock').number(),
    amount: staking.at('staking_amount').whole(),
    version: json.at('params_version').number(),
    state: json.at('state').text(),
    ...(staking.has('start_height') && {startHeight: staking.at('start_height').number()}),
    ...(staking.has('end_height') && {endHeight: staking.at('end_height').number()}),
    isUnbonded: false,
    stakingTx: transaction(staking.at('staking_tx_hex')),
    outputIndex: staking.has('staking_output_idx') ? staking.at('staking_output_idx').number() : 0,
    statedId: staking.at('staking_tx_hash_hex').hex().toLowerCase(),
    unbondingTx: transaction(unbonding.at('unbonding_tx')),
    covenantSignatures: signatures(
      unbonding,
      'covenant_unbonding_signatures',
      'covenant_btc_pk_hex',
      'signature_hex',
    ),
    // The API returns slashing transactions only once one of them is on Bitcoin.
    ...slashing(within(staking), 'slashing', 'slashing_tx_hex'),
    ...slashing(within(unbonding), 'unbondingSlashing', 'unbonding_slashing_tx_hex'),
    ...(staking.has('previous_staking_tx_hash_hex') &&
      staking.at('previous_staking_tx_hash_hex').text() !== '' && {
        expands: staking.at('previous_staking_tx_hash_hex').hex().toLowerCase(),
      }),
  };
}

const within = (json: Json): Json | undefined =>
  json.has('slashing') ? json.at('slashing') : undefined;

/** A node adds the transaction that spent the stake if it is not the unbonding transaction. */
function spenderOf(undelegation: Json): Pick<Delegation, 'spentBy'> {
  if (!undelegation.has('delegator_unbonding_info_response')) return {};
  const info = undelegation.at('delegator_unbonding_info_response');
  const isStated = info.has('spend_stake_tx_hex') && info.at('spend_stake_tx_hex').value !== '';
  return isStated ? {spentBy: transaction(info.at('spend_stake_tx_hex')).id} : {};
}

function slashing<Name extends 'slashing' | 'unbondingSlashing'>(
  json: Json | undefined,
  name: Name,
  txField: string,
  [signatureField, covenantField]: readonly string[] = [],
): Partial<Record<Name, Slashing>> {
  if (!json?.has(txField) || json.at(txField).value === '') return {};
  const isSigned =
    signatureField !== undefined &&
    json.has(signatureField) &&
    json.at(signatureField).value !== '';
  const slashed: Slashing = {
    tx: transaction(json.at(txField)),
    ...(isSigned && {signature: signature(json.at(signatureField))}),
    ...(covenantField !== undefined && {
      covenantSignatures: adaptorSignatures(json, covenantField),
    }),
  };
  return {[name]: slashed} as Partial<Record<Name, Slashing>>;
}

function signatures(json: Json, list: string, keyField: string, signatureField: string) {
  if (!json.has(list)) return [];
  return json
    .at(list)
    .list()
    .map((item) => ({
      key: key(item.at(keyField)),
      signature: signature(item.at(signatureField)),
    }));
}

/** Reads adaptor signatures: one per finality provider, and a stake has only one. */
function adaptorSignatures(json: Json, list: string): CovenantSignature[] {
  if (!json.has(list)) return [];
  return json
    .at(list)
    .list()
    .flatMap((item) => {
      const member = key(item.at('cov_pk'));
      return item
        .at('adaptor_sigs')
        .list()
        .map((value) => ({key: member, signature: signature(value, [65, 66])}));
    });
}

function key(json: Json): Uint8Array {
  const text = json.hex();
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  const bytes = isHex ? hex.decode(text.toLowerCase()) : undefined;
  if (bytes && isOnCurve(bytes)) return bytes;
  const what = isHex ? 'is not a point on the secp256k1 curve' : 'is not 64 hex digits';
  throw new InputProblem('delegation', `${json.path} is not a public key: it ${what}.`, FIX);
}

/** Hex, or base64 as a node writes bytes in lists. */
function signature(json: Json, lengths: readonly number[] = [64]): Uint8Array {
  const text = json.hex();
  const isHex = lengths.some((length) => text.length === 2 * length) && /^[0-9a-f]+$/i.test(text);
  const bytes = isHex ? hex.decode(text.toLowerCase()) : readBase64(text);
  if (bytes && lengths.includes(bytes.length)) return bytes;
  throw new InputProblem(
    'delegation',
    `${json.path} is not a signature of ${lengths.join(' or ')} bytes.`,
    FIX,
  );
}

function transaction(json: Json): ReadTx {
  try {
    return readTransaction(json.text(), 'delegation');
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    throw new InputProblem('delegation', `${json.path}: ${error.message}`, FIX);
  }
}
