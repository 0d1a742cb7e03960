import {nodes} from '../../config/nodes';
import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  formatDecimal,
} from '../../src/components/tools/compute/amounts';
import type {EpochNetwork} from '../../src/components/tools/compute/epochs';
import type {RewardField, RewardShares} from '../../src/components/tools/compute/estimateYear';
import type {StakingNetwork} from '../../src/components/tools/compute/network';
import type {KnownNetwork} from '../../examples/staking-check/parameters';
import {checkNetworks} from './checkNetworks';
import {epochNetworks} from './epochNetworks';
import {exampleCommission, rewardExample, rewardShares} from './rewards';
import {stakingNetworks} from './stakingNetworks';
import {BLOCKS_PER_DAY, buildClock} from '../clock';
import {epochExampleHeight} from '../tables/epoch-examples';
import mainnetEndpoints from '../tables/bbn-1.endpoints';
import testnetEndpoints from '../tables/bbn-test-6.endpoints';

/** A node that readers can query with a click. */
export type NodeServer = {
  readonly url: string;
  readonly label: string;
  /** Undefined for the reader's own node. */
  readonly network?: string;
};

export type StakingCalculatorData = {
  readonly networks: readonly StakingNetwork[];
  /** Initial value of the height field, for each network. */
  readonly heights: readonly number[];
  readonly blocksPerDay: number;
};

export type EpochClockData = {
  readonly networks: readonly EpochNetwork[];
  /** Initial value of the height field. */
  readonly height: number;
  readonly blocksPerDay: number;
  readonly servers: readonly NodeServer[];
};

export type RewardEstimateData = {
  readonly shares: RewardShares;
  /** Initial values of the fields, as typed by a reader. */
  readonly example: Readonly<Record<RewardField, string>>;
  readonly servers: readonly NodeServer[];
};

export type TransactionCheckerData = {
  readonly networks: readonly KnownNetwork[];
};

/** Data of each tool, which the build embeds in the tool's page. */
export type ToolData = {
  readonly StakingCalculator: StakingCalculatorData;
  readonly EpochClock: EpochClockData;
  readonly RewardEstimate: RewardEstimateData;
  readonly TransactionChecker: TransactionCheckerData;
};

/** Gateway of the reader's own node, which the content security policy allows too. */
const LOCAL = 'http://localhost:1317';

/** The gateways that the content security policy allows: public ones, and that of the reader's own node. */
export function gateways(): NodeServer[] {
  const servers = [mainnetEndpoints, testnetEndpoints].flatMap(({rows, network}) =>
    rows
      .filter(({kind}) => String(kind).startsWith('REST'))
      .map(({address, history}) => ({
        url: String(address),
        label: `${network}, ${history} history`,
        network,
      })),
  );
  const allowed = new Set<string>(nodes);
  return [...servers, {url: LOCAL, label: 'Your own node'}].filter(({url}) => allowed.has(url));
}

/** Collects the data of all tools. */
export function toolData(): ToolData {
  const btc = (satoshi: bigint) => formatDecimal(satoshi, BTC_DECIMALS);
  const baby = (ubbn: bigint) => formatDecimal(ubbn, BABY_DECIMALS);
  const [mainnet] = epochNetworks;
  return {
    StakingCalculator: {
      networks: stakingNetworks,
      heights: stakingNetworks.map(({knownBlock, versions}) =>
        knownBlock ? buildClock().bitcoinHeight : (versions.at(-1)?.from ?? 0),
      ),
      blocksPerDay: BLOCKS_PER_DAY,
    },
    EpochClock: {
      networks: epochNetworks,
      height: epochExampleHeight,
      blocksPerDay: BLOCKS_PER_DAY,
      servers: gateways(),
    },
    RewardEstimate: {
      shares: rewardShares,
      example: {
        provision: baby(rewardExample.provision),
        myBitcoin: btc(rewardExample.myBitcoin),
        allBitcoin: btc(rewardExample.allBitcoin),
        providerCommission: exampleCommission,
        myBaby: baby(rewardExample.myBaby),
        allBaby: baby(rewardExample.allBaby),
        validatorCommission: exampleCommission,
        allScores: btc(rewardExample.allScores),
      },
      // Only mainnet's, because the shares above are mainnet's.
      servers: gateways().filter(({network}) => network === undefined || network === mainnet.id),
    },
    TransactionChecker: {networks: checkNetworks},
  };
}
