import {defineFacts} from '../schema';

/** Defaults and limits in the code of fpd for polling, batches and retries. */
export default defineFacts({
  group: 'fp-run',
  title: 'Limits inside fpd',
  source: {id: 'FP', path: 'finality-provider/config/poller.go'},
  asOf: '2025-12-11',
  facts: {
    'poll-interval': {
      label: 'Time between polls',
      value: 1,
      unit: 'seconds',
      meaning: 'fpd configuration key PollInterval.',
    },
    'poll-size': {
      label: 'Blocks in one poll',
      value: 1_000,
      unit: 'count',
      meaning: 'fpd configuration key PollSize.',
    },
    'batch-size': {
      label: 'Maximum votes in one transaction',
      value: 1_000,
      unit: 'count',
      meaning: 'fpd configuration key BatchSubmissionSize.',
      source: {id: 'FP', path: 'finality-provider/config/config.go'},
    },
    'votes-accepted': {
      label: 'Votes that fit into one transaction',
      value: 130,
      unit: 'count',
      meaning:
        'A transaction with this many votes requests about as much gas as a node accepts by default: 75,000 gas per vote, measured with the default settings of fpd.',
      source: {id: 'FP', path: 'at v2.0.2 (run against babylond v4.3.1)'},
      asOf: '2026-11-26',
    },
    'query-attempts': {
      label: 'Attempts per query',
      value: 5,
      unit: 'count',
      meaning:
        'Fixed in the code; the delay starts at 0.4 seconds and doubles, about 6 seconds in total.',
      source: {id: 'FP', path: 'finality-provider/service/chain_poller.go'},
    },
    'poll-failures': {
      label: 'Consecutive failed polls that fpd tolerates',
      value: 20,
      unit: 'count',
      meaning: 'Fixed in the code: fpd exits at the next failed poll.',
      source: {id: 'FP', path: 'finality-provider/service/chain_poller.go'},
    },
    'registration-cost': {
      label: 'Registration fee',
      value: 191,
      unit: 'ubbn',
      meaning: 'Paid by fpd with default gas settings; measured on a local chain.',
      source: {id: 'FP', path: 'at v2.0.2 (run against babylond v4.3.1)'},
      asOf: '2026-11-24',
    },
    'proofs-size': {
      label: 'Size of the proofs for one commitment',
      value: '70 MB',
      unit: 'text',
      meaning:
        'Measured growth of finality-provider.db for one commitment of the default size; the first commitment adds 87 MB.',
      source: {id: 'FP', path: 'at v2.0.2 (run on a local chain)'},
      asOf: '2026-11-26',
    },
  },
});
