import {defineFacts} from '../schema';

/** Files that a new node of the network starts from. */
export default defineFacts({
  group: 'bbn-test-6.artifacts',
  title: 'Network files',
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
      meaning:
        'We computed it from the file at the cited commit; compare it with the hash of your copy.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
    'genesis-size': {
      label: 'Genesis file size',
      value: 13_128,
      unit: 'bytes',
      meaning: 'Size of the file at the cited commit, so you can tell the file from an error page.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
    'genesis-app-state-sha256': {
      label: 'SHA-256 of the state in the genesis file',
      value: '767a8f42372f8ba24dad3bd0aa8dc0c1174565d31355a9f6085356213572bca5',
      unit: 'hex',
      meaning:
        'We computed it with the command jq -cS .app_state from the file at the cited commit. The hash also matches the genesis file that a node returns, which is formatted differently.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
    'snapshot-height': {
      label: 'Height of the snapshot in the repository',
      value: 9_064,
      unit: 'babylon-height',
      meaning:
        'Height of the state in bbn-test-6.tar.gz; the node must still apply every later upgrade.',
      source: {id: 'NET', path: 'bbn-test-6/README.md'},
    },
    'snapshot-version': {
      label: 'Version for this snapshot',
      value: 'v2.3.1',
      unit: 'version',
      meaning:
        'Start a node from the snapshot with this version; another version fails or corrupts the state.',
      source: {id: 'NET', path: 'bbn-test-6/README.md'},
    },
  },
});
