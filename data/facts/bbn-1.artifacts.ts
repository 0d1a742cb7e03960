import {defineFacts} from '../schema';

/** Files that a new node of the network starts from. */
export default defineFacts({
  group: 'bbn-1.artifacts',
  title: 'Files of the network',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/network-artifacts'},
  asOf: '2025-12-01',
  facts: {
    'genesis-url': {
      label: 'Genesis file',
      value:
        'https://raw.githubusercontent.com/babylonlabs-io/networks/refs/heads/main/bbn-1/network-artifacts/genesis.json',
      unit: 'url',
      meaning: 'First state of the chain; every node starts from the same file.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'genesis-sha256': {
      label: 'SHA-256 of the genesis file',
      value: 'a60e0002c995900f8e921c0e594d04a468e44d27e162204b878ebe63d3c50151',
      unit: 'hex',
      meaning: 'Computed by us from the file at the commit named here; compare yours with it.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
    },
    'snapshot-height': {
      label: 'Height of the snapshot in the repository',
      value: 226,
      unit: 'babylon-height',
      meaning: 'State that bbn-1.tar.gz holds; every later upgrade must still be passed.',
      source: {id: 'NET', path: 'bbn-1/README.md'},
    },
    'snapshot-version': {
      label: 'Version that opens this snapshot',
      value: 'v1.0.1',
      unit: 'version',
      meaning: 'Another version fails or corrupts the state.',
      source: {id: 'NET', path: 'bbn-1/README.md'},
    },
  },
});
