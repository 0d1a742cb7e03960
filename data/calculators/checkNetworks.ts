import {base64, hex} from '@scure/base';
import {percent, formatDecimal} from '../../src/components/tools/compute/amounts';
import type {ParamsVersion} from '../../src/components/tools/compute/network';
import type {ChainParameters, KnownNetwork} from '../../examples/staking-check/parameters';
import mainnetParams from '../facts/bbn-1.btcstaking';
import phase1 from '../facts/phase-1';
import scripts from '../facts/scripts';
import mainnetCovenant from '../tables/bbn-1.covenant-committee';
import {covenantOf} from '../tables/bbn-test-6.covenant-keys';
import {versions as testnetVersions} from '../tables/bbn-test-6.btcstaking-versions';
import {stakingNetworks} from './stakingNetworks';
import {factText} from './factText';

/** The last parameter version that applied to phase 1 stakes. */
const LAST_PHASE_1_VERSION = 2;

type Committee = {
  readonly keys: readonly string[];
  readonly quorum: number;
  /** Output script for the slashed share, in hex. */
  readonly slashingScript: string;
};

/** A parameter version in the format of a node's response. */
function toChainParameters(
  params: ParamsVersion,
  {keys, quorum, slashingScript}: Committee,
): ChainParameters {
  const rate = percent(params.slashingRate);
  return {
    covenant_pks: keys,
    covenant_quorum: quorum,
    min_staking_value_sat: params.minSat,
    max_staking_value_sat: params.maxSat,
    min_staking_time_blocks: params.minTerm,
    max_staking_time_blocks: params.maxTerm,
    slashing_pk_script: base64.encode(hex.decode(slashingScript)),
    min_slashing_tx_fee_sat: params.minSlashingFeeSat,
    slashing_rate: formatDecimal(rate.parts, String(rate.of).length - 1),
    unbonding_time_blocks: params.unbondingTime,
    unbonding_fee_sat: params.unbondingFeeSat,
    btc_activation_height: params.from,
  };
}

const [mainnet, testnet] = stakingNetworks;

/** The committee and the slashing script of mainnet are the same in every version. */
const mainnetCommittee: Committee = {
  keys: mainnetCovenant.rows.map(({key}) => String(key)),
  quorum: Number(factText(mainnetParams, 'covenant-quorum')),
  slashingScript: factText(scripts, 'burn-script'),
};

/** Networks of the transaction checker, mainnet first. */
export const checkNetworks: readonly KnownNetwork[] = [
  {
    id: mainnet.id,
    name: mainnet.name,
    bitcoin: mainnet.bitcoin,
    hrp: 'bc',
    versions: mainnet.versions.map((params) => ({
      version: params.version,
      params: toChainParameters(params, mainnetCommittee),
      ...(params.version <= LAST_PHASE_1_VERSION && {tag: factText(phase1, 'tag')}),
      ...(params.unverified !== undefined && {unverified: params.unverified}),
    })),
  },
  {
    id: testnet.id,
    name: testnet.name,
    bitcoin: testnet.bitcoin,
    hrp: 'tb',
    versions: testnetVersions.map((params) => ({
      version: params.version,
      params: toChainParameters(params, {
        keys: covenantOf(params.version),
        quorum: Number(params.covenant.split(' ')[0]),
        slashingScript: params.slashingScript,
      }),
    })),
  },
];
