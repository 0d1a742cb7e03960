import {defineTable} from '../schema';

/** Symptoms of a failing API service, with the cause and the fix. */
export default defineTable({
  id: 'staking-api-service-troubles',
  title: 'Troubleshooting the API service',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'panic: invalid memory address, with DbConfig.Validate in the next lines',
      cause:
        'A whole section is missing, for example because a guide wrote db instead of staking-db.',
      fix: 'Compare the sections with the sample on this page. There are two databases, so there are two sections.',
    },
    {
      sign: 'bbn config is nil',
      cause: 'The bbn section is missing, as in the project’s config-docker.yml.',
      fix: 'Add the section.',
    },
    {
      sign: 'missing coinmarketcap api key, though the variable is set',
      cause: 'A variable overrides only a key that is in the file.',
      fix: 'Add the key to the file with any value.',
    },
    {
      sign: 'CoinMarketCap returns 401',
      cause:
        'The key is wrong, or it is the text ${COINMARKETCAP_API_KEY} from a sample: variables inside the file are not expanded.',
      fix: 'Set EXTERNAL_APIS_COINMARKETCAP_API_KEY.',
    },
    {
      sign: 'invalid host: localhost',
      cause: 'Host names are rejected.',
      fix: 'Use 127.0.0.1.',
    },
    {
      sign: 'error while loading global params file: …/global_params.json',
      cause:
        'The default name has underscores, but the published file has hyphens; or the file is missing.',
      fix: 'Pass --params and --finality-providers with full paths.',
    },
    {
      sign: 'server selection error: context deadline exceeded, or auth error',
      cause:
        'MongoDB is down, the user is wrong, or the replica set lists hosts that this machine cannot reach.',
      fix: 'Try the same address and user with mongosh from this machine. Users must be in the admin database.',
    },
    {
      sign: 'Transaction numbers are only allowed on a replica set member or mongos',
      cause: 'MongoDB runs as a standalone server.',
      fix: 'Start it with a replica set name and run rs.initiate() once; one member is enough.',
    },
    {
      sign: 'error while setting up queue service',
      cause:
        'RabbitMQ is down or rejects the user, or a queue already exists with a different queue_type.',
      fix: 'Check the user and the address, and use the same queue_type here and in the indexer.',
    },
    {
      sign: 'Terminating service due to health check failure.',
      cause: 'A connection to RabbitMQ was lost. The program does not reconnect automatically.',
      fix: 'Let systemd or Docker restart it; check RabbitMQ if it happens again.',
    },
    {
      sign: 'Healthy, but the stakes are out of date',
      cause:
        'The indexer has stopped or is catching up, or its Babylon node has stalled: /healthcheck checks only the databases.',
      fix: 'Compare last_processed_height of the indexer’s database with the chain.',
    },
    {
      sign: '/v2/prices and /v2/apr return 500, or /v2/stats shows rates of 0',
      cause:
        'No price is available: the API key is wrong, its quota is used up or CoinMarketCap does not respond, and the cached prices have expired. If /v2/prices works, the Babylon node does not respond.',
      fix: 'Check client_request_duration_seconds by status, and the key’s quota or the node at bbn.rpc-addr.',
    },
    {
      sign: 'A browser reports a CORS error',
      cause:
        'The page’s origin is not in server.allowed-origins. /v1/staker/delegation/check has one fixed origin in the code.',
      fix: 'Add the scheme and the host of the page, without a trailing slash, and restart the service.',
    },
    {
      sign: 'build: undefined: GoMapIterator',
      cause: 'The build used Go 1.26 or newer, which a library of this tag does not support.',
      fix: 'Use GOTOOLCHAIN to build with the Go version given in go.mod.',
    },
  ],
  source: {
    id: 'API',
    path: 'internal/shared/config, internal/v2/queue/queue.go, cmd at v3.0.9 (the startup and build messages are from a binary of this tag)',
  },
  asOf: '2026-01-21',
});
