import {defineTable} from '../schema';

/** Metrics that operators should alert on, with the names that the programs export. */
export default defineTable({
  id: 'metrics',
  title: 'Metrics worth an alert',
  columns: [
    {key: 'program', label: 'Program'},
    {key: 'metric', label: 'Metric', format: 'code'},
    {key: 'alarm', label: 'Alert when'},
    {key: 'means', label: 'Meaning'},
  ],
  rows: [
    {
      program: 'babylond',
      metric: 'cometbft_consensus_height',
      alarm: 'it stops increasing',
      means: 'the node or the chain has stalled, or the node is fetching old blocks from its peers',
    },
    {
      program: 'babylond',
      metric: 'cometbft_p2p_peers',
      alarm: 'it is low, or the metric is missing',
      means: 'the node has lost its peers',
    },
    {
      program: 'babylond',
      metric: 'cometbft_consensus_validator_missed_blocks',
      alarm: 'it increases',
      means: 'your validator is missing signatures and will be jailed',
    },
    {
      program: 'babylond',
      metric: 'last_finalized_height{module="finality"}',
      alarm: 'it falls further behind last_height',
      means: 'finality providers are not reaching a quorum',
    },
    {
      program: 'babylond',
      metric: 'jailed_finality_provider_counter{module="finality"}',
      alarm: 'it increases',
      means: 'a finality provider on the network was jailed',
    },
    {
      program: 'fpd',
      metric: 'fp_status',
      alarm: 'it is not 1 (active)',
      means: '2 inactive, 3 slashed, 4 jailed',
    },
    {
      program: 'fpd',
      metric: 'fp_last_voted_height',
      alarm: 'it falls further behind babylon_tip_height while fp_status is 1',
      means: 'fpd is not sending votes, and the provider will be jailed',
    },
    {
      program: 'fpd',
      metric: 'fp_total_failed_votes',
      alarm: 'it increases',
      means:
        'votes fail because of fees, randomness or the node, or because eotsd is locked or not running; fpd may keep running',
    },
    {
      program: 'fpd',
      metric: 'process_start_time_seconds',
      alarm: 'it changes more than once in an hour',
      means: 'fpd keeps exiting and restarting, because a commitment or a vote fails permanently',
    },
    {
      program: 'fpd',
      metric: 'last_polled_height',
      alarm: 'it falls further behind babylon_tip_height',
      means: 'the poller lags behind its node',
    },
    {
      program: 'eotsd',
      metric: 'eots_fp_last_eots_sign_height',
      alarm: 'it stops increasing',
      means: 'eotsd no longer signs',
    },
    {
      program: 'covd',
      metric: 'ce_current_pending_delegations',
      alarm: 'it grows',
      means: 'delegations are waiting for your signature',
    },
    {
      program: 'covd',
      metric: 'ce_seconds_since_last_submission',
      alarm: 'it grows while delegations are pending',
      means: 'covd or the signer is stuck',
    },
    {
      program: 'covd',
      metric: 'ce_total_failed_sign_delegations',
      alarm: 'it increases',
      means:
        'the chain did not accept a transaction with signatures; signer failures are not counted',
    },
    {
      program: 'covenant-signer',
      metric: 'signer_unlock_status',
      alarm: 'it is not 1',
      means: 'the key is locked, as after every restart',
    },
    {
      program: 'vigilante reporter',
      metric: 'vigilante_reporter_since_last_header_seconds',
      alarm: 'it is well above an hour, unless another reporter is faster',
      means: 'the chain is not accepting headers from this reporter',
    },
    {
      program: 'vigilante reporter',
      metric: 'vigilante_reporter_failed_headers',
      alarm: 'it increases, unless another reporter is faster',
      means:
        'the chain rejects headers or does not respond; headers that it already knows also count',
    },
    {
      program: 'vigilante submitter',
      metric: 'vigilante_submitter_since_last_checkpoint_seconds',
      alarm: 'it is well above two epochs',
      means:
        'checkpoints are not reaching Bitcoin, no checkpoint is sealed, or the Babylon node does not respond',
    },
    {
      program: 'vigilante submitter',
      metric: 'vigilante_submitter_failed_checkpoints',
      alarm: 'it increases',
      means:
        'the submitter could not send a checkpoint or bump its fee, often because the wallet is empty',
    },
    {
      program: 'vigilante monitor',
      metric: 'vigilante_monitor_liveness_attacks',
      alarm: 'it is above 0',
      means:
        'a checkpoint was reported late or not at all, or a query failed; find out which, then inform the network',
    },
    {
      program: 'vigilante monitor',
      metric: 'vigilante_monitor_invalid_epochs',
      alarm: 'it is above 0',
      means: 'a checkpoint on Bitcoin does not match Babylon, or a query failed',
    },
    {
      program: 'vigilante bstracker',
      metric: 'vigilante_unbonding_watcher_failed_reported_unbonding_transactions',
      alarm: 'it increases',
      means: 'unbonded stakes keep voting power that they should lose',
    },
    {
      program: 'vigilante bstracker',
      metric: 'slasher_slashed_finality_providers',
      alarm: 'it increases after startup is complete',
      means: 'a provider double-signed, or selectively slashed a single stake',
    },
    {
      program: 'stakerd',
      metric: 'staker_current_btc_block_height',
      alarm: 'it has not changed for two hours',
      means: 'Bitcoin Core is down or behind; stakerd keeps running without it',
    },
  ],
  source: {
    id: 'FP',
    path: 'metrics/*.go; BBN x/finality/types/metrics.go; COV covenant/metrics.go; VIG metrics/*.go (v0.24.3); STK metrics/staker.go',
  },
  asOf: '2026-06-24',
  note: 'Names with the prefix cometbft_ come from the consensus engine, which needs instrumentation.prometheus = true. The two names with module="finality" need telemetry.enabled = true and telemetry.prometheus-retention-time above 0 in app.toml, and are served on port 26660 with the others, and on the REST port at /metrics?format=prometheus; a service name set there becomes a prefix. fp_seconds_since_last_vote stays at 0 from startup until the first vote, and fp_last_committed_randomness_height is missing from startup until the next commitment, so neither makes a good alert. Of the stakerd v0.18.1 metrics, only the Bitcoin block height is useful; it stays at 0 from startup until the next block. Four counters are never set, and staker_number_of_fatal_errors is set only with ExitOnCriticalError = false.',
});
