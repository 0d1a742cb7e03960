import {bech32} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import type {ApiId} from '../../api-client/operation';

/** What a parameter is called, or operation and parameter where one name means several things. */
type Place = string;

/** A finder asks the service and gives what exists there; what it does not find it leaves out. */
type Finder = (ask: (path: string) => Promise<Json>) => Promise<Record<Place, unknown>>;

// Replies are compared elsewhere; here each step may be missing.
type Json = {readonly [key: string]: Json | undefined} & {
  readonly [index: number]: Json | undefined;
};

const TIMEOUT = 10_000;

const FINDERS: Readonly<Record<ApiId, readonly Finder[]>> = {
  'babylon-grpc': [
    async (ask) => {
      const {current_epoch: current} = await ask('/babylon/epoching/v1/current_epoch');
      return {epoch_num: before(current)};
    },
    async (ask) => {
      const {block} = await ask('/cosmos/base/tendermint/v1beta1/blocks/latest');
      return {height: before(block?.header?.height)};
    },
    async (ask) => {
      const {finality_providers: found} = await ask(
        '/babylon/btcstaking/v1/finality_providers?pagination.limit=1',
      );
      return {fp_btc_pk_hex: found?.[0]?.btc_pk, finality_provider_address: found?.[0]?.addr};
    },
    async (ask) => {
      const {validators} = await ask('/cosmos/staking/v1beta1/validators?pagination.limit=1');
      const operator = textOf(validators?.[0]?.operator_address);
      const {words} = bech32.decode(operator as `${string}1${string}`);
      return {val_addr: operator, ...addresses(bech32.encode('bbn', words))};
    },
    // After the validator's: the address of somebody who has staked has more to show.
    async (ask) => {
      const {btc_delegations: found} = await ask(
        '/babylon/btcstaking/v1/btc_delegations/ACTIVE?pagination.limit=1',
      );
      const {staking_tx_hex: hex, staker_addr: staker} = found?.[0] ?? {};
      return {
        ...(staker ? addresses(staker) : {}),
        staking_tx_hash_hex: hex && transactionId(textOf(hex)),
      };
    },
    async (ask) => {
      const {header} = await ask('/babylon/btclightclient/v1/tip');
      const hex = textOf(header?.hash_hex);
      const bytes = Buffer.from(hex, 'hex').reverse().toString('base64');
      const encoded = bytes.replaceAll('+', '-').replaceAll('/', '_');
      return {
        btc_height: header?.height,
        'header-depth hash': hex,
        'contains hash': encoded,
        'contains-bytes hash': encoded,
      };
    },
    async (ask) => {
      const {params} = await ask(
        '/babylon/btcstaking/v1/params_versions?pagination.limit=1&pagination.reverse=true',
      );
      return {version: params?.[0]?.version};
    },
    async (ask) => {
      const {period} = await ask('/babylon/costaking/v1/current_rewards');
      return {period: before(period)};
    },
  ],
  'comet-bft': [
    async (ask) => {
      const {result} = await ask('/status');
      return {hash: `0x${textOf(result?.sync_info?.latest_block_hash)}`};
    },
    async (ask) => {
      const query = encodeURIComponent('"tx.height>0"');
      const {result} = await ask(`/tx_search?query=${query}&per_page=1`);
      return {'tx hash': `0x${textOf(result?.txs?.[0]?.hash)}`};
    },
  ],
  // It lists nothing without a key of a staker, and which staker to ask about is not ours to say.
  'staking-api': [],
};

/**
 * Looks up arguments that exist at a service: an epoch, heights, a provider, a delegation, hashes.
 *
 * @returns the argument of a parameter, or undefined where the example has to do
 */
export async function findArguments(
  api: ApiId,
  base: string,
): Promise<(slug: string, parameter: string) => string | undefined> {
  const found = new Map<Place, string>();
  const ask = async (path: string) => {
    const reply = await fetch(`${base.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    return (await reply.json()) as Json;
  };
  for (const finder of FINDERS[api]) {
    // A service that does not have one thing may have the next.
    const places = await finder(ask).catch(() => ({}));
    for (const [place, value] of Object.entries(places)) {
      if (['string', 'number'].includes(typeof value) && value !== '') {
        found.set(place, String(value));
      }
    }
  }
  return (slug, parameter) => found.get(`${slug} ${parameter}`) ?? found.get(parameter);
}

/** @throws Error where there is none, so that its finder finds nothing */
function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('no text');
  return value;
}

function addresses(address: unknown): Record<Place, unknown> {
  return {
    address,
    del_addr: address,
    delegator_address: address,
    costaker_address: address,
  };
}

/** The number before, since what is under way may not be finished; nothing below 1. */
function before(number: unknown): string | undefined {
  const count = Number(number);
  return count > 1 ? String(count - 1) : undefined;
}

function transactionId(hex: string): string {
  const options = {allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true};
  return Transaction.fromRaw(Buffer.from(hex, 'hex'), options).id;
}
