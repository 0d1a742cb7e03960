import {defineCommands} from '../schema';

/** `babylond query gov`. */
export default defineCommands([
  {
    path: ['query', 'gov'],
    usage: 'query gov <command>',
    purpose: 'Queries about governance.',
    group: true,
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'constitution'],
    usage: 'query gov constitution',
    purpose: "Shows the chain's constitution.",
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'deposit'],
    usage: 'query gov deposit <proposal-id> <depositer-addr>',
    purpose:
      'Shows what an account has deposited on a proposal, until the deposits are returned or burned.',
    args: [
      {name: 'proposal-id', meaning: 'Proposal ID.', required: true},
      {name: 'depositer-addr', meaning: 'Address of the depositor.', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'deposits'],
    usage: 'query gov deposits <proposal-id>',
    purpose: 'Lists the deposits on a proposal, until they are returned or burned.',
    args: [{name: 'proposal-id', meaning: 'Proposal ID.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'params'],
    usage: 'query gov params',
    purpose: 'Shows the governance parameters.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'proposal'],
    aliases: ['proposer'],
    usage: 'query gov proposal <proposal-id>',
    purpose: 'Shows a proposal.',
    args: [{name: 'proposal-id', meaning: 'Proposal ID.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'proposals'],
    usage: 'query gov proposals',
    purpose: 'Lists proposals.',
    flags: [
      {
        name: 'depositor',
        type: 'address',
        default: '',
        meaning:
          'Lists only proposals with a deposit from this address that has not been returned or burned.',
      },
      {
        name: 'proposal-status',
        type: 'string',
        default: 'unspecified',
        meaning: 'Lists only proposals in this state.',
        values: ['unspecified', 'deposit-period', 'voting-period', 'passed', 'rejected', 'failed'],
      },
      {
        name: 'voter',
        type: 'address',
        default: '',
        meaning: 'Lists only proposals in their voting period on which this address has voted.',
      },
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'tally'],
    usage: 'query gov tally <proposal-id>',
    purpose: 'Shows the tally of a proposal.',
    args: [{name: 'proposal-id', meaning: 'Proposal ID.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'vote'],
    usage: 'query gov vote <proposal-id> <voter-addr>',
    purpose: "Shows an account's vote on a proposal in its voting period.",
    args: [
      {name: 'proposal-id', meaning: 'Proposal ID.', required: true},
      {name: 'voter-addr', meaning: 'Address of the voter.', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['query', 'gov', 'votes'],
    usage: 'query gov votes <proposal-id>',
    purpose: 'Lists the votes on a proposal in its voting period.',
    args: [{name: 'proposal-id', meaning: 'Proposal ID.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/gov'},
  },
]);
