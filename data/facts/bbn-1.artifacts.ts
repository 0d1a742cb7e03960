import {defineFacts} from '../schema';

/** Files that a new node of the network starts from. */
export default defineFacts({
  group: 'bbn-1.artifacts',
  title: 'Network files',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/network-artifacts'},
  asOf: '2025-12-01',
  facts: {
    'genesis-url': {
      label: 'Genesis file',
      value:
        'https://raw.githubusercontent.com/babylonlabs-io/networks/refs/heads/main/bbn-1/network-artifacts/genesis.json',
      unit: 'url',
      meaning: 'Initial state of the chain; every node needs the same file.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'genesis-sha256': {
      label: 'SHA-256 of the genesis file',
      value: 'a60e0002c995900f8e921c0e594d04a468e44d27e162204b878ebe63d3c50151',
      unit: 'hex',
      meaning:
        'We computed it from the file at the cited commit; compare it with the hash of your copy.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'genesis-size': {
      label: 'Genesis file size',
      value: 13_186,
      unit: 'bytes',
      meaning: 'Size of the file at the cited commit, so you can tell the file from an error page.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'genesis-app-state-sha256': {
      label: 'SHA-256 of the state in the genesis file',
      value: 'c9413f2bf8939284856f2229f2fb8aecfc43af20ca9022b527bab979eb4d26c3',
      unit: 'hex',
      meaning:
        'We computed it with the command jq -cS .app_state from the file at the cited commit. The hash also matches the genesis file that a node returns, which is formatted differently.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'snapshot-height': {
      label: 'Height of the snapshot in the repository',
      value: 226,
      unit: 'babylon-height',
      meaning:
        'Height of the state in bbn-1.tar.gz; the node must still apply every later upgrade.',
      source: {id: 'NET', path: 'bbn-1/README.md'},
    },
    'snapshot-version': {
      label: 'Version for this snapshot',
      value: 'v1.0.1',
      unit: 'version',
      meaning:
        'Start a node from the snapshot with this version; another version fails or corrupts the state.',
      source: {id: 'NET', path: 'bbn-1/README.md'},
    },
  },
});
