import {defineTable} from '../schema';

/** How a proposal can end, and where the deposits go. */
export default defineTable({
  id: 'governance.outcomes',
  title: 'How a proposal can end',
  columns: [
    {key: 'case', label: 'What happened'},
    {key: 'result', label: 'Result'},
    {key: 'deposit', label: 'Deposits of all depositors'},
  ],
  rows: [
    {
      case: 'deposit not reached in time',
      result: 'the proposal is erased',
      deposit: 'returned',
    },
    {case: 'quorum missed', result: 'rejected', deposit: 'returned'},
    {case: 'everybody abstained', result: 'rejected', deposit: 'returned'},
    {case: 'too much veto', result: 'rejected', deposit: 'burned in full'},
    {case: 'not enough yes', result: 'rejected', deposit: 'returned'},
    {case: 'passed and executed', result: 'passed', deposit: 'returned'},
    {
      case: 'passed, but a message failed',
      result: 'failed; nothing changed',
      deposit: 'returned',
    },
    {
      case: 'expedited vote lost, for any reason',
      result: 'goes on as a standard proposal; votes are erased',
      deposit: 'kept until the second count',
    },
    {
      case: 'canceled by the proposer',
      result: 'the proposal is erased',
      deposit: 'half burned, the rest returned',
    },
  ],
  source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  network: 'bbn-1',
  note: 'By the switches burn_vote_veto (on), burn_vote_quorum and burn_proposal_deposit_prevote (off), and by x/gov of cosmos-sdk v0.53.4.',
});
