// cspell:words utxos
import {defineFacts} from '../schema';

/** Limits of the staking API service. Servers may deviate from the sample configuration. */
export default defineFacts({
  group: 'api.staking',
  title: 'Limits of the Staking API',
  source: {id: 'API', path: 'config/config-local.yml'},
  asOf: '2026-01-21',
  facts: {
    'page-size': {
      label: 'Items per page',
      value: 10,
      unit: 'count',
      meaning: 'Number of items in a response of a paginated operation; callers cannot change it.',
      unverified: 'Sample configuration; the hosted servers do not publish theirs.',
    },
    'max-body': {
      label: 'Maximum request body',
      value: 4096,
      unit: 'bytes',
      meaning: 'A larger POST body returns status 413.',
      unverified: 'Sample configuration; the hosted servers do not publish theirs.',
    },
    'max-utxos': {
      label: 'Outputs in one inscription check',
      value: 100,
      unit: 'count',
      meaning: 'A POST /v1/ordinals/verify-utxos request with more outputs returns status 400.',
      unverified: 'Sample configuration; the hosted servers do not publish theirs.',
    },
    'max-lookup-addresses': {
      label: 'Addresses in one key lookup',
      value: 10,
      unit: 'count',
      meaning: 'A GET /v1/staker/pubkey-lookup request with more addresses returns status 400.',
      source: {id: 'API', path: 'internal/v1/api/handlers/pubkey.go'},
    },
  },
});
