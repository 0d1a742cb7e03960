import {defineFacts} from '../schema';

/** The gas price that the hosted site passes to wallets, which is not a chain parameter. */
export default defineFacts({
  group: 'developers',
  title: 'For developers',
  network: 'bbn-1',
  source: {id: 'KIT', path: 'services/simple-staking'},
  asOf: '2026-08-21',
  facts: {
    'site-gas-price': {
      label: 'Gas price of the hosted staking site',
      value: '0.007ubbn',
      unit: 'text',
      meaning: 'Low and average gas price in the chain information that the site gives to wallets.',
    },
  },
});
