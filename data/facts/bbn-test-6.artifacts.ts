import {defineFacts} from '../schema';

/** Files that a new node of the network starts from. */
export default defineFacts({
  group: 'bbn-test-6.artifacts',
  title: 'Files of the network',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts'},
  asOf: '2025-12-01',
  facts: {
    'genesis-url': {
      label: 'Genesis file',
      value:
        'https://raw.githubusercontent.com/babylonlabs-io/networks/refs/heads/main/bbn-test-6/network-artifacts/genesis.json',
      unit: 'url',
      meaning: 'Initial state of the chain; every node needs the same file.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
    'genesis-sha256': {
      label: 'SHA-256 of the genesis file',
      value: 'cb26437606d36ceaf219bc1ebdc2071cd59d157003ec8718550f14e395c8d4d3',
      unit: 'hex',
      meaning: 'We computed it from the file at the cited commit; compare your copy with it.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
    'snapshot-height': {
      label: 'Height of the snapshot in the repository',
      value: 9_064,
      unit: 'babylon-height',
      meaning:
        'Height of the state in bbn-test-6.tar.gz; the node must still go through every later upgrade.',
      source: {id: 'NET', path: 'bbn-test-6/README.md'},
    },
    'snapshot-version': {
      label: 'Version for this snapshot',
      value: 'v2.3.1',
      unit: 'version',
      meaning: 'Start the snapshot with this version; another one fails or corrupts the state.',
      source: {id: 'NET', path: 'bbn-test-6/README.md'},
    },
  },
});
