import {defineFacts} from '../schema';

/** Addresses of the hosted staking pages. */
export default defineFacts({
  group: 'stakers',
  title: 'For stakers',
  network: 'bbn-1',
  source: {id: 'DOC', path: 'docs/stakers'},
  asOf: '2026-06-25',
  facts: {
    'staking-site': {
      label: 'Hosted staking site',
      value: 'https://staking.babylonlabs.io/',
      unit: 'url',
      meaning: 'Babylon Labs’ site for staking bitcoin and BABY.',
    },
    'baby-site': {
      label: 'BABY page of the hosted site',
      value: 'https://staking.babylonlabs.io/baby',
      unit: 'url',
      meaning: 'Page of Babylon Labs for delegating BABY.',
    },
    'testnet-staking-site': {
      label: 'Hosted staking site, testnet',
      value: 'https://btcstaking.testnet.babylonlabs.io',
      unit: 'url',
      meaning: 'The same site for signet bitcoin and tBABY.',
    },
  },
});
