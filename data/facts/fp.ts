import {defineFacts} from '../schema';
import checkpoint from './bbn-1.btccheckpoint';
import finality from './bbn-1.finality';

const DOC_OPS = {id: 'FP', path: 'docs/finality-provider-operation.md'} as const;
const CONFIG = {id: 'FP', path: 'finality-provider/config/config.go'} as const;

/** The target block time is ten minutes on Bitcoin and ten seconds on Babylon Genesis. */
const BABYLON_BLOCKS_PER_BITCOIN_BLOCK = 60;

const window = Number(finality.facts['signed-blocks-window']!.value);
const mustSign = (window * Number(finality.facts['min-signed-per-window']!.value)) / 100;

/** Versions, intervals, fees and ports for running fpd and eotsd. */
export default defineFacts({
  group: 'fp',
  title: 'Running fpd and eotsd',
  network: 'bbn-1',
  source: CONFIG,
  asOf: '2025-12-11',
  facts: {
    version: {
      label: 'Version of fpd and eotsd',
      value: 'v2.0.2',
      unit: 'version',
      meaning: 'Latest stable tag; it fixes advisory GHSA-4jmp-x7mh-rgmr.',
      source: {id: 'FP', path: 'CHANGELOG.md'},
    },
    'go-version': {
      label: 'Go version to build fpd and eotsd',
      value: '1.25.0',
      unit: 'version',
      meaning: 'Minimum version that go.mod of v2.0.2 requires.',
      source: {id: 'FP', path: 'go.mod'},
    },
    'most-missed-votes': {
      label: 'Votes that can be missed in the window',
      value: window - mustSign,
      unit: 'babylon-blocks',
      meaning:
        'The provider is jailed if it misses one more. Calculated as the window minus the votes that must be sent.',
      source: {id: 'BBN', path: 'x/finality/keeper/liveness.go'},
      asOf: '2026-07-21',
    },
    'mainnet-randomness-delay': {
      label: 'Time until committed randomness can be used',
      value:
        Number(checkpoint.facts['checkpoint-finalization-timeout']!.value) *
        BABYLON_BLOCKS_PER_BITCOIN_BLOCK,
      unit: 'babylon-blocks',
      meaning:
        'Finalization depth of mainnet at ten minutes per Bitcoin block, converted to ten-second Babylon blocks. The fpd default is calculated from a third of that depth.',
      source: {id: 'FP', path: 'docs/commit-pub-rand.md'},
    },
    'most-randomness-ahead': {
      label: 'Limit on how far ahead a commitment can start',
      value: 160_000,
      unit: 'babylon-blocks',
      meaning: 'The chain rejects a commitment that starts this far ahead of the tip, or farther.',
      source: {id: 'BBN', path: 'x/finality/types/constants.go'},
      asOf: '2026-07-21',
    },
    'randomness-interval': {
      label: 'Interval between checks for new randomness',
      value: 30,
      unit: 'seconds',
      meaning: 'fpd configuration key RandomnessCommitInterval.',
    },
    retries: {
      label: 'Retries when sending a vote',
      value: 20,
      unit: 'count',
      meaning: 'fpd configuration key MaxSubmissionRetries; retries are one second apart.',
    },
    'randomness-cost': {
      label: 'Cost of one randomness commitment',
      value: 145,
      unit: 'ubbn',
      meaning:
        'Fee that fpd pays with default gas settings. It is not refunded; on local chains, it was 141 to 145.',
      source: {id: 'FP', path: 'at v2.0.2 (run against babylond v4.3.1)'},
      asOf: '2026-11-26',
    },
    'operation-balance': {
      label: 'Balance of the operation key',
      value: 5_000_000,
      unit: 'ubbn',
      meaning: 'Lower end of the balance that the maintainers recommend; it lasts for years.',
      source: DOC_OPS,
    },
    'reward-fee': {
      label: 'Fee for a withdrawal',
      value: 400,
      unit: 'ubbn',
      meaning:
        'Pay at least this fee, which is the minimum gas price times the default gas limit of 200,000.',
      source: DOC_OPS,
    },
    'commission-wait': {
      label: 'Minimum time between commission changes',
      value: 86_400,
      unit: 'seconds',
      meaning: 'Counted from the last change, or from registration.',
      source: {id: 'BBN', path: 'x/btcstaking/keeper/finality_providers.go'},
      asOf: '2026-07-21',
    },
    'backup-interval': {
      label: 'Time between database backups',
      value: 3_600,
      unit: 'seconds',
      meaning: 'Interval that the maintainers recommend.',
      source: {id: 'FP', path: 'docs/slashing-protection.md'},
    },
    'fpd-port': {
      label: 'fpd port',
      value: '12581',
      unit: 'text',
      meaning: 'gRPC, used by the command line; do not expose it outside the machine.',
    },
    'eotsd-port': {
      label: 'eotsd port',
      value: '12582',
      unit: 'text',
      meaning: 'gRPC; without HMAC, anyone who can reach it can request signatures.',
      source: {id: 'FP', path: 'eotsmanager/config/config.go'},
    },
    'fpd-metrics-port': {
      label: 'fpd metrics port',
      value: '2112',
      unit: 'text',
      meaning: 'Prometheus, path /metrics.',
      source: {id: 'FP', path: 'metrics/config.go'},
    },
    'eotsd-metrics-port': {
      label: 'eotsd metrics port',
      value: '2113',
      unit: 'text',
      meaning: 'Prometheus, path /metrics.',
      source: {id: 'FP', path: 'metrics/config.go'},
    },
  },
});
