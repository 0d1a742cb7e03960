import {defineFacts} from '../schema';

/** Deposits and votes that a proposal needs. */
export default defineFacts({
  group: 'bbn-1.gov',
  title: 'Governance parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
  asOf: '2025-04-04',
  facts: {
    'min-deposit': {
      label: 'Minimum deposit',
      value: 50_000_000_000,
      unit: 'ubbn',
      meaning: 'Voting on a proposal starts when its deposits reach this amount.',
    },
    'expedited-min-deposit': {
      label: 'Minimum deposit, expedited',
      value: 200_000_000_000,
      unit: 'ubbn',
      meaning: 'Voting on an expedited proposal starts when its deposits reach this amount.',
    },
    'min-initial-deposit-ratio': {
      label: 'Minimum initial deposit ratio',
      value: '10',
      unit: 'percent',
      meaning: 'Share of the minimum deposit that the proposer must pay at submission.',
    },
    'min-initial-deposit': {
      label: 'Minimum initial deposit',
      value: 5_000_000_000,
      unit: 'ubbn',
      meaning: 'Amount that the proposer of a standard proposal must deposit at submission.',
    },
    'expedited-min-initial-deposit': {
      label: 'Minimum initial deposit, expedited',
      value: 20_000_000_000,
      unit: 'ubbn',
      meaning: 'Amount that the proposer of an expedited proposal must deposit at submission.',
    },
    'min-deposit-ratio': {
      label: 'Minimum deposit ratio',
      value: '1',
      unit: 'percent',
      meaning: 'Share of the minimum deposit that any single deposit must reach.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'max-deposit-period': {
      label: 'Deposit period',
      value: 1_209_600,
      unit: 'seconds',
      meaning: 'Time within which deposits must reach the minimum.',
    },
    'voting-period': {
      label: 'Voting period',
      value: 259_200,
      unit: 'seconds',
      meaning: 'How long the chain accepts votes.',
    },
    'expedited-voting-period': {
      label: 'Voting period, expedited',
      value: 86_400,
      unit: 'seconds',
      meaning: 'How long the chain accepts votes on an expedited proposal.',
    },
    quorum: {
      label: 'Quorum',
      value: '33.4',
      unit: 'percent',
      meaning: 'Share of bonded BABY that must vote, including Abstain.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    threshold: {
      label: 'Threshold',
      value: '50',
      unit: 'percent',
      meaning: 'More than this share of the votes other than Abstain must be Yes.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'expedited-threshold': {
      label: 'Threshold, expedited',
      value: '66.7',
      unit: 'percent',
      meaning:
        'More than this share of the votes other than Abstain must be Yes; otherwise, the expedited proposal becomes a standard one.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'veto-threshold': {
      label: 'Veto threshold',
      value: '33.4',
      unit: 'percent',
      meaning:
        'If more than this share of all votes, including Abstain, is NoWithVeto, the proposal is rejected and its deposit is burned.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'proposal-cancel-ratio': {
      label: 'Proposal cancel ratio',
      value: '50',
      unit: 'percent',
      meaning: 'Share of every deposit that is burned when the proposer cancels.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
  },
});
