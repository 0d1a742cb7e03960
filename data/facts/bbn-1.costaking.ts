import {defineFacts} from '../schema';

/** Co-staking score and its share of the rewards. */
export default defineFacts({
  group: 'bbn-1.costaking',
  title: 'Co-staking parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'x/costaking/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    'score-ratio': {
      label: 'Score ratio',
      value: 200,
      unit: 'count',
      meaning: 'ubbn staked per satoshi for a full score.',
      since: 'v4',
    },
    'score-ratio-btc': {
      label: 'BABY per bitcoin',
      value: 20_000_000_000,
      unit: 'ubbn',
      meaning: 'BABY staked per bitcoin for a full score.',
      since: 'v4',
    },
    'costaking-portion': {
      label: "Co-stakers' portion",
      value: '0.531073446',
      unit: 'text',
      meaning: 'Share of the amount that remains after the incentive module has taken its share.',
      since: 'v4',
    },
    'validators-portion': {
      label: "Validators' portion",
      value: '0.016949153',
      unit: 'text',
      meaning: 'Share of the amount that remains after the incentive module has taken its share.',
      since: 'v4',
    },
  },
});
