import {defineTerms} from './schema';

const GOVERNANCE = '/guides/governance/';

/** Terms about governance of Babylon Genesis. */
export default defineTerms({
  'deposit-period': {
    term: 'deposit period',
    definition:
      'The period within which a proposal must reach the minimum deposit. If it does not, the chain deletes it and returns the deposits.',
    see: ['deposit', 'voting-period'],
    page: GOVERNANCE,
  },
  'expedited-proposal': {
    term: 'expedited proposal',
    definition:
      'A proposal with a larger deposit, a shorter voting period and a higher threshold. If it does not pass, it becomes a standard proposal and voting continues.',
    see: ['pass-threshold', 'proposal'],
    page: GOVERNANCE,
  },
  'governance-account': {
    term: 'governance account',
    also: ['governance module account', 'authority address'],
    definition:
      'The module account that executes the messages of a passed proposal. Messages that change parameters are valid only with this account as their authority.',
    see: ['module-account', 'proposal'],
    page: GOVERNANCE,
  },
  'governance-quorum': {
    term: 'governance quorum',
    definition:
      'The share of staked BABY that must vote, including Abstain. If the quorum is not reached, the proposal is rejected, regardless of the votes.',
    see: ['pass-threshold'],
    page: GOVERNANCE,
  },
  'initial-deposit': {
    term: 'initial deposit',
    definition:
      'The part of the minimum deposit that the proposer must pay at submission. Without it, the chain rejects the proposal.',
    see: ['deposit'],
    page: GOVERNANCE,
  },
  veto: {
    term: 'no with veto',
    also: ['veto', 'NoWithVeto'],
    definition:
      'A vote against a proposal and for burning its deposit. If its share of all votes exceeds the veto threshold, the proposal is rejected.',
    see: ['deposit'],
    page: GOVERNANCE,
  },
  'pass-threshold': {
    term: 'pass threshold',
    also: ['threshold'],
    definition:
      'The share of Yes among votes other than Abstain that a proposal must exceed to pass. It is higher for expedited proposals.',
    see: ['expedited-proposal', 'governance-quorum'],
    page: GOVERNANCE,
  },
  proposal: {
    term: 'proposal',
    also: ['governance proposal'],
    definition:
      'A text, usually with messages to execute, that BABY stakers vote on. If it passes, either all of its messages are executed or none of them.',
    see: ['deposit', 'voting-period'],
    page: GOVERNANCE,
  },
  deposit: {
    term: 'proposal deposit',
    also: ['deposit'],
    definition:
      'BABY that must be deposited before voting on a proposal starts. Anyone may add to it. It is returned unless the proposal is vetoed or canceled.',
    see: ['deposit-period', 'initial-deposit', 'veto'],
    page: GOVERNANCE,
  },
  'software-upgrade': {
    term: 'software upgrade',
    also: ['chain upgrade', 'upgrade proposal'],
    definition:
      'A switch of all nodes to a new binary at a height set by a proposal. A node does not execute the block at that height, or any later block, until the new binary is started.',
    see: ['chain-halt', 'cosmovisor'],
    page: '/operators/',
  },
  'voting-period': {
    term: 'voting period',
    definition:
      'The period during which BABY stakers can vote on a proposal. It starts automatically once the minimum deposit is reached. You can change your vote until it ends.',
    see: ['deposit-period', 'proposal'],
    page: GOVERNANCE,
  },
});
