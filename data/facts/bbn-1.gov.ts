import {defineFacts} from '../schema';

/** What a proposal costs and needs. */
export default defineFacts({
  group: 'bbn-1.gov',
  title: 'Governance parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
  asOf: '2025-04-04',
  facts: {
    'min-deposit': {
      label: 'Deposit to open the vote',
      value: 50_000_000_000,
      unit: 'ubbn',
      meaning: 'A proposal goes to the vote when deposits reach it.',
    },
    'expedited-min-deposit': {
      label: 'Deposit, expedited',
      value: 200_000_000_000,
      unit: 'ubbn',
      meaning: 'The same for an expedited proposal.',
    },
    'min-initial-deposit-ratio': {
      label: 'Share of the deposit due at submission',
      value: '10',
      unit: 'percent',
      meaning: 'Of the deposit, paid by the proposer with the proposal.',
    },
    'min-initial-deposit': {
      label: 'Deposit due at submission',
      value: 5_000_000_000,
      unit: 'ubbn',
      meaning: 'The share above, for a standard proposal.',
    },
    'expedited-min-initial-deposit': {
      label: 'Deposit due at submission, expedited',
      value: 20_000_000_000,
      unit: 'ubbn',
      meaning: 'The share above, for an expedited proposal.',
    },
    'min-deposit-ratio': {
      label: 'Smallest deposit transaction',
      value: '1',
      unit: 'percent',
      meaning: 'Of the deposit that opens the vote.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'max-deposit-period': {
      label: 'Deposit period',
      value: 1_209_600,
      unit: 'seconds',
      meaning: 'Time in which the deposit must be reached.',
    },
    'voting-period': {
      label: 'Voting period',
      value: 259_200,
      unit: 'seconds',
      meaning: 'Time for votes.',
    },
    'expedited-voting-period': {
      label: 'Voting period, expedited',
      value: 86_400,
      unit: 'seconds',
      meaning: 'Time for votes on an expedited proposal.',
    },
    quorum: {
      label: 'Quorum',
      value: '33.4',
      unit: 'percent',
      meaning: 'Share of bonded BABY that must vote.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    threshold: {
      label: 'Share of yes to pass',
      value: '50',
      unit: 'percent',
      meaning: 'More than this share of the votes that are not abstain.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'expedited-threshold': {
      label: 'Share of yes to pass, expedited',
      value: '66.7',
      unit: 'percent',
      meaning: 'The same for an expedited proposal; if missed, it becomes a standard one.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'veto-threshold': {
      label: 'Share of veto to reject',
      value: '33.4',
      unit: 'percent',
      meaning:
        'More than this share of all votes, abstentions included, rejects the proposal and burns its deposit.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'proposal-cancel-ratio': {
      label: 'Burned when a proposal is canceled',
      value: '50',
      unit: 'percent',
      meaning: 'Share that every depositor loses when the proposer cancels.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
  },
});
