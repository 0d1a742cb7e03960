import {defineFacts} from '../schema';

/** Facts for the overview pages that are in no other group. Derived facts say how they are derived. */
export default defineFacts({
  group: 'overview',
  title: 'Overview of Bitcoin staking',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'btcstaking/staking.go, x/btcstaking, x/finality'},
  asOf: '2026-07-21',
  facts: {
    'counted-blocks': {
      label: 'Blocks for which a stake can be active',
      value: 63_669,
      unit: 'bitcoin-blocks',
      meaning:
        'Maximum: the staking time minus the confirmation depth, because a stake is not ACTIVE before that, and minus the unbonding time, because a stake is EXPIRED for that long before its timelock ends.',
      source: {
        id: 'BBN',
        path: 'x/btcstaking/types/btc_delegation.go (GetStatus), x/btcstaking/keeper/inclusion_proof.go',
      },
    },
    'phase-1-last-end': {
      label: 'Expiry of the last phase 1 timelock',
      value: 939_087,
      unit: 'bitcoin-height',
      meaning:
        'Last block of cap 3 plus the staking time: no timelock of a phase 1 cap expires later.',
      source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
      asOf: '2025-12-01',
    },
    'finality-quorum': {
      label: 'Finality quorum',
      value: 'more than two thirds of the bitcoin voting power',
      unit: 'text',
      meaning:
        'A block is finalized when three times the voting power that voted for it exceeds twice the total.',
      source: {id: 'BBN', path: 'x/finality/keeper/tallying.go'},
    },
    'providers-per-stake': {
      label: 'Finality providers per stake',
      value: 1,
      unit: 'count',
      meaning: 'A registration that lists more is rejected with error 1116.',
      source: {id: 'BBN', path: 'x/btcstaking/types/create_delegation_parser.go'},
    },
    'labs-covenant-keys': {
      label: 'Covenant keys held by Babylon Labs',
      value: 3,
      unit: 'count',
      meaning:
        'Signers 0, 1 and 2 of the committee; the other keys belong to one organization each.',
      source: {id: 'NET', path: 'bbn-1/covenant-committee'},
      asOf: '2025-12-01',
    },
    'min-stake-burned': {
      label: 'Burned from a minimum stake',
      value: 500,
      unit: 'satoshi',
      meaning: 'Minimum stake multiplied by the slashing rate.',
    },
    'min-stake-lost': {
      label: 'Lost from a slashed minimum stake',
      value: 150_500,
      unit: 'satoshi',
      meaning: 'Burned amount plus the minimum fee of the slashing transaction.',
    },
    'min-stake-returned': {
      label: 'Returned from a slashed minimum stake',
      value: 349_500,
      unit: 'satoshi',
      meaning: 'Maximum: if the slashing transaction pays a higher fee, less is returned.',
    },
    'min-stake-lost-share': {
      label: 'Share of a minimum stake lost to slashing',
      value: '30.1',
      unit: 'percent',
      meaning: 'Burned amount plus minimum fee, as a share of the minimum stake.',
    },
    'min-stake-unbonding-share': {
      label: 'Share of a minimum stake paid to unbond early',
      value: '1.92',
      unit: 'percent',
      meaning: 'Unbonding fee as a share of the minimum stake.',
    },
    'vigilante-programs': {
      label: 'Vigilante programs',
      value: 4,
      unit: 'count',
      meaning: 'reporter, submitter, monitor and bstracker.',
      source: {id: 'VIG', path: 'cmd/vigilante/cmd'},
      asOf: '2026-05-05',
    },
    'vault-paper-date': {
      label: 'Trustless Bitcoin vault paper',
      value: '2025-08-06',
      unit: 'date',
      meaning: 'Date printed on the paper.',
      source: {id: 'DOC', path: 'static/papers/trustless-bitcoin-vaults.pdf'},
      asOf: '2026-06-25',
    },
  },
});
