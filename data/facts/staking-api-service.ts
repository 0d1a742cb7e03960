import config from '../config/staking-api-service';
import {defineFacts} from '../schema';

const SAMPLE = {id: 'API', path: 'config/config-local.yml'} as const;
const DOC = {
  id: 'DOC',
  path: 'docs/developers/bitcoin_staking/staking_backend/services/staking_api_service.mdx',
} as const;

/** Prices that the service queries: BTC and BABY. */
const PRICES = 2;
const SECONDS_IN_30_DAYS = 30 * 24 * 60 * 60;

const cacheSeconds = Number.parseInt(sampleOf('external_apis.coinmarketcap.cache_ttl'), 10);

/** Versions, ports and limits for running the API service. */
export default defineFacts({
  group: 'staking-api-service',
  title: 'Running the staking API service',
  source: {id: 'API', path: 'cmd, internal at v3.0.9'},
  asOf: '2026-01-21',
  facts: {
    version: {
      label: 'Version of the API service',
      value: 'v3.0.9',
      unit: 'version',
      meaning: 'Newest tag that we have seen.',
      source: {id: 'API', path: 'at v3.0.9 (newest tag)'},
    },
    'version-date': {
      label: 'Date of the newest tag of the API service',
      value: '2026-01-09',
      unit: 'date',
      meaning: 'Date of the commit with the newest tag.',
      source: {id: 'API', path: 'at v3.0.9 (newest tag)'},
    },
    'go-version': {
      label: 'Go version to build the API service',
      value: '1.24.11',
      unit: 'version',
      meaning: 'Version given in go.mod and in the Dockerfile.',
      source: {id: 'API', path: 'go.mod, contrib/images/staking-api-service/Dockerfile'},
    },
    port: {
      label: 'Port of the REST interface',
      value: sampleOf('server.port'),
      unit: 'text',
      meaning: 'Key server.port in the project’s sample; the code has no default.',
      source: SAMPLE,
    },
    'metrics-port': {
      label: 'Metrics port of the API service',
      value: sampleOf('metrics.port'),
      unit: 'text',
      meaning: 'Key metrics.port in the project’s sample, path /metrics.',
      source: SAMPLE,
    },
    cores: {
      label: 'Processor cores',
      value: 4,
      unit: 'count',
      meaning: 'Minimum number of cores stated for the machine.',
      source: DOC,
      asOf: '2026-06-25',
    },
    memory: {
      label: 'Memory of the machine',
      value: '1 GB',
      unit: 'text',
      meaning: 'Minimum size stated for this program alone.',
      source: DOC,
      asOf: '2026-06-25',
    },
    'tries-of-a-message': {
      label: 'Attempts for a message that keeps failing',
      value: Number(sampleOf('queue.msg_max_retry_attempts')) + 2,
      unit: 'count',
      meaning:
        'With the project’s sample configuration; the counter starts at 0 and is compared with "greater".',
      source: {id: 'API', path: 'internal/v2/queue/queue.go'},
    },
    'price-calls': {
      label: 'Maximum price queries in 30 days',
      value: PRICES * Math.ceil(SECONDS_IN_30_DAYS / cacheSeconds),
      unit: 'count',
      meaning: 'Two prices, each requested again when its cached copy has expired.',
      source: {id: 'API', path: 'internal/shared/services/service/prices.go'},
    },
    'start-timeout': {
      label: 'Timeout for MongoDB at startup',
      value: 10,
      unit: 'seconds',
      meaning: 'The program exits when this timeout expires.',
      source: {id: 'API', path: 'internal/shared/db/model/setup.go'},
    },
    'cors-max-age': {
      label: 'How long a browser can cache a CORS preflight',
      value: 300,
      unit: 'seconds',
      meaning: 'Sent only with a successful preflight response.',
      source: {id: 'API', path: 'internal/shared/api/middlewares/cors.go'},
    },
  },
});

function sampleOf(key: string): string {
  const sample = config.keys.find((entry) => entry.key === key)?.sample;
  if (sample) return sample;
  throw new Error(
    `[facts] staking-api-service: key "${key}" has no sample.\nFix: correct the key, or add it to data/config/staking-api-service.ts.`,
  );
}
