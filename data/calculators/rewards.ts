import {percent, type Share} from '../../src/components/tools/compute/amounts';
import type {RewardInput, RewardShares} from '../../src/components/tools/compute/estimateYear';
import costaking from '../facts/bbn-1.costaking';
import inflation from '../facts/bbn-1.inflation';
import earnings from '../facts/staker-earnings';
import stakerYield from '../facts/staker-yield';
import tokenomics from '../facts/tokenomics';
import {text} from './text';

/** Shares of the yearly issuance of mainnet. */
export const rewardShares: RewardShares = {
  rate: text(inflation, 'rate'),
  bitcoin: text(inflation, 'btc-stakers'),
  baby: text(inflation, 'baby-stakers'),
  costaking: text(inflation, 'costakers'),
  scoreRatio: text(costaking, 'score-ratio'),
};

const rate: Share = percent(rewardShares.rate);
const commission = percent(text(stakerYield, 'example-commission'));

/** The worked example of the page on rewards. */
export const rewardExample: RewardInput = {
  provision: (BigInt(text(tokenomics, 'total-supply')) * rate.parts) / rate.of,
  myBitcoin: BigInt(text(earnings, 'my-bitcoin')),
  allBitcoin: BigInt(text(stakerYield, 'example-total')),
  providerCommission: commission,
  myBaby: BigInt(text(earnings, 'my-baby')),
  allBaby: BigInt(text(earnings, 'staked-baby')),
  validatorCommission: commission,
  allScores: BigInt(text(earnings, 'scores')),
};

/** The commission of the example as a percentage. */
export const exampleCommission = text(stakerYield, 'example-commission');
