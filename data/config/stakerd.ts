import {defineProgramConfig, type ConfigKey} from './schema';
import {babylonKeys, databaseKeys, section, withDefaults} from './shared';

const bitcoinCache: ConfigKey = {
  key: 'BlockCacheSize',
  type: 'integer',
  unit: 'bytes',
  default: '20971520',
  meaning: 'Memory for Bitcoin blocks that were read.',
};

/** The keys of `stakerd.conf`. Missing keys take their defaults; flags win over the file. */
export default defineProgramConfig({
  program: 'stakerd',
  versions: 'v0.18.1',
  source: {id: 'STK181', path: 'stakercfg'},
  asOf: '2025-12-14',
  keys: [
    {
      key: 'DebugLevel',
      type: 'text',
      default: 'info',
      range: 'trace, debug, info, warn, error, fatal, panic',
      meaning: 'Least weight of what is logged.',
      change: 'Set debug while you look for a fault.',
    },
    {
      key: 'StakerdDir',
      type: 'text',
      default: '~/.stakerd',
      meaning:
        'Home folder. Another one moves DataDir and LogDir below it, whatever they say, but not the database or the keyring.',
      change: 'Give it as the flag --stakerddir, so that the file in that folder is found.',
    },
    {
      key: 'ConfigFile',
      type: 'text',
      default: '~/.stakerd/stakerd.conf',
      meaning: 'Path of this file. It has an effect only as the flag --configfile.',
    },
    {
      key: 'DataDir',
      type: 'text',
      default: '~/.stakerd/data',
      meaning: 'Folder that is made at start. The database has a path of its own, dbconfig.DBPath.',
    },
    {
      key: 'LogDir',
      type: 'text',
      default: '~/.stakerd/logs',
      meaning: 'Folder of stakerd.log. The file is not rotated.',
    },
    {
      key: 'CPUProfile',
      type: 'text',
      default: 'empty: off',
      meaning: 'File for a profile of processor use.',
    },
    {
      key: 'Profile',
      type: 'text',
      default: 'empty: off',
      range: 'a port from 1024 to 65535, or host:port',
      meaning: 'Address of a profiling server; with a port alone it listens on 127.0.0.1.',
    },
    {
      key: 'DumpCfg',
      type: 'yes or no',
      default: 'false',
      meaning:
        'Writes the settings in force to the configuration file if there is none, then goes on starting.',
    },
    {
      key: 'RawRPCListeners',
      type: 'list of text',
      default: 'localhost:15812',
      meaning:
        'Addresses on which stakerd takes requests of stakercli over HTTP with a name and a password, without TLS. Repeat the line for each.',
      change: 'Change the port when it is taken; never make it public.',
    },
    {
      key: 'MaxOpenConnections',
      type: 'integer',
      default: '0: no limit',
      meaning: 'Most connections at a time.',
    },
    {
      key: 'ReadTimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Longest time until a request must be read.',
    },
    {
      key: 'WriteTimeout',
      type: 'duration',
      default: '2m0s',
      meaning: 'Longest time until an answer must be written.',
      change: 'Raise it when staking requests end before the wallet has answered.',
    },
    {
      key: 'MaxBodyBytes',
      type: 'integer',
      unit: 'bytes',
      default: '1000000',
      meaning: 'Largest request body.',
    },
    {
      key: 'MaxHeaderBytes',
      type: 'integer',
      unit: 'bytes',
      default: '1048576',
      meaning: 'Largest request header.',
    },
    {
      key: 'MaxRequestBatchSize',
      type: 'integer',
      default: '10',
      meaning: 'Most requests in one JSON-RPC batch.',
    },
    ...section('walletconfig', [
      {
        key: 'WalletName',
        type: 'text',
        default: 'wallet',
        meaning: 'Name of the Bitcoin wallet that pays and signs.',
        change: 'Always set it with Bitcoin Core, where one node can hold several wallets.',
      },
      {
        key: 'WalletPass',
        type: 'text',
        default: 'walletpass',
        meaning: 'Passphrase that unlocks the wallet.',
        change: 'Always set it, and keep the file readable for one user only.',
      },
    ]),
    ...section('walletrpcconfig', [
      {
        key: 'Host',
        type: 'text',
        default: 'localhost:18556',
        meaning: 'Host and port of the wallet’s RPC.',
        change: 'Always set it: 8332 is Bitcoin Core on mainnet, 38332 on signet.',
      },
      {
        key: 'User',
        type: 'text',
        default: 'rpcuser',
        meaning: 'User name for that RPC.',
        change: 'Always set it.',
      },
      {
        key: 'Pass',
        type: 'text',
        default: 'rpcpass',
        meaning: 'Password for that RPC.',
        change: 'Always set it.',
      },
      {
        key: 'DisableTLS',
        type: 'yes or no',
        default: 'true',
        meaning: 'Connects to the wallet without TLS.',
        change: 'Turn it off for btcwallet with a certificate; only the file can do that.',
      },
      {
        key: 'RPCWalletCert',
        type: 'text',
        default: 'empty',
        meaning: 'File with the certificate of the wallet. Used only with DisableTLS off.',
      },
      {
        key: 'RawRPCWalletCert',
        type: 'text',
        default: 'empty',
        meaning: 'The certificate itself as PEM, in place of the file.',
      },
    ]),
    ...section('chain', [
      {
        key: 'Network',
        type: 'text',
        default: 'testnet',
        range: 'mainnet, signet, testnet, simnet, regtest',
        meaning: 'Bitcoin network on which stakes are made; testnet means testnet3.',
        change: 'Always set it: mainnet for bbn-1, signet for bbn-test-6.',
      },
      {
        key: 'SigNetChallenge',
        type: 'text',
        default: 'empty: the public signet',
        meaning: 'Challenge script of a signet of your own, as hex.',
      },
    ]),
    ...section('btcnodebackend', [
      {
        key: 'Nodetype',
        type: 'text',
        default: 'btcd',
        range: 'btcd, bitcoind',
        meaning: 'Program of the Bitcoin node that is asked for blocks and transactions.',
        change: 'Set bitcoind for Bitcoin Core.',
      },
      {
        key: 'WalletType',
        type: 'text',
        default: 'btcwallet',
        range: 'btcwallet, bitcoind',
        meaning: 'Program that holds the Bitcoin wallet.',
        change: 'Set bitcoind for Bitcoin Core.',
      },
      {
        key: 'FeeMode',
        type: 'text',
        default: 'static',
        range: 'static, dynamic',
        meaning:
          'Static pays MaxFeeRate for every transaction; dynamic asks the node and keeps between the two rates below.',
        change: 'Set dynamic, unless you want to choose the fee rate yourself.',
      },
      {
        key: 'MinFeeRate',
        type: 'integer',
        unit: 'sat/vB',
        default: '2',
        range: '1 or more, at most MaxFeeRate',
        meaning: 'Lowest fee rate.',
      },
      {
        key: 'MaxFeeRate',
        type: 'integer',
        unit: 'sat/vB',
        default: '200',
        range: '1 or more',
        meaning:
          'Highest fee rate; also the rate in static mode, and in dynamic mode when the node has no estimate.',
        change: 'Lower it: with the two defaults every transaction pays 200 sat/vB.',
      },
    ]),
    ...section('btcd', [
      {
        key: 'RPCHost',
        type: 'text',
        default: '127.0.0.1:18334',
        meaning: 'Host and port of btcd’s RPC.',
      },
      {key: 'RPCUser', type: 'text', default: 'user', meaning: 'User name for that RPC.'},
      {key: 'RPCPass', type: 'text', default: 'pass', meaning: 'Password for that RPC.'},
      {
        key: 'RPCCert',
        type: 'text',
        default: '~/.btcd/rpc.cert',
        meaning: 'File with the certificate of btcd.',
      },
      {
        key: 'RawRPCCert',
        type: 'text',
        default: 'empty',
        meaning: 'The certificate itself as PEM, in place of the file.',
      },
      bitcoinCache,
    ]),
    ...section('bitcoind', [
      {
        key: 'RPCHost',
        type: 'text',
        default: '127.0.0.1:8334',
        meaning: 'Host and port of Bitcoin Core’s RPC.',
        change: 'Always set it with Bitcoin Core: its port on mainnet is 8332, not the default.',
      },
      {key: 'RPCUser', type: 'text', default: 'user', meaning: 'User name for that RPC.'},
      {key: 'RPCPass', type: 'text', default: 'pass', meaning: 'Password for that RPC.'},
      {
        key: 'ZMQPubRawBlock',
        type: 'text',
        default: 'tcp://127.0.0.1:29001',
        meaning: 'Address on which Bitcoin Core publishes blocks. Used with RPCPolling off.',
      },
      {
        key: 'ZMQPubRawTx',
        type: 'text',
        default: 'tcp://127.0.0.1:29002',
        meaning: 'Address on which it publishes transactions. Used with RPCPolling off.',
      },
      {
        key: 'ZMQReadDeadline',
        type: 'duration',
        default: '30s',
        meaning: 'Longest wait for a message on these addresses.',
      },
      {
        key: 'EstimateMode',
        type: 'text',
        default: 'CONSERVATIVE',
        range: 'CONSERVATIVE, ECONOMICAL',
        meaning: 'Mode of the fee estimate. Used with FeeMode dynamic.',
      },
      {
        key: 'PrunedNodeMaxPeers',
        type: 'integer',
        default: '0',
        meaning: 'From how many peers blocks are fetched that a pruned node no longer has.',
      },
      {
        key: 'RPCPolling',
        type: 'yes or no',
        default: 'true',
        meaning: 'Polls the RPC for blocks and transactions instead of listening to ZMQ.',
        change: 'Turn it off to use ZMQ; only the file can do that.',
      },
      {
        key: 'BlockPollingInterval',
        type: 'duration',
        default: '30s',
        meaning: 'How often new blocks are asked for. Used with RPCPolling.',
      },
      {
        key: 'TxPollingInterval',
        type: 'duration',
        default: '30s',
        meaning: 'How often new transactions are asked for. Used with RPCPolling.',
      },
      bitcoinCache,
      {
        key: 'DisableTLS',
        type: 'yes or no',
        default: 'true',
        meaning: 'Connects to the RPC without TLS, which Bitcoin Core itself does not have.',
      },
    ]),
    ...section('babylon', withDefaults(babylonKeys('node0')), {
      KeyringBackend: {
        default: 'file',
        meaning:
          'Keyring backend of the BABY key that registers and pays. With file, the keyring asks for its passphrase on standard input.',
      },
      GasPrices: {default: '0.01ubbn'},
      KeyDirectory: {default: '~/.stakerd'},
    }),
    ...section('dbconfig', withDefaults(databaseKeys('staker.db', '~/.stakerd/data')), {
      DBPath: {
        change:
          'Set it together with StakerdDir: the default stays in the home folder of the user.',
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
        meaning: 'How often stakerd asks whether a delegation has its covenant signatures.',
      },
      {
        key: 'CheckActiveInterval',
        type: 'duration',
        default: '1m0s',
        range: 'above 0',
        meaning: 'How often stakerd asks whether a delegation has become active.',
      },
      {
        key: 'MaxConcurrentTransactions',
        type: 'integer',
        default: '1',
        meaning: 'Most Babylon transactions that are under way at a time.',
        change: 'Leave it: several at once compete for the account’s sequence number.',
      },
      {
        key: 'ExitOnCriticalError',
        type: 'yes or no',
        default: 'true',
        meaning: 'Ends stakerd when a stake meets a critical error; otherwise it is only logged.',
        change:
          'Turn it off when one faulty stake must not stop the others; only the file can do that.',
      },
      {
        key: 'ContextUpgradeHeight',
        type: 'integer',
        unit: 'a Babylon height',
        default: '0',
        meaning: 'Not used.',
      },
    ]),
    ...section('metricsconfig', [
      {
        key: 'Enabled',
        type: 'yes or no',
        default: 'false',
        meaning: 'Serves Prometheus metrics.',
        change: 'Turn it on when you monitor stakerd.',
      },
      {
        key: 'Host',
        type: 'text',
        default: '127.0.0.1',
        meaning: 'Address on which metrics are served.',
      },
      {
        key: 'ServerPort',
        type: 'integer',
        default: '2112',
        meaning: 'Port of the metrics, path /metrics. As a flag it is misspelled: server-pornt.',
      },
    ]),
  ],
});
