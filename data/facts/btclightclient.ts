import {defineFacts} from '../schema';

/** Where the headers of Bitcoin begin on each network. */
export default defineFacts({
  group: 'btclightclient',
  title: 'First headers of the BTC light client',
  source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'mainnet-base': {
      label: 'First header on mainnet',
      value: 854_784,
      unit: 'bitcoin-height',
      meaning: 'Lowest Bitcoin height that the chain knows.',
    },
    'testnet-base': {
      label: 'First header on the testnet',
      value: 195_552,
      unit: 'bitcoin-height',
      meaning: 'Lowest signet height that the chain knows.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
  },
});
