import {defineFacts} from '../schema';

/** The genesis file is the source of the values that the upgrade did not change. */
const genesis = {
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
} as const;

/** Deposits and votes that a proposal needs on the testnet. */
export default defineFacts({
  group: 'bbn-test-6.gov',
  title: 'Governance parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
  asOf: '2025-10-09',
  facts: {
    'min-deposit': {
      label: 'Minimum deposit',
      value: 10_000_000,
      unit: 'ubbn',
      meaning: 'Voting on a proposal starts when its deposits reach this amount.',
    },
    'expedited-min-deposit': {
      label: 'Minimum deposit, expedited',
      value: 20_000_000,
      unit: 'ubbn',
      meaning: 'Voting on an expedited proposal starts when its deposits reach this amount.',
    },
    'min-initial-deposit-ratio': {
      ...genesis,
      label: 'Minimum initial deposit ratio',
      value: '0',
      unit: 'percent',
      meaning:
        'Share of the minimum deposit that the proposer must pay at submission. At zero, the smallest single deposit is enough.',
    },
    'min-deposit-ratio': {
      ...genesis,
      label: 'Minimum deposit ratio',
      value: '1',
      unit: 'percent',
      meaning:
        'Share of the minimum deposit that any single deposit must reach, including the one at submission.',
    },
    'max-deposit-period': {
      ...genesis,
      label: 'Deposit period',
      value: 172_800,
      unit: 'seconds',
      meaning: 'Time within which deposits must reach the minimum.',
    },
    'voting-period': {
      label: 'Voting period',
      value: 86_400,
      unit: 'seconds',
      meaning: 'How long the chain accepts votes.',
    },
    'expedited-voting-period': {
      label: 'Voting period, expedited',
      value: 300,
      unit: 'seconds',
      meaning: 'How long the chain accepts votes on an expedited proposal.',
    },
    quorum: {
      ...genesis,
      label: 'Quorum',
      value: '33.4',
      unit: 'percent',
      meaning: 'Share of bonded BABY that must vote, including Abstain.',
    },
    threshold: {
      ...genesis,
      label: 'Threshold',
      value: '50',
      unit: 'percent',
      meaning: 'More than this share of the votes other than Abstain must be Yes.',
    },
    'expedited-threshold': {
      ...genesis,
      label: 'Threshold, expedited',
      value: '66.7',
      unit: 'percent',
      meaning:
        'More than this share of the votes other than Abstain must be Yes; otherwise, the expedited proposal becomes a standard one.',
    },
    'veto-threshold': {
      ...genesis,
      label: 'Veto threshold',
      value: '33.4',
      unit: 'percent',
      meaning:
        'If more than this share of all votes is NoWithVeto, the proposal is rejected and its deposit is burned.',
    },
    'proposal-cancel-ratio': {
      ...genesis,
      label: 'Proposal cancel ratio',
      value: '50',
      unit: 'percent',
      meaning: 'Share of every deposit that is burned when the proposer cancels.',
    },
  },
});
