import {defineCommands} from '../schema';

/** `babylond tx gov`. */
export default defineCommands([
  {
    path: ['tx', 'gov'],
    usage: 'tx gov <command>',
    purpose: 'Transactions related to governance.',
    group: true,
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'cancel-proposal'],
    usage: 'tx gov cancel-proposal <proposal-id>',
    purpose: 'Cancels your proposal before its voting period ends.',
    args: [{name: 'proposal-id', meaning: 'Proposal ID.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
    note: 'A share of every deposit is burned.',
  },
  {
    path: ['tx', 'gov', 'deposit'],
    usage: 'tx gov deposit <proposal-id> <deposit>',
    purpose: 'Adds to a proposal’s deposit.',
    args: [
      {name: 'proposal-id', meaning: 'Proposal ID.', required: true},
      {name: 'deposit', meaning: 'Deposit, such as `1000000ubbn`.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'draft-proposal'],
    usage: 'tx gov draft-proposal',
    purpose:
      'Prompts for the parts of a proposal and writes its files. Nested fields, such as the plan of an upgrade or the amount of a payment, are left empty.',
    flags: [
      {
        name: 'skip-metadata',
        type: 'bool',
        default: 'false',
        meaning: 'Does not prompt for metadata.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'submit-legacy-proposal'],
    usage: 'tx gov submit-legacy-proposal',
    purpose: 'Submits a proposal in the legacy format.',
    flags: [
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {name: 'description', type: 'string', default: '', meaning: 'Text of the proposal.'},
      {name: 'proposal', type: 'string', default: '', meaning: 'File with the proposal.'},
      {name: 'title', type: 'string', default: '', meaning: 'Title of the proposal.'},
      {
        name: 'type',
        type: 'string',
        default: '',
        meaning: 'Type of proposal; only `Text` remains.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'submit-proposal'],
    usage: 'tx gov submit-proposal <path/to/proposal.json>',
    purpose: 'Submits a proposal from a file.',
    args: [{name: 'path/to/proposal.json', meaning: 'File with the proposal.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'vote'],
    usage: 'tx gov vote <proposal-id> <option>',
    purpose: 'Votes on a proposal.',
    args: [
      {name: 'proposal-id', meaning: 'Proposal ID.', required: true},
      {name: 'option', meaning: '`yes`, `no`, `abstain` or `no_with_veto`.', required: true},
    ],
    flags: [
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the vote: a link or text.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
  {
    path: ['tx', 'gov', 'weighted-vote'],
    usage: 'tx gov weighted-vote <proposal-id> <weighted-options>',
    purpose: 'Votes on a proposal and splits your voting power between options.',
    args: [
      {name: 'proposal-id', meaning: 'Proposal ID.', required: true},
      {
        name: 'weighted-options',
        meaning: 'Options with weights, such as `yes=0.6,no=0.4`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the vote: a link or text.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/gov'},
  },
]);
