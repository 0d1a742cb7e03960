import {defineProgramConfig, type ConfigKey} from './schema';
import {babylonKeys, databaseKeys, section, withDefaults} from './shared';

const bitcoinCache: ConfigKey = {
  key: 'BlockCacheSize',
  type: 'integer',
  unit: 'bytes',
  default: '20971520',
  meaning: 'Memory for cached Bitcoin blocks.',
};

/** The keys of `stakerd.conf`. Missing keys get their defaults; flags override the file. */
export default defineProgramConfig({
  program: 'stakerd',
  versions: 'v0.18.1',
  source: {id: 'STK181', path: 'stakercfg'},
  asOf: '2025-12-14',
  keys: [
    {
      key: 'DebugLevel',
      type: 'string',
      default: 'info',
      range: 'trace, debug, info, warn, error, fatal, panic',
      meaning: 'Minimum log level.',
      change: 'Set it to debug to investigate a problem.',
    },
    {
      key: 'StakerdDir',
      type: 'string',
      default: '~/.stakerd',
      meaning:
        'Home directory. If you change it, DataDir and LogDir move below it regardless of their values, but the database and the keyring do not move.',
      change: 'Pass it as the --stakerddir flag, so that stakerd finds the file in that directory.',
    },
    {
      key: 'ConfigFile',
      type: 'string',
      default: '~/.stakerd/stakerd.conf',
      meaning: 'Path of this file. It works only as the --configfile flag.',
    },
    {
      key: 'DataDir',
      type: 'string',
      default: '~/.stakerd/data',
      meaning:
        'Directory that stakerd creates at startup. The database has its own path, dbconfig.DBPath.',
    },
    {
      key: 'LogDir',
      type: 'string',
      default: '~/.stakerd/logs',
      meaning: 'Directory of stakerd.log. The file is not rotated.',
    },
    {
      key: 'CPUProfile',
      type: 'string',
      default: 'empty: off',
      meaning: 'File for a CPU profile.',
    },
    {
      key: 'Profile',
      type: 'string',
      default: 'empty: off',
      range: 'a port from 1024 to 65535, or host:port',
      meaning: 'Address of a profiling server; if only a port is given, it listens on 127.0.0.1.',
    },
    {
      key: 'DumpCfg',
      type: 'boolean',
      default: 'false',
      meaning:
        'Writes the effective settings to the configuration file if that file is missing, cannot be read or has an unknown section, then continues startup.',
    },
    {
      key: 'RawRPCListeners',
      type: 'list of strings',
      default: 'localhost:15812',
      meaning:
        'Addresses on which stakerd accepts requests from stakercli, over HTTP with user name and password, without TLS. Repeat the line for each address.',
      change: 'Change the port if it is in use; never make it public.',
    },
    {
      key: 'MaxOpenConnections',
      type: 'integer',
      default: '0: no limit',
      meaning: 'Maximum number of concurrent connections.',
    },
    {
      key: 'ReadTimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Timeout for reading a request.',
    },
    {
      key: 'WriteTimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Timeout for writing a response.',
      change: 'Raise it if staking requests time out before the wallet has responded.',
    },
    {
      key: 'MaxBodyBytes',
      type: 'integer',
      unit: 'bytes',
      default: '1000000',
      meaning: 'Maximum size of a request body.',
    },
    {
      key: 'MaxHeaderBytes',
      type: 'integer',
      unit: 'bytes',
      default: '1048576',
      meaning: 'Maximum size of request headers.',
    },
    {
      key: 'MaxRequestBatchSize',
      type: 'integer',
      default: '10',
      meaning: 'Maximum number of requests in one JSON-RPC batch.',
    },
    ...section('walletconfig', [
      {
        key: 'WalletName',
        type: 'string',
        default: 'wallet',
        meaning: 'Name of the Bitcoin wallet that pays and signs.',
        change: 'Always set it: one Bitcoin Core node can have several wallets.',
      },
      {
        key: 'WalletPass',
        type: 'string',
        default: 'walletpass',
        meaning: 'Passphrase that unlocks the wallet.',
        change: 'Always set it, and make the file readable by its owner only.',
      },
    ]),
    ...section('walletrpcconfig', [
      {
        key: 'Host',
        type: 'string',
        default: 'localhost:18556',
        meaning: 'Host and port of the wallet’s RPC.',
        change: 'Always set it: 8332 is Bitcoin Core on mainnet, 38332 on signet.',
      },
      {
        key: 'User',
        type: 'string',
        default: 'rpcuser',
        meaning: 'User name for this RPC.',
        change: 'Always set it.',
      },
      {
        key: 'Pass',
        type: 'string',
        default: 'rpcpass',
        meaning: 'Password for this RPC.',
        change: 'Always set it.',
      },
      {
        key: 'DisableTLS',
        type: 'boolean',
        default: 'true',
        meaning: 'Connects to the wallet without TLS.',
        change:
          'Turn it off if the RPC is behind a TLS proxy; you can do this only in the file. One of the two certificates below is then required.',
      },
      {
        key: 'RPCWalletCert',
        type: 'string',
        default: 'empty',
        meaning: 'File with the certificate of the wallet’s RPC. Used only if DisableTLS is off.',
      },
      {
        key: 'RawRPCWalletCert',
        type: 'string',
        default: 'empty',
        meaning: 'The certificate itself, as hex-encoded PEM, instead of a file.',
      },
    ]),
    ...section('chain', [
      {
        key: 'Network',
        type: 'string',
        default: 'testnet',
        range: 'mainnet, signet, testnet, simnet, regtest',
        meaning: 'Bitcoin network on which bitcoin is staked; testnet means testnet3.',
        change: 'Always set it: mainnet for bbn-1, signet for bbn-test-6.',
      },
      {
        key: 'SigNetChallenge',
        type: 'string',
        default: 'empty: the public signet',
        meaning: 'Challenge script of a custom signet, as hex.',
      },
    ]),
    ...section('btcnodebackend', [
      {
        key: 'Nodetype',
        type: 'string',
        default: 'btcd',
        range: 'btcd, bitcoind',
        meaning: 'Type of Bitcoin node that stakerd queries for blocks and transactions.',
        change: 'Set bitcoind for Bitcoin Core.',
      },
      {
        key: 'WalletType',
        type: 'string',
        default: 'btcwallet',
        range: 'btcwallet, bitcoind',
        meaning:
          'Type of Bitcoin wallet. With the default, btcwallet, stakerd starts but cannot stake: it signs with getaddressinfo, signrawtransactionwithwallet and walletprocesspsbt, which btcwallet does not have.',
        change: 'Always set bitcoind.',
      },
      {
        key: 'FeeMode',
        type: 'string',
        default: 'static',
        range: 'static, dynamic',
        meaning:
          'static pays MaxFeeRate for every transaction; dynamic uses the node’s estimate, within the two limits below.',
        change: 'Set dynamic unless you want to choose the fee rate yourself.',
      },
      {
        key: 'MinFeeRate',
        type: 'integer',
        unit: 'sat/vB',
        default: '2',
        range: '1 or more, at most MaxFeeRate',
        meaning: 'Minimum fee rate.',
      },
      {
        key: 'MaxFeeRate',
        type: 'integer',
        unit: 'sat/vB',
        default: '200',
        range: '1 or more',
        meaning:
          'Maximum fee rate; also the fee rate in static mode, and in dynamic mode if the node has no estimate.',
        change:
          'Lower it: with the defaults of FeeMode and this key, every transaction pays 200 sat/vB.',
      },
    ]),
    ...section('btcd', [
      {
        key: 'RPCHost',
        type: 'string',
        default: '127.0.0.1:18334',
        meaning: 'Host and port of btcd’s RPC.',
      },
      {key: 'RPCUser', type: 'string', default: 'user', meaning: 'User name for this RPC.'},
      {key: 'RPCPass', type: 'string', default: 'pass', meaning: 'Password for this RPC.'},
      {
        key: 'RPCCert',
        type: 'string',
        default: '~/.btcd/rpc.cert',
        meaning: 'File with the certificate of btcd.',
      },
      {
        key: 'RawRPCCert',
        type: 'string',
        default: 'empty',
        meaning: 'The certificate itself, as hex-encoded PEM, instead of a file.',
      },
      bitcoinCache,
    ]),
    ...section('bitcoind', [
      {
        key: 'RPCHost',
        type: 'string',
        default: '127.0.0.1:8334',
        meaning: 'Host and port of Bitcoin Core’s RPC.',
        change: 'Always set it with Bitcoin Core: its port on mainnet is 8332, not the default.',
      },
      {key: 'RPCUser', type: 'string', default: 'user', meaning: 'User name for this RPC.'},
      {key: 'RPCPass', type: 'string', default: 'pass', meaning: 'Password for this RPC.'},
      {
        key: 'ZMQPubRawBlock',
        type: 'string',
        default: 'tcp://127.0.0.1:29001',
        meaning: 'Address on which Bitcoin Core publishes blocks. Used if RPCPolling is off.',
      },
      {
        key: 'ZMQPubRawTx',
        type: 'string',
        default: 'tcp://127.0.0.1:29002',
        meaning: 'Address on which Bitcoin Core publishes transactions. Used if RPCPolling is off.',
      },
      {
        key: 'ZMQReadDeadline',
        type: 'duration',
        default: '30s',
        meaning: 'Timeout for receiving a message from these addresses.',
      },
      {
        key: 'EstimateMode',
        type: 'string',
        default: 'CONSERVATIVE',
        range: 'CONSERVATIVE, ECONOMICAL',
        meaning: 'Fee estimation mode. Used with FeeMode dynamic.',
      },
      {
        key: 'PrunedNodeMaxPeers',
        type: 'integer',
        default: '0',
        meaning:
          'Number of peers from which stakerd fetches blocks that a pruned node no longer has.',
      },
      {
        key: 'RPCPolling',
        type: 'boolean',
        default: 'true',
        meaning: 'Polls the RPC for blocks and transactions instead of listening to ZMQ.',
        change: 'Turn it off to use ZMQ; you can do this only in the file.',
      },
      {
        key: 'BlockPollingInterval',
        type: 'duration',
        default: '30s',
        meaning: 'How often stakerd polls for new blocks. Used with RPCPolling.',
      },
      {
        key: 'TxPollingInterval',
        type: 'duration',
        default: '30s',
        meaning:
          'How often stakerd polls for new transactions. If RPCPolling is off, it polls only the mempool.',
      },
      bitcoinCache,
      {
        key: 'DisableTLS',
        type: 'boolean',
        default: 'true',
        meaning:
          'Queries the fee estimate without TLS. Used with FeeMode dynamic; blocks are always fetched without TLS.',
        change: 'Do not change it: Bitcoin Core does not support TLS.',
      },
    ]),
    ...section('babylon', withDefaults(babylonKeys('node0')), {
      KeyringBackend: {
        default: 'file',
        meaning:
          'Keyring backend of the BABY key that registers stakes and pays fees. With file, the keyring prompts for its passphrase on standard input.',
      },
      GasPrices: {default: '0.01ubbn'},
      KeyDirectory: {default: '~/.stakerd'},
    }),
    ...section('dbconfig', withDefaults(databaseKeys('staker.db', '~/.stakerd/data')), {
      DBPath: {
        change:
          'Set it together with StakerdDir, because the default is always in the user’s home directory.',
      },
    }),
    ...section('stakerconfig', [
      {
        key: 'BabylonStallingInterval',
        type: 'duration',
        default: '1m0s',
        meaning: 'Not used.',
      },
      {
        key: 'UnbondingTxCheckInterval',
        type: 'duration',
        default: '30s',
        range: 'above 0',
        meaning: 'How often stakerd checks whether a delegation has its covenant signatures.',
      },
      {
        key: 'CheckActiveInterval',
        type: 'duration',
        default: '1m0s',
        range: 'above 0',
        meaning: 'How often stakerd checks whether a delegation has become active.',
      },
      {
        key: 'MaxConcurrentTransactions',
        type: 'integer',
        default: '1',
        meaning: 'Maximum number of Babylon transactions in flight.',
        change:
          'Do not change it: concurrent transactions compete for the account’s sequence number.',
      },
      {
        key: 'ExitOnCriticalError',
        type: 'boolean',
        default: 'true',
        meaning:
          'Stops stakerd when a stake hits a critical error; otherwise the error is only logged.',
        change:
          'Turn it off if one faulty stake must not stop the others; you can do this only in the file.',
      },
      {
        key: 'ContextUpgradeHeight',
        type: 'integer',
        unit: 'Babylon height',
        default: '0',
        meaning: 'Not used.',
      },
    ]),
    ...section('metricsconfig', [
      {
        key: 'Enabled',
        type: 'boolean',
        default: 'false',
        meaning: 'Serves Prometheus metrics.',
        change: 'Turn it on if you monitor stakerd.',
      },
      {
        key: 'Host',
        type: 'string',
        default: '127.0.0.1',
        meaning: 'Address on which metrics are served.',
      },
      {
        key: 'ServerPort',
        type: 'integer',
        default: '2112',
        meaning:
          'Port of the metrics endpoint; the path is /metrics. The name of the flag is misspelled: server-pornt.',
      },
    ]),
  ],
});
