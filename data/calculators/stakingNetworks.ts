import {BTC_DECIMALS, parseDecimal} from '../../src/components/tools/compute/amounts';
import type {ParamsVersion, StakingNetwork} from '../../src/components/tools/compute/network';
import {KNOWN_BLOCK} from '../clock';
import mainnetParams from '../facts/bbn-1.btcstaking';
import mainnetDepths from '../facts/bbn-1.btccheckpoint';
import testnetParams from '../facts/bbn-test-6.btcstaking';
import testnetDepths from '../facts/bbn-test-6.btccheckpoint';
import testnetChain from '../facts/bbn-test-6.chain';
import {UNVERIFIED, type Table} from '../schema';
import {TERM, versions as mainnetVersions, whole} from '../tables/bbn-1.btcstaking-versions';
import mainnetUpgrades from '../tables/bbn-1.upgrades';
import {versions as testnetVersions} from '../tables/bbn-test-6.btcstaking-versions';
import testnetUpgrades from '../tables/bbn-test-6.upgrades';
import {text} from './text';

/** Converts `5,000` bitcoin to satoshi, as a string of digits. */
function satoshi(cell: string | number | undefined): string {
  const read = parseDecimal(String(cell), BTC_DECIMALS);
  if ('error' in read) throw new Error(`[calculators] "${cell}" is not an amount of bitcoin.`);
  return String(read.value);
}

const digits = (cell: string | number | undefined): string => String(cell).replaceAll(',', '');

/** The highest height that a table of upgrades records as performed; the chain has passed it. */
const newestUpgrade = ({rows}: Table): number =>
  Math.max(
    ...rows.filter((row) => row['recorded'] === 'performed').map((row) => whole(row['height'])),
  );

/** Minimum stake and slashing rate are the same in every version of mainnet. */
const mainnet: StakingNetwork = {
  id: 'bbn-1',
  name: 'Mainnet',
  bitcoin: 'Bitcoin',
  confirmationDepth: Number(text(mainnetDepths, 'btc-confirmation-depth')),
  versions: mainnetVersions.map((row): ParamsVersion => ({
    version: whole(row['version']),
    from: whole(row['height']),
    minSat: text(mainnetParams, 'min-staking-value-sat'),
    maxSat: satoshi(row['max']),
    minTerm: TERM,
    maxTerm: TERM,
    unbondingTime: whole(row['unbonding']),
    unbondingFeeSat: digits(row['fee']),
    slashingRate: text(mainnetParams, 'slashing-rate'),
    minSlashingFeeSat: digits(row['slashing']),
    ...(row[UNVERIFIED] !== undefined && {unverified: String(row[UNVERIFIED])}),
  })),
  allowListUntil: Number(text(mainnetParams, 'allow-list-expiration-height')),
  passedHeight: newestUpgrade(mainnetUpgrades),
  knownBlock: KNOWN_BLOCK,
};

const testnet: StakingNetwork = {
  id: 'bbn-test-6',
  name: 'Testnet',
  bitcoin: text(testnetChain, 'bitcoin-network'),
  confirmationDepth: Number(text(testnetDepths, 'btc-confirmation-depth')),
  versions: testnetVersions.map(
    ({covenant: _covenant, slashingScript: _script, ...params}) => params,
  ),
  allowListUntil: Number(text(testnetParams, 'allow-list-expiration-height')),
  passedHeight: newestUpgrade(testnetUpgrades),
};

/** Networks of the staking calculator, mainnet first. */
export const stakingNetworks: readonly [StakingNetwork, StakingNetwork] = [mainnet, testnet];
