import {defineFacts} from '../schema';

/** Gas figures that a front end needs and that no chain parameter gives. */
export default defineFacts({
  group: 'developers',
  title: 'For developers',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'cmd/babylond/cmd/custom_babylon_config.go'},
  asOf: '2026-07-21',
  facts: {
    'site-gas-price': {
      label: 'Gas price of the hosted staking site',
      value: '0.007ubbn',
      unit: 'text',
      meaning: 'Low and average gas price in the chain information that the site gives to wallets.',
      source: {id: 'KIT', path: 'services/simple-staking'},
      asOf: '2026-08-21',
    },
    'max-gas-per-transaction': {
      label: 'Maximum gas that a transaction can request',
      value: 10_000_000,
      unit: 'gas',
      meaning: 'Default of max-gas-wanted-per-tx in app.toml; a node rejects a transaction that requests more.',
    },
  },
});
