import {defineTable} from '../schema';

/** Values of `state` in v2 responses, and what the staker can do in each. */
export default defineTable({
  id: 'api.staking.states',
  title: 'Stake states in v2',
  columns: [
    {key: 'state', label: 'State', format: 'code'},
    {key: 'meaning', label: 'Meaning'},
    {key: 'next', label: 'What the staker can do'},
  ],
  rows: [
    {
      state: 'PENDING',
      meaning: 'registered on the chain, but with too few covenant signatures',
      next: 'wait',
    },
    {
      state: 'VERIFIED',
      meaning: 'signed by the covenant quorum; no proof of inclusion on Bitcoin yet',
      next: 'broadcast the staking transaction, then wait',
    },
    {
      state: 'ACTIVE',
      meaning:
        'on Bitcoin and deep enough; has voting power only if its finality provider is in the active set',
      next: 'unbond early, expand or wait',
    },
    {
      state: 'TIMELOCK_UNBONDING',
      meaning:
        'the remaining timelock is no longer than the unbonding time; the stake no longer has voting power',
      next: 'wait',
    },
    {
      state: 'EARLY_UNBONDING',
      meaning: 'unbonded on request; the unbonding timelock has not expired yet',
      next: 'wait',
    },
    {state: 'TIMELOCK_WITHDRAWABLE', meaning: 'the timelock has expired', next: 'withdraw'},
    {
      state: 'EARLY_UNBONDING_WITHDRAWABLE',
      meaning: 'the unbonding timelock has expired',
      next: 'withdraw',
    },
    {
      state: 'TIMELOCK_SLASHING_WITHDRAWABLE',
      meaning: 'slashed while staked; the remainder can be withdrawn',
      next: 'withdraw the remainder',
    },
    {
      state: 'EARLY_UNBONDING_SLASHING_WITHDRAWABLE',
      meaning: 'slashed while unbonding; the remainder can be withdrawn',
      next: 'withdraw the remainder',
    },
    {state: 'TIMELOCK_WITHDRAWN', meaning: 'withdrawn after the timelock expired', next: 'nothing'},
    {
      state: 'EARLY_UNBONDING_WITHDRAWN',
      meaning: 'withdrawn after early unbonding',
      next: 'nothing',
    },
    {
      state: 'TIMELOCK_SLASHING_WITHDRAWN',
      meaning: 'slashed while staked; the remainder has been withdrawn',
      next: 'nothing',
    },
    {
      state: 'EARLY_UNBONDING_SLASHING_WITHDRAWN',
      meaning: 'slashed while unbonding; the remainder has been withdrawn',
      next: 'nothing',
    },
    {
      state: 'SLASHED',
      meaning: 'the slashing transaction is on Bitcoin; the remainder cannot be withdrawn yet',
      next: 'wait',
    },
    {
      state: 'EXPANDED',
      meaning: 'replaced by an expansion, which is a new stake that references this one',
      next: 'follow the new stake',
    },
  ],
  source: {id: 'API', path: 'internal/v2/types/delegation_states.go'},
  asOf: '2026-01-21',
});
