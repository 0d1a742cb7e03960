import {defineFacts} from '../schema';

/** What the upgrade did not change stands in the genesis file. */
const genesis = {
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
} as const;

/** What a proposal costs and needs on the test network. */
export default defineFacts({
  group: 'bbn-test-6.gov',
  title: 'Governance parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
  asOf: '2025-10-09',
  facts: {
    'min-deposit': {
      label: 'Deposit to open the vote',
      value: 10_000_000,
      unit: 'ubbn',
      meaning: 'A proposal goes to the vote when deposits reach it.',
    },
    'expedited-min-deposit': {
      label: 'Deposit, expedited',
      value: 20_000_000,
      unit: 'ubbn',
      meaning: 'The same for an expedited proposal.',
    },
    'min-initial-deposit-ratio': {
      ...genesis,
      label: 'Share of the deposit due at submission',
      value: '0',
      unit: 'percent',
      meaning: 'Nothing has to be paid with the proposal.',
    },
    'max-deposit-period': {
      ...genesis,
      label: 'Deposit period',
      value: 172_800,
      unit: 'seconds',
      meaning: 'Time in which the deposit must be reached.',
    },
    'voting-period': {
      label: 'Voting period',
      value: 86_400,
      unit: 'seconds',
      meaning: 'Time for votes.',
    },
    'expedited-voting-period': {
      label: 'Voting period, expedited',
      value: 300,
      unit: 'seconds',
      meaning: 'Time for votes on an expedited proposal.',
    },
    quorum: {
      ...genesis,
      label: 'Quorum',
      value: '33.4',
      unit: 'percent',
      meaning: 'Share of bonded BABY that must vote.',
    },
    threshold: {
      ...genesis,
      label: 'Share of yes to pass',
      value: '50',
      unit: 'percent',
      meaning: 'More than this share of the votes that are not abstain.',
    },
    'expedited-threshold': {
      ...genesis,
      label: 'Share of yes to pass, expedited',
      value: '66.7',
      unit: 'percent',
      meaning: 'The same for an expedited proposal.',
    },
    'veto-threshold': {
      ...genesis,
      label: 'Share of veto to reject',
      value: '33.4',
      unit: 'percent',
      meaning: 'More than this share of all votes rejects the proposal and burns its deposit.',
    },
  },
});
