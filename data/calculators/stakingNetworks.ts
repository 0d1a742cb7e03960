import {BTC_DECIMALS, parseDecimal} from '../../src/components/tools/compute/amounts';
import type {ParamsVersion, StakingNetwork} from '../../src/components/tools/compute/network';
import {KNOWN_BLOCK} from '../clock';
import mainnetParams from '../facts/bbn-1.btcstaking';
import mainnetDepths from '../facts/bbn-1.btccheckpoint';
import testnetParams from '../facts/bbn-test-6.btcstaking';
import testnetDepths from '../facts/bbn-test-6.btccheckpoint';
import testnetChain from '../facts/bbn-test-6.chain';
import {UNVERIFIED, type Table} from '../schema';
import {TERM, versions as mainnetVersions, parseInteger} from '../tables/bbn-1.btcstaking-versions';
import mainnetUpgrades from '../tables/bbn-1.upgrades';
import {versions as testnetVersions} from '../tables/bbn-test-6.btcstaking-versions';
import testnetUpgrades from '../tables/bbn-test-6.upgrades';
import {factText} from './factText';

/** Converts a cell such as `5,000` bitcoin to satoshis, as a string of digits. */
function toSatoshi(cell: string | number | undefined): string {
  const parsed = parseDecimal(String(cell), BTC_DECIMALS);
  if ('error' in parsed) throw new Error(`[calculators] "${cell}" is not an amount of bitcoin.`);
  return String(parsed.value);
}

const digits = (cell: string | number | undefined): string => String(cell).replaceAll(',', '');

/** The highest height in a table of upgrades that the chain has certainly passed. */
const newestUpgrade = ({rows}: Table): number =>
  Math.max(
    ...rows
      .filter((row) => row['recorded'] === 'performed')
      .map((row) => parseInteger(row['height'])),
  );

/** The minimum stake and the slashing rate of mainnet are the same in every version. */
const mainnet: StakingNetwork = {
  id: 'bbn-1',
  name: 'Mainnet',
  bitcoin: 'Bitcoin',
  confirmationDepth: Number(factText(mainnetDepths, 'btc-confirmation-depth')),
  versions: mainnetVersions.map((row): ParamsVersion => ({
    version: parseInteger(row['version']),
    from: parseInteger(row['height']),
    minSat: factText(mainnetParams, 'min-staking-value-sat'),
    maxSat: toSatoshi(row['max']),
    minTerm: TERM,
    maxTerm: TERM,
    unbondingTime: parseInteger(row['unbonding']),
    unbondingFeeSat: digits(row['fee']),
    slashingRate: factText(mainnetParams, 'slashing-rate'),
    minSlashingFeeSat: digits(row['slashing']),
    ...(row[UNVERIFIED] !== undefined && {unverified: String(row[UNVERIFIED])}),
  })),
  allowListUntil: Number(factText(mainnetParams, 'allow-list-expiration-height')),
  passedHeight: newestUpgrade(mainnetUpgrades),
  knownBlock: KNOWN_BLOCK,
};

const testnet: StakingNetwork = {
  id: 'bbn-test-6',
  name: 'Testnet',
  bitcoin: factText(testnetChain, 'bitcoin-network'),
  confirmationDepth: Number(factText(testnetDepths, 'btc-confirmation-depth')),
  versions: testnetVersions.map(
    ({covenant: _covenant, slashingScript: _script, ...params}) => params,
  ),
  allowListUntil: Number(factText(testnetParams, 'allow-list-expiration-height')),
  passedHeight: newestUpgrade(testnetUpgrades),
};

/** Networks of the staking calculator, mainnet first. */
export const stakingNetworks: readonly [StakingNetwork, StakingNetwork] = [mainnet, testnet];
