import {defineCli} from '../schema';
import bls from './bls';
import comet from './comet';
import config from './config';
import debug from './debug';
import genesis from './genesis';
import info from './info';
import keys from './keys';
import query from './query';
import queryAuth from './query-auth';
import queryAuthz from './query-authz';
import queryBank from './query-bank';
import queryBtccheckpoint from './query-btccheckpoint';
import queryBtclightclient from './query-btclightclient';
import queryBtcstaking from './query-btcstaking';
import queryCheckpointing from './query-checkpointing';
import queryCircuit from './query-circuit';
import queryConsensus from './query-consensus';
import queryCostaking from './query-costaking';
import queryDistribution from './query-distribution';
import queryEpoching from './query-epoching';
import queryEvidence from './query-evidence';
import queryFeegrant from './query-feegrant';
import queryFinality from './query-finality';
import queryGov from './query-gov';
import queryIbc from './query-ibc';
import queryIncentive from './query-incentive';
import queryMint from './query-mint';
import queryOthers from './query-others';
import queryParams from './query-params';
import queryRatelimit from './query-ratelimit';
import querySlashing from './query-slashing';
import queryStaking from './query-staking';
import queryTokenfactory from './query-tokenfactory';
import queryUpgrade from './query-upgrade';
import queryWasm from './query-wasm';
import start from './start';
import state from './state';
import testnet from './testnet';
import tx from './tx';
import txAuth from './tx-auth';
import txAuthz from './tx-authz';
import txBank from './tx-bank';
import txBtccheckpoint from './tx-btccheckpoint';
import txBtclightclient from './tx-btclightclient';
import txBtcstaking from './tx-btcstaking';
import txCheckpointing from './tx-checkpointing';
import txCircuit from './tx-circuit';
import txConsensus from './tx-consensus';
import txCostaking from './tx-costaking';
import txDistribution from './tx-distribution';
import txEpoching from './tx-epoching';
import txFeegrant from './tx-feegrant';
import txFinality from './tx-finality';
import txGov from './tx-gov';
import txIbc from './tx-ibc';
import txIncentive from './tx-incentive';
import txOthers from './tx-others';
import txRatelimit from './tx-ratelimit';
import txSlashing from './tx-slashing';
import txTokenfactory from './tx-tokenfactory';
import txUpgrade from './tx-upgrade';
import txVesting from './tx-vesting';
import txWasm from './tx-wasm';
import {flagSets} from './flagSets';

export default defineCli({
  binary: 'babylond',
  title: 'babylond',
  purpose: 'Runs a Babylon Genesis node, manages keys, and sends transactions and queries.',
  framework: 'cobra',
  versions: 'v4.3',
  source: {id: 'BBN', path: 'cmd/babylond/cmd/root.go'},
  asOf: '2026-07-21',
  flagSets,
  globalFlagSets: ['global'],
  commands: [
    ...bls,
    ...comet,
    ...config,
    ...debug,
    ...genesis,
    ...info,
    ...keys,
    ...start,
    ...state,
    ...testnet,
    ...tx,
    ...txAuth,
    ...txAuthz,
    ...txBank,
    ...txBtccheckpoint,
    ...txBtclightclient,
    ...txBtcstaking,
    ...txCheckpointing,
    ...txCircuit,
    ...txConsensus,
    ...txCostaking,
    ...txDistribution,
    ...txEpoching,
    ...txFeegrant,
    ...txFinality,
    ...txGov,
    ...txIbc,
    ...txIncentive,
    ...txOthers,
    ...txRatelimit,
    ...txSlashing,
    ...txTokenfactory,
    ...txUpgrade,
    ...txVesting,
    ...txWasm,
    ...query,
    ...queryAuth,
    ...queryAuthz,
    ...queryBank,
    ...queryBtccheckpoint,
    ...queryBtclightclient,
    ...queryBtcstaking,
    ...queryCheckpointing,
    ...queryCircuit,
    ...queryConsensus,
    ...queryCostaking,
    ...queryDistribution,
    ...queryEpoching,
    ...queryEvidence,
    ...queryFeegrant,
    ...queryFinality,
    ...queryGov,
    ...queryIbc,
    ...queryIncentive,
    ...queryMint,
    ...queryOthers,
    ...queryParams,
    ...queryRatelimit,
    ...querySlashing,
    ...queryStaking,
    ...queryTokenfactory,
    ...queryUpgrade,
    ...queryWasm,
  ],
  env: [
    {
      name: 'BABYLON_BLS_PASSWORD',
      meaning:
        'Password of the BLS key, instead of a flag; if you also pass a flag, the command fails.',
    },
    {
      name: 'BABYLON_BUILD_OPTIONS',
      meaning:
        'Read by `make build`, not by the program: `testnet` builds a binary for the testnet.',
    },
  ],
  files: [
    {path: '<home>/config/app.toml', meaning: 'Configuration of the application.'},
    {path: '<home>/config/config.toml', meaning: 'Configuration of CometBFT.'},
    {
      path: '<home>/config/client.toml',
      meaning: 'Command-line defaults: chain, keys and node.',
    },
    {path: '<home>/config/genesis.json', meaning: 'Genesis state of the chain.'},
    {path: '<home>/config/node_key.json', meaning: 'Key of the node ID.'},
    {
      path: '<home>/config/priv_validator_key.json',
      meaning: 'Consensus private key of a validator.',
    },
    {path: '<home>/config/bls_key.json', meaning: 'BLS private key of a validator, encrypted.'},
    {
      path: '<home>/config/bls_password.txt',
      meaning: 'Password of the BLS key, if it is stored in a file.',
    },
    {
      path: '<home>/config/bls_pop.json',
      meaning: 'Proof of possession of the BLS key, from `generate-bls-pop`.',
    },
    {
      path: '<home>/data/priv_validator_state.json',
      meaning:
        'Last height that the validator signed. Never copy or reset it while a key is in use.',
    },
    {path: '<home>/data/application.db', meaning: 'State of the application.'},
  ],
  ports: [
    {port: 26656, meaning: 'Peers.', setBy: 'p2p.laddr in config.toml'},
    {port: 26657, meaning: 'RPC.', setBy: 'rpc.laddr in config.toml'},
    {
      port: 26658,
      meaning: 'ABCI, for CometBFT in another process.',
      setBy: '--address, only with --with-comet=false',
    },
    {port: 1317, meaning: 'REST.', setBy: 'api.address in app.toml'},
    {port: 9090, meaning: 'gRPC.', setBy: 'grpc.address in app.toml'},
    {
      port: 26660,
      meaning: 'Prometheus metrics.',
      setBy: 'instrumentation.prometheus_listen_addr in config.toml',
    },
    {port: 6060, meaning: 'Profiler.', setBy: 'rpc.pprof_laddr in config.toml'},
  ],
});
