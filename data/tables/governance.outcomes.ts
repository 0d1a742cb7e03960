import {defineTable} from '../schema';

/** How a proposal can end, and where the deposits go. */
export default defineTable({
  id: 'governance.outcomes',
  title: 'Outcomes of a proposal',
  columns: [
    {key: 'case', label: 'Case'},
    {key: 'result', label: 'Result'},
    {key: 'deposit', label: 'Deposits'},
  ],
  rows: [
    {
      case: 'minimum deposit not reached in time',
      result: 'the proposal is deleted',
      deposit: 'returned',
    },
    {case: 'quorum not reached', result: 'rejected', deposit: 'returned'},
    {case: 'only Abstain votes', result: 'rejected', deposit: 'returned'},
    {case: 'veto threshold exceeded', result: 'rejected', deposit: 'burned in full'},
    {case: 'threshold not reached', result: 'rejected', deposit: 'returned'},
    {case: 'passed and executed', result: 'passed', deposit: 'returned'},
    {
      case: 'passed, but a message failed',
      result: 'failed; nothing changes',
      deposit: 'returned',
    },
    {
      case: 'expedited proposal not passed, for any reason',
      result: 'becomes a standard proposal; votes are deleted',
      deposit: 'kept until the second tally',
    },
    {
      case: 'canceled by the proposer',
      result: 'the proposal is deleted',
      deposit: 'half burned, the rest returned',
    },
  ],
  source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  network: 'bbn-1',
  note: 'According to the parameters burn_vote_veto (true), burn_vote_quorum and burn_proposal_deposit_prevote (false), and to x/gov of cosmos-sdk v0.53.4.',
});
