import {defineFacts} from '../schema';

/** First Bitcoin header in each network's light client. */
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
      meaning: 'Lowest Bitcoin height in the light client.',
    },
    'testnet-base': {
      label: 'First header on the testnet',
      value: 195_552,
      unit: 'bitcoin-height',
      meaning: 'Lowest signet height in the light client.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
  },
});
