import {defineCommands} from '../schema';

/** `babylond query btclightclient`. */
export default defineCommands([
  {
    path: ['query', 'btclightclient'],
    usage: 'query btclightclient <command>',
    purpose: 'Queries about the Bitcoin light client.',
    group: true,
    source: {id: 'BBN', path: 'x/btclightclient/client/cli'},
    note: 'These queries ignore `--height` and always use the latest state.',
  },
  {
    path: ['query', 'btclightclient', 'base-header'],
    usage: 'query btclightclient base-header',
    purpose: 'Shows the base header of the light client.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/query.go'},
  },
  {
    path: ['query', 'btclightclient', 'contains'],
    usage: 'query btclightclient contains <hex-hash>',
    purpose: 'Checks whether the light client has a Bitcoin header.',
    args: [{name: 'hex-hash', meaning: 'Hash of the header as hex.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/query.go'},
  },
  {
    path: ['query', 'btclightclient', 'hashes'],
    usage: 'query btclightclient hashes',
    purpose: 'Lists the hashes of all headers in the light client.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/query.go'},
  },
  {
    path: ['query', 'btclightclient', 'header-depth'],
    usage: 'query btclightclient header-depth <hex-hash>',
    purpose: 'Shows the depth of a Bitcoin header.',
    args: [{name: 'hex-hash', meaning: 'Hash of the header as hex.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/query.go'},
  },
  {
    path: ['query', 'btclightclient', 'main-chain'],
    usage: 'query btclightclient main-chain',
    purpose: 'Lists the headers of the heaviest Bitcoin chain, newest first.',
    flagSets: ['pagination', 'query'],
    source: {
      id: 'BBN',
      path: 'x/btclightclient/client/cli/query.go, x/btclightclient/keeper/grpc_query.go',
    },
    note: '`--offset` and `--page` have no effect. The maximum of `--limit` is 1000. `--reverse` starts at the base header.',
  },
  {
    path: ['query', 'btclightclient', 'tip'],
    usage: 'query btclightclient tip',
    purpose: 'Shows the tip: the latest Bitcoin header of the heaviest chain.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btclightclient/client/cli/query.go'},
  },
]);
