// cspell:words laddr
import {defineFacts} from '../schema';

/** Limits of the CometBFT RPC: fixed in code, or defaults of config.toml. */
export default defineFacts({
  group: 'api.comet-bft',
  title: 'Limits of the CometBFT RPC',
  source: {id: 'CMT', path: 'config/config.go'},
  asOf: '2026-04-10',
  facts: {
    'per-page': {
      label: 'Items per page',
      value: 30,
      unit: 'count',
      meaning: 'Number of items in a response if you do not set per_page.',
      source: {id: 'CMT', path: 'rpc/core/env.go'},
    },
    'max-per-page': {
      label: 'Maximum items per page',
      value: 100,
      unit: 'count',
      meaning: 'A larger per_page is reduced to this value without an error.',
      source: {id: 'CMT', path: 'rpc/core/env.go'},
    },
    'max-blockchain': {
      label: 'Maximum headers from /blockchain',
      value: 20,
      unit: 'count',
      meaning: 'A wider range is truncated to its latest headers.',
      source: {id: 'CMT', path: 'rpc/core/blocks.go'},
    },
    'max-query-length': {
      label: 'Maximum length of a search or subscription query',
      value: 512,
      unit: 'bytes',
      meaning: 'A longer query in /tx_search or subscribe is rejected.',
      source: {id: 'CMT', path: 'rpc/core/events.go'},
    },
    'genesis-chunk': {
      label: 'Size of a genesis chunk',
      value: 16_777_216,
      unit: 'bytes',
      meaning: 'A larger genesis document is served only in chunks.',
      source: {id: 'CMT', path: 'rpc/core/env.go'},
    },
    'max-body': {
      label: 'Maximum request body',
      value: 1_000_000,
      unit: 'bytes',
      meaning: 'Default of max_body_bytes; a larger body returns status 400.',
    },
    'max-batch': {
      label: 'Requests in one batch',
      value: 10,
      unit: 'count',
      meaning:
        'Default of max_request_batch_size; for a larger batch, the node returns a single error.',
    },
    'max-connections': {
      label: 'Maximum open connections of a node',
      value: 900,
      unit: 'count',
      meaning: 'Default of max_open_connections, including WebSocket connections.',
    },
    'max-subscription-clients': {
      label: 'Maximum clients with subscriptions',
      value: 100,
      unit: 'count',
      meaning: 'Default of max_subscription_clients.',
    },
    'max-subscriptions-per-client': {
      label: 'Maximum subscriptions per client',
      value: 5,
      unit: 'count',
      meaning: 'Default of max_subscriptions_per_client.',
    },
    'timeout-commit': {
      label: 'Timeout of /broadcast_tx_commit',
      value: 10,
      unit: 'seconds',
      meaning:
        'Default of timeout_broadcast_tx_commit; when it expires, you get an error, which does not mean that the transaction has failed.',
    },
    'local-port': {
      label: 'Port on your own node',
      value: '26657',
      unit: 'text',
      meaning: 'Default of laddr, bound to 127.0.0.1.',
    },
  },
});
