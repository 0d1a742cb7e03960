import {defineFacts} from '../schema';

/** Shares that are taken first from each block's rewards. */
export default defineFacts({
  group: 'bbn-1.incentive',
  title: 'Incentive parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'x/incentive/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    'btc-staking-portion': {
      label: "BTC stakers' portion",
      value: '0.181818182',
      unit: 'text',
      meaning: "Share of each block's rewards.",
      since: 'v4',
    },
    'fp-portion': {
      label: "Finality providers' portion",
      value: '0.013636364',
      unit: 'text',
      meaning: "Share of each block's rewards, in addition to commission.",
      since: 'v4',
    },
  },
});
