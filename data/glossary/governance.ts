import {defineTerms} from './schema';

const GOVERNANCE = '/guides/governance/';

/** Words about decisions on Babylon Genesis. */
export default defineTerms({
  'deposit-period': {
    term: 'deposit period',
    definition:
      'The time in which a proposal must collect its deposit. If it does not, the proposal is erased and the money returned.',
    see: ['deposit', 'voting-period'],
    page: GOVERNANCE,
  },
  'expedited-proposal': {
    term: 'expedited proposal',
    definition:
      'A proposal with a larger deposit, a shorter vote and a higher threshold. If yes falls short of it, the vote goes on as for a standard proposal.',
    see: ['pass-threshold', 'proposal'],
    page: GOVERNANCE,
  },
  'governance-account': {
    term: 'governance account',
    also: ['governance module account', 'authority address'],
    definition:
      'The chain’s own account in whose name a passed proposal acts. Messages that change parameters accept no other sender.',
    see: ['module-account', 'proposal'],
    page: GOVERNANCE,
  },
  'governance-quorum': {
    term: 'governance quorum',
    definition:
      'The share of staked BABY that must take part in a vote, abstentions included. Below it a proposal fails whatever the votes say.',
    see: ['pass-threshold'],
    page: GOVERNANCE,
  },
  'initial-deposit': {
    term: 'initial deposit',
    definition:
      'The part of the deposit that the proposer must pay together with the proposal. Without it the chain refuses the submission.',
    see: ['deposit'],
    page: GOVERNANCE,
  },
  veto: {
    term: 'no with veto',
    also: ['veto', 'NoWithVeto'],
    definition:
      'A vote against a proposal and for burning its deposit. When its share of all votes passes a limit, the proposal falls.',
    see: ['deposit'],
    page: GOVERNANCE,
  },
  'pass-threshold': {
    term: 'pass threshold',
    also: ['threshold'],
    definition:
      'The share of yes that a proposal must exceed, abstentions left out. Standard and expedited proposals have different ones.',
    see: ['expedited-proposal', 'governance-quorum'],
    page: GOVERNANCE,
  },
  proposal: {
    term: 'proposal',
    also: ['governance proposal'],
    definition:
      'A text, often with messages to carry out, on which staked BABY votes. If it passes, all its messages are executed or none.',
    see: ['deposit', 'voting-period'],
    page: GOVERNANCE,
  },
  deposit: {
    term: 'proposal deposit',
    also: ['deposit'],
    definition:
      'BABY that must be paid in before a proposal comes to a vote. Anyone may add to it. It comes back, unless the proposal is vetoed or canceled.',
    see: ['deposit-period', 'initial-deposit', 'veto'],
    page: GOVERNANCE,
  },
  'software-upgrade': {
    term: 'software upgrade',
    also: ['chain upgrade', 'upgrade proposal'],
    definition:
      'A change of the chain’s program at a height that a proposal has set. Nodes stop there by themselves and go on with the new program.',
    see: ['chain-halt', 'cosmovisor'],
    page: '/operators/',
  },
  'voting-period': {
    term: 'voting period',
    definition:
      'The time in which staked BABY can vote on a proposal. It begins by itself when the deposit is complete; a vote can be changed until it ends.',
    see: ['deposit-period', 'proposal'],
    page: GOVERNANCE,
  },
});
