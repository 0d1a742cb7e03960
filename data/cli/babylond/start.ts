import {defineCommands} from '../schema';

/** `babylond start`. */
export default defineCommands([
  {
    path: ['start'],
    usage: 'start',
    purpose: 'Runs the node.',
    flags: [
      {
        name: 'x-crisis-skip-assert-invariants',
        type: 'bool',
        default: 'false',
        meaning: 'Skipped the invariant checks at startup.',
        until: 'v2',
      },
      {
        name: 'insecure-bls-password',
        type: 'string',
        default: '',
        meaning: 'Took the BLS key password in plain text; use `--bls-password-file`.',
        until: 'v4.3',
      },
      {
        name: 'abci',
        type: 'string',
        default: 'socket',
        meaning: 'No effect: CometBFT in the same process calls the application directly.',
        values: ['socket', 'grpc'],
      },
      {
        name: 'address',
        type: 'string',
        default: 'tcp://127.0.0.1:26658',
        meaning:
          'Address on which the application listens for CometBFT in another process; only with `--with-comet=false`.',
      },
      {
        name: 'api.address',
        type: 'string',
        default: 'tcp://localhost:1317',
        meaning: 'Address on which REST is served.',
      },
      {name: 'api.enable', type: 'bool', default: 'false', meaning: 'Serves REST.'},
      {
        name: 'api.enabled-unsafe-cors',
        type: 'bool',
        default: 'false',
        meaning: 'Lets any website call REST from a browser.',
      },
      {
        name: 'api.max-open-connections',
        type: 'uint',
        default: '1000',
        meaning: 'Maximum number of open REST connections.',
      },
      {
        name: 'api.rpc-max-body-bytes',
        type: 'uint',
        default: '1000000',
        meaning: 'Maximum size of a REST request, in bytes.',
      },
      {
        name: 'api.rpc-read-timeout',
        type: 'uint',
        default: '10',
        meaning: 'Timeout for reading a request, in seconds.',
      },
      {
        name: 'api.rpc-write-timeout',
        type: 'uint',
        default: '0',
        meaning: 'Timeout for writing a response, in seconds; 0 means no limit.',
      },
      {
        name: 'api.swagger',
        type: 'bool',
        default: 'false',
        meaning: 'Serves a description of the REST API.',
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning:
          'Chain ID; defaults to the one in the genesis file. The node compares it with that file only at the first start. Later, a wrong chain ID leads to a wrong state at the next block (`wrong Block.Header.AppHash`).',
      },
      {
        name: 'consensus.create_empty_blocks',
        type: 'bool',
        default: 'true',
        meaning:
          'No effect on Babylon: each block changes the state, and CometBFT then produces the next one, with or without transactions.',
      },
      {
        name: 'consensus.create_empty_blocks_interval',
        type: 'string',
        default: '0s',
        meaning: 'No effect on Babylon, for the same reason.',
      },
      {
        name: 'consensus.double_sign_check_height',
        type: 'int64',
        default: '0',
        meaning:
          'With N, the validator does not start if it signed one of the last N − 1 blocks; 0 and 1 turn the check off.',
      },
      {name: 'cpu-profile', type: 'string', default: '', meaning: 'File for a CPU profile.'},
      {
        name: 'db_backend',
        type: 'string',
        default: 'goleveldb',
        meaning:
          'Database of CometBFT, and of the application if `app-db-backend` is empty; databases other than the default need a special build, and `start` panics with `cleveldb`, `boltdb` or `badgerdb` unless `app-db-backend` specifies another one.',
        values: ['goleveldb', 'cleveldb', 'boltdb', 'rocksdb', 'badgerdb'],
      },
      {
        name: 'db_dir',
        type: 'string',
        default: 'data',
        meaning:
          'Directory with CometBFT’s databases, below the home directory; `application.db` stays in `data`.',
      },
      {
        name: 'genesis_hash',
        type: 'bytesHex',
        default: '',
        meaning:
          'No effect: the node starts with any hash. Compare the SHA-256 of the genesis file yourself.',
      },
      {
        name: 'grpc-only',
        type: 'bool',
        default: 'false',
        meaning:
          'Serves gRPC and, if enabled, REST without CometBFT, and only to requests that set a height in `x-cosmos-block-height`.',
      },
      {
        name: 'grpc-web.enable',
        type: 'bool',
        default: 'true',
        meaning: 'Serves gRPC to browsers; requires gRPC and REST.',
      },
      {
        name: 'grpc.address',
        type: 'string',
        default: 'localhost:9090',
        meaning: 'Address on which gRPC is served.',
      },
      {name: 'grpc.enable', type: 'bool', default: 'true', meaning: 'Serves gRPC.'},
      {
        name: 'grpc.historical-grpc-address-block-range',
        type: 'string',
        default: '',
        meaning:
          'Other gRPC addresses for past heights, as JSON that maps each address to a range. Not in v4.3.1.',
        since: 'v4.4.0',
      },
      {
        name: 'halt-height',
        type: 'uint64',
        default: '0',
        meaning:
          'Height of the first block that the node refuses to execute. At the tip, the process keeps running; while the node catches up, it exits with code 2. 0 turns this off.',
      },
      {
        name: 'halt-time',
        type: 'uint64',
        default: '0',
        meaning:
          'Block time in Unix seconds from which the node refuses to execute blocks; otherwise like `--halt-height`. 0 turns this off.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'iavl-disable-fastnode',
        type: 'bool',
        default: 'false',
        meaning: 'Turns off the fast index of the store.',
      },
      {
        name: 'inter-block-cache',
        type: 'bool',
        default: 'true',
        meaning: 'Caches values read from the store across blocks.',
      },
      {
        name: 'inv-check-period',
        type: 'uint',
        default: '0',
        meaning: 'No effect: the checks were removed with the crisis module.',
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'The node does not open any keys with it, but refuses to start if the backend is unknown or not available.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'mempool.max-txs',
        type: 'int',
        default: '-1',
        meaning:
          "Maximum number of transactions in the application's mempool. 0 means no limit; a negative number turns this mempool off.",
      },
      {
        name: 'min-retain-blocks',
        type: 'uint64',
        default: '0',
        meaning:
          'Minimum number of blocks that CometBFT keeps; it keeps more as long as evidence or a snapshot may need them. 0 keeps all.',
      },
      {
        name: 'minimum-gas-prices',
        type: 'string',
        default: '',
        meaning:
          'Minimum gas price. The node does not start unless you set it, here or in `app.toml`. It does not determine which transactions the node accepts: the chain’s own minimum does.',
      },
      {name: 'moniker', type: 'string', default: '<host name>', meaning: 'Public name.'},
      {
        name: 'p2p.external-address',
        type: 'string',
        default: '',
        meaning:
          'No effect: CometBFT reads only the `p2p.external_address` key in `config.toml`, with an underscore.',
      },
      {
        name: 'p2p.laddr',
        type: 'string',
        default: 'tcp://0.0.0.0:26656',
        meaning: 'Address on which the node listens for peers.',
      },
      {
        name: 'p2p.persistent_peers',
        type: 'string',
        default: '',
        meaning:
          'Peers that the node always stays connected to, as `id@host:port`, separated by commas.',
      },
      {name: 'p2p.pex', type: 'bool', default: 'true', meaning: 'Exchanges addresses with peers.'},
      {
        name: 'p2p.private_peer_ids',
        type: 'string',
        default: '',
        meaning: 'Peers whose addresses are never shared.',
      },
      {
        name: 'p2p.seed_mode',
        type: 'bool',
        default: 'false',
        meaning: 'Only crawls the network and shares addresses.',
      },
      {
        name: 'p2p.seeds',
        type: 'string',
        default: '',
        meaning: 'Seed nodes as `id@host:port`, separated by commas.',
      },
      {
        name: 'p2p.unconditional_peer_ids',
        type: 'string',
        default: '',
        meaning: 'Peers that can connect even if the maximum number of peers is reached.',
      },
      {
        name: 'priv_validator_laddr',
        type: 'string',
        default: '',
        meaning:
          'Address on which the node listens for a remote signer; the node exits if no signer connects within seconds of startup.',
      },
      {
        name: 'proxy_app',
        type: 'string',
        default: 'tcp://127.0.0.1:26658',
        meaning: 'No effect: CometBFT in the same process calls the application directly.',
      },
      {
        name: 'pruning',
        type: 'string',
        default: 'default',
        meaning:
          'Which old states are pruned: `default` keeps 362,880, `nothing` prunes none, `everything` keeps two, `custom` uses the two flags below.',
        values: ['default', 'nothing', 'everything', 'custom'],
      },
      {
        name: 'pruning-interval',
        type: 'uint64',
        default: '0',
        meaning: 'Number of blocks between pruning runs, with `custom`.',
      },
      {
        name: 'pruning-keep-recent',
        type: 'uint64',
        default: '0',
        meaning: 'Number of states to keep, with `custom`.',
      },
      {
        name: 'query-gas-limit',
        type: 'uint64',
        default: '0',
        meaning: 'Maximum gas for one query; 0 means no limit.',
      },
      {
        name: 'rpc.grpc_laddr',
        type: 'string',
        default: '',
        meaning: 'Address on which broadcast-only gRPC is served; if empty, it is off.',
      },
      {
        name: 'rpc.laddr',
        type: 'string',
        default: 'tcp://127.0.0.1:26657',
        meaning: 'Address on which RPC is served.',
      },
      {
        name: 'rpc.pprof_laddr',
        type: 'string',
        default: '',
        meaning: 'Address on which the profiler is served; if empty, it is off.',
      },
      {
        name: 'rpc.unsafe',
        type: 'bool',
        default: 'false',
        meaning: 'Allows RPC methods that can disturb the node.',
      },
      {
        name: 'shutdown-grace',
        type: 'duration',
        default: '0s',
        meaning: 'How long the process waits between stopping its services and exiting.',
      },
      {
        name: 'state-sync.snapshot-interval',
        type: 'uint64',
        default: '0',
        meaning: 'Number of blocks between snapshots; 0 turns snapshots off.',
      },
      {
        name: 'state-sync.snapshot-keep-recent',
        type: 'uint32',
        default: '2',
        meaning: 'Number of snapshots to keep.',
      },
      {
        name: 'trace',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the stack trace of an error.',
      },
      {
        name: 'trace-store',
        type: 'string',
        default: '',
        meaning: 'File to which every access to the store is written, for debugging.',
      },
      {
        name: 'transport',
        type: 'string',
        default: 'socket',
        meaning:
          'How CometBFT in another process reaches the application; only with `--with-comet=false`.',
        values: ['socket', 'grpc'],
      },
      {
        name: 'unsafe-skip-upgrades',
        type: 'ints',
        default: '',
        meaning:
          'Heights of upgrades to skip; a node that is the only one to skip an upgrade forks off the chain.',
      },
      {
        name: 'wasm.memory_cache_size',
        type: 'uint32',
        default: '100',
        meaning: 'Size of the contract cache in MiB; 0 turns it off.',
      },
      {
        name: 'wasm.query_gas_limit',
        type: 'uint64',
        default: '3000000',
        meaning: 'Maximum gas for a contract query.',
      },
      {
        name: 'wasm.simulation_gas_limit',
        type: 'string',
        default: '',
        meaning: 'Maximum gas for a simulated transaction; defaults to the maximum gas of a block.',
      },
      {
        name: 'wasm.skip_wasmvm_version_check',
        type: 'bool',
        default: 'false',
        meaning:
          'Starts the node even if the version of `libwasmvm` differs from the one that the build expects.',
      },
      {
        name: 'with-comet',
        type: 'bool',
        default: 'true',
        meaning: 'Runs CometBFT in the same process.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'COS', path: 'server/start.go'},
    note: 'Running two nodes with the same validator key gets the validator slashed.',
  },
]);
