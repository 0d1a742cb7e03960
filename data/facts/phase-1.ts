import {defineFacts} from '../schema';

/** Parameters of the locking phase. */
export default defineFacts({
  group: 'phase-1',
  title: 'Phase 1',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
  asOf: '2025-12-01',
  facts: {
    tag: {
      label: 'Phase 1 tag',
      value: '62626e31',
      unit: 'hex',
      meaning: 'Four bytes at the start of the OP_RETURN output: bbn1.',
    },
    'confirmation-depth': {
      label: 'Confirmation depth',
      value: 10,
      unit: 'bitcoin-blocks',
      meaning:
        'Depth at which a stake was counted; the block that includes it counts as the first.',
    },
    'unbonding-time-blocks': {
      label: 'Unbonding time',
      value: 1_008,
      unit: 'bitcoin-blocks',
      meaning: 'Timelock of a phase 1 unbonding output.',
    },
    'cap-1-total': {
      label: 'Cap 1 limit',
      value: 100_000_000_000,
      unit: 'satoshi',
      meaning: 'Total amount at which stakes stopped counting in cap 1.',
    },
  },
});
