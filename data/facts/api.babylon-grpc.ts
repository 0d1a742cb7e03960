import {defineFacts} from '../schema';

/** Limits and ports of the gRPC and REST interfaces of a node. */
export default defineFacts({
  group: 'api.babylon-grpc',
  title: 'Limits of gRPC and REST',
  source: {id: 'COS', path: 'server/config/config.go'},
  asOf: '2026-07-21',
  facts: {
    'page-size': {
      label: 'Items per page',
      value: 100,
      unit: 'count',
      meaning: 'Number of items in a response if you do not set pagination.limit.',
      source: {id: 'COS', path: 'types/query/pagination.go'},
    },
    'max-headers': {
      label: 'Maximum headers from MainChain',
      value: 1000,
      unit: 'count',
      meaning: 'A larger pagination.limit is rejected.',
      source: {id: 'BBN', path: 'x/btclightclient/keeper/grpc_query.go'},
    },
    'max-message': {
      label: 'Maximum request size',
      value: 10_485_760,
      unit: 'bytes',
      meaning: 'Default of max-recv-msg-size in app.toml.',
    },
    'grpc-port': {
      label: 'gRPC port on your own node',
      value: '9090',
      unit: 'text',
      meaning: 'Enabled by default, bound to localhost.',
    },
    'rest-port': {
      label: 'REST port on your own node',
      value: '1317',
      unit: 'text',
      meaning: 'Disabled until you set enable = true under [api] in app.toml.',
    },
  },
});
