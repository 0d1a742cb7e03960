import {defineFacts} from '../schema';

/** Versions, limits and settings that are needed to install a node. */
export default defineFacts({
  group: 'node',
  title: 'Babylon node',
  source: {id: 'BBN', path: 'go.mod, app/include_upgrade_mainnet.go'},
  asOf: '2026-07-21',
  facts: {
    'go-version': {
      label: 'Go version to build babylond',
      value: '1.23.8',
      unit: 'version',
      meaning:
        'Minimum version that go.mod of v4.3.1 and of v4.4.0 requires. Go 1.25 also builds v4.3.1; Go 1.26 does not.',
      source: {id: 'BBN', path: 'go.mod; BBN go.mod at v4.4.0'},
    },
    'go-toolchain': {
      label: 'Newest Go series that builds babylond',
      value: '1.25.5',
      unit: 'version',
      meaning:
        'Newest series that builds v4.3.1, in the form used for GOTOOLCHAIN in the commands.',
    },
    'documented-release': {
      label: 'Release that these pages describe',
      value: 'v4.3.1',
      unit: 'version',
      meaning: 'Version of the code that we read and of the program that we ran for these pages.',
      source: {id: 'BBN', path: 'at v4.3.1'},
    },
    'version-without-crisis': {
      label: 'First version without the crisis module',
      value: 'v2.0.0',
      unit: 'version',
      meaning:
        'From this version onward, the program does not start with flags that begin with --x-crisis.',
      source: {id: 'BBN', path: 'app/upgrades/v2/upgrades.go'},
      asOf: '2026-07-21',
    },
    'genesis-version': {
      label: 'Version at genesis',
      value: 'v0.9.0',
      unit: 'version',
      meaning:
        'Version with which mainnet produced its first blocks; a full replay starts with it.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'timeout-commit': {
      label: 'Delay after a block',
      value: '9200ms',
      unit: 'text',
      meaning: 'Key consensus.timeout_commit of config.toml; the same on every node.',
      source: {id: 'NET', path: 'bbn-1/babylon-node/README.md'},
      asOf: '2025-12-01',
    },
    'max-gas-per-tx': {
      label: 'Maximum gas per transaction',
      value: 10_000_000,
      unit: 'gas',
      meaning:
        'Default of babylon-mempool.max-gas-wanted-per-tx in app.toml: a node does not accept transactions that request more gas into its mempool.',
      source: {id: 'BBN', path: 'app/ante/gas_limit.go'},
      asOf: '2026-07-21',
    },
    'max-contract-size': {
      label: 'Maximum size of a CosmWasm contract',
      value: 819_200,
      unit: 'bytes',
      meaning: 'Size of the Wasm file before compression; the constant is 800 × 1,024.',
      source: {id: 'WASMD', path: 'x/wasm/types/validation.go'},
      asOf: '2025-05-15',
    },
    'max-block-gas': {
      label: 'Maximum gas per block',
      value: 300_000_000,
      unit: 'gas',
      meaning: 'Consensus parameter on mainnet since height 226.',
      source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
      asOf: '2025-04-04',
    },
    'max-block-gas-testnet': {
      label: 'Maximum gas per block on the testnet',
      value: 250_000_000,
      unit: 'gas',
      meaning: 'Consensus parameter of bbn-test-6 since its v1 upgrade.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
      asOf: '2025-10-09',
    },
    'max-block-bytes': {
      label: 'Maximum block size',
      value: 22_020_096,
      unit: 'bytes',
      meaning: 'Consensus parameter of mainnet.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
  },
});
