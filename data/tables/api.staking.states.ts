import {defineTable} from '../schema';

/** Values of `state` in the v2 answers, and what the holder of the stake can do in each. */
export default defineTable({
  id: 'api.staking.states',
  title: 'States of a stake in v2',
  columns: [
    {key: 'state', label: 'State', format: 'code'},
    {key: 'meaning', label: 'Meaning'},
    {key: 'next', label: 'What the staker can do'},
  ],
  rows: [
    {
      state: 'PENDING',
      meaning: 'registered on the chain, too few covenant signatures',
      next: 'wait',
    },
    {
      state: 'VERIFIED',
      meaning: 'signed by the covenant quorum, no proof of inclusion in Bitcoin yet',
      next: 'broadcast the staking transaction, then wait',
    },
    {
      state: 'ACTIVE',
      meaning: 'in Bitcoin, deep enough; votes only if its finality provider is in the active set',
      next: 'unbond early, expand or wait',
    },
    {
      state: 'TIMELOCK_UNBONDING',
      meaning: 'at most the unbonding time is left; no voting power any more',
      next: 'wait',
    },
    {state: 'EARLY_UNBONDING', meaning: 'unbonded on request, delay is running', next: 'wait'},
    {state: 'TIMELOCK_WITHDRAWABLE', meaning: 'the time lock has ended', next: 'withdraw'},
    {
      state: 'EARLY_UNBONDING_WITHDRAWABLE',
      meaning: 'the unbonding delay has ended',
      next: 'withdraw',
    },
    {
      state: 'TIMELOCK_SLASHING_WITHDRAWABLE',
      meaning: 'slashed while staked; the rest is free',
      next: 'withdraw the rest',
    },
    {
      state: 'EARLY_UNBONDING_SLASHING_WITHDRAWABLE',
      meaning: 'slashed while unbonding; the rest is free',
      next: 'withdraw the rest',
    },
    {state: 'TIMELOCK_WITHDRAWN', meaning: 'withdrawn after the time lock', next: 'nothing'},
    {
      state: 'EARLY_UNBONDING_WITHDRAWN',
      meaning: 'withdrawn after early unbonding',
      next: 'nothing',
    },
    {
      state: 'TIMELOCK_SLASHING_WITHDRAWN',
      meaning: 'the rest withdrawn after slashing while staked',
      next: 'nothing',
    },
    {
      state: 'EARLY_UNBONDING_SLASHING_WITHDRAWN',
      meaning: 'the rest withdrawn after slashing while unbonding',
      next: 'nothing',
    },
    {
      state: 'SLASHED',
      meaning: 'the slashing transaction is in Bitcoin; the rest is not free yet',
      next: 'wait',
    },
    {
      state: 'EXPANDED',
      meaning: 'replaced by an expansion, a new stake that names it as its previous one',
      next: 'follow the new stake',
    },
  ],
  source: {id: 'API', path: 'internal/v2/types/delegation_states.go'},
  asOf: '2026-01-21',
});
