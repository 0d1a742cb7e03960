import {hex} from '@scure/base';
import {InputProblem} from './problem';
import {isOnCurve, readBase64} from './readBytes';
import {Json} from './readJson';
import {readTransaction, type ReadTx} from './readTransaction';

/** A signature of a covenant member on the unbonding transaction. */
export type CovenantSignature = {readonly key: Uint8Array; readonly signature: Uint8Array};

/** A slashing transaction with the staker's signature on it. */
export type Slashing = {readonly tx: ReadTx; readonly signature?: Uint8Array};

/** What a node or the Staking API tells about a stake. Amounts are satoshi, times blocks. */
export type Delegation = {
  readonly from: 'node' | 'Staking API';
  readonly staker: Uint8Array;
  readonly finalityProviders: readonly Uint8Array[];
  readonly stakingTime: number;
  readonly unbondingTime: number;
  readonly amount: bigint;
  readonly version: number;
  readonly state: string;
  /** Bitcoin height of the block with the staking transaction; 0 or absent until it is proved. */
  readonly startHeight?: number;
  readonly stakingTx: ReadTx;
  readonly outputIndex: number;
  /** The id that the answer states, where it does. */
  readonly statedId?: string;
  readonly unbondingTx: ReadTx;
  readonly covenantSignatures: readonly CovenantSignature[];
  readonly slashing?: Slashing;
  readonly unbondingSlashing?: Slashing;
  /** Id of the staking transaction that this stake expands. */
  readonly expands?: string;
};

const FIX = 'Paste the answer as the node gave it, with all its fields.';

/**
 * Reads the answer of `/babylon/btcstaking/v1/btc_delegation/{staking_tx_hash_hex}`, of `babylond
 * query btcstaking delegation`, or of the Staking API's `/v2/delegation`.
 *
 * @throws InputProblem that names the field that is missing or wrong
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
      `The node answered with an error: ${String(json.at('message').value).slice(0, 120)}`,
      'Check the id of the staking transaction, and ask a node of the network of the stake.',
    );
  }
  throw new InputProblem(
    'delegation',
    'This JSON is no delegation: it has neither btc_delegation nor data.',
    'Paste the answer of /babylon/btcstaking/v1/btc_delegation/ID, or of /v2/delegation of the Staking API.',
  );
}

/** A list with one delegation is that delegation. */
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
    stakingTx: transaction(json.at('staking_tx_hex')),
    outputIndex: json.has('staking_output_idx') ? json.at('staking_output_idx').number() : 0,
    unbondingTx: transaction(undelegation.at('unbonding_tx_hex')),
    covenantSignatures: signatures(undelegation, 'covenant_unbonding_sig_list', 'pk', 'sig'),
    ...slashing(json, 'slashing', 'slashing_tx_hex', 'delegator_slash_sig_hex'),
    ...slashing(undelegation, 'unbondingSlashing', 'slashing_tx_hex', 'delegator_slashing_sig_hex'),
    ...(json.has('stk_exp') && {
      expands: json.at('stk_exp').at('previous_staking_tx_hash_hex').text(),
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
    stakingTx: transaction(staking.at('staking_tx_hex')),
    outputIndex: staking.has('staking_output_idx') ? staking.at('staking_output_idx').number() : 0,
    statedId: staking.at('staking_tx_hash_hex').text().toLowerCase(),
    unbondingTx: transaction(unbonding.at('unbonding_tx')),
    covenantSignatures: signatures(
      unbonding,
      'covenant_unbonding_signatures',
      'covenant_btc_pk_hex',
      'signature_hex',
    ),
    // The API names slashing transactions only once one is on Bitcoin.
    ...slashing(within(staking), 'slashing', 'slashing_tx_hex'),
    ...slashing(within(unbonding), 'unbondingSlashing', 'unbonding_slashing_tx_hex'),
    ...(staking.has('previous_staking_tx_hash_hex') &&
      staking.at('previous_staking_tx_hash_hex').text() !== '' && {
        expands: staking.at('previous_staking_tx_hash_hex').text(),
      }),
  };
}

const within = (json: Json): Json | undefined =>
  json.has('slashing') ? json.at('slashing') : undefined;

function slashing<Name extends 'slashing' | 'unbondingSlashing'>(
  json: Json | undefined,
  name: Name,
  txField: string,
  signatureField?: string,
): Partial<Record<Name, Slashing>> {
  if (!json?.has(txField) || json.at(txField).value === '') return {};
  const signed =
    signatureField !== undefined &&
    json.has(signatureField) &&
    json.at(signatureField).value !== '';
  const found: Slashing = {
    tx: transaction(json.at(txField)),
    ...(signed && {signature: signature(json.at(signatureField))}),
  };
  return {[name]: found} as Partial<Record<Name, Slashing>>;
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

function key(json: Json): Uint8Array {
  const text = json.text();
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  const bytes = isHex ? hex.decode(text.toLowerCase()) : undefined;
  if (bytes && isOnCurve(bytes)) return bytes;
  const what = isHex ? 'is not a point of the curve secp256k1' : 'is not 64 hex digits';
  throw new InputProblem('delegation', `${json.path} is no public key: it ${what}.`, FIX);
}

/** Hex of 64 bytes, or base64 as a node writes them in lists. */
function signature(json: Json): Uint8Array {
  const text = json.text();
  const bytes = /^[0-9a-f]{128}$/i.test(text) ? hex.decode(text.toLowerCase()) : readBase64(text);
  if (bytes?.length === 64) return bytes;
  throw new InputProblem('delegation', `${json.path} is no signature of 64 bytes.`, FIX);
}

function transaction(json: Json): ReadTx {
  try {
    return readTransaction(json.text(), 'delegation');
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    throw new InputProblem('delegation', `${json.path}: ${error.message}`, FIX);
  }
}
