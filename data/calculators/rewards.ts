import {percent, type Share} from '../../src/components/tools/compute/amounts';
import type {RewardInput, RewardShares} from '../../src/components/tools/compute/estimateYear';
import costaking from '../facts/bbn-1.costaking';
import inflation from '../facts/bbn-1.inflation';
import earnings from '../facts/staker-earnings';
import stakerYield from '../facts/staker-yield';
import tokenomics from '../facts/tokenomics';
import {factText} from './factText';

/** Shares of the yearly issuance of mainnet. */
export const rewardShares: RewardShares = {
  rate: factText(inflation, 'rate'),
  bitcoin: factText(inflation, 'btc-stakers'),
  baby: factText(inflation, 'baby-stakers'),
  costaking: factText(inflation, 'costakers'),
  scoreRatio: factText(costaking, 'score-ratio'),
};

const rate: Share = percent(rewardShares.rate);
const commission = percent(factText(stakerYield, 'example-commission'));

/** The worked example on the page about rewards. */
export const rewardExample: RewardInput = {
  provision: (BigInt(factText(tokenomics, 'total-supply')) * rate.parts) / rate.of,
  myBitcoin: BigInt(factText(earnings, 'my-bitcoin')),
  allBitcoin: BigInt(factText(stakerYield, 'example-total')),
  providerCommission: commission,
  myBaby: BigInt(factText(earnings, 'my-baby')),
  allBaby: BigInt(factText(earnings, 'staked-baby')),
  validatorCommission: commission,
  allScores: BigInt(factText(earnings, 'scores')),
};

/** The commission of the example as a percentage. */
export const exampleCommission = factText(stakerYield, 'example-commission');
