import {defineCommands} from '../schema';

/** `babylond tx epoching`. */
export default defineCommands([
  {
    path: ['tx', 'epoching'],
    usage: 'tx epoching <command>',
    purpose: 'Transactions related to epochs and queued staking messages.',
    group: true,
    source: {id: 'BBN', path: 'x/epoching/client/cli'},
  },
  {
    path: ['tx', 'epoching', 'cancel-unbond'],
    usage: 'tx epoching cancel-unbond <validator-addr> <amount> <creation-height>',
    purpose: 'Queues the cancellation of an unbonding.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
      {name: 'creation-height', meaning: 'Height at which the unbonding started.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/tx.go'},
  },
  {
    path: ['tx', 'epoching', 'delegate'],
    usage: 'tx epoching delegate <validator-addr> <amount>',
    purpose: 'Queues a delegation of BABY for the end of the epoch.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/tx.go'},
  },
  {
    path: ['tx', 'epoching', 'edit-validator'],
    usage: 'tx epoching edit-validator',
    purpose: 'Queues a change to your validator.',
    flags: [
      {
        name: 'commission-rate',
        type: 'string',
        default: '',
        meaning: 'New commission as a decimal. Leave it empty to keep the current commission.',
      },
      {
        name: 'details',
        type: 'string',
        default: '[do-not-modify]',
        meaning: 'New public description.',
      },
      {
        name: 'identity',
        type: 'string',
        default: '[do-not-modify]',
        meaning: 'New identity on an external service, such as a Keybase ID.',
      },
      {
        name: 'min-self-delegation',
        type: 'string',
        default: '',
        meaning:
          'Minimum self-delegation, below which the validator is jailed. It can only be raised.',
      },
      {
        name: 'new-moniker',
        type: 'string',
        default: '[do-not-modify]',
        meaning: 'New public name.',
      },
      {
        name: 'security-contact',
        type: 'string',
        default: '[do-not-modify]',
        meaning: 'New public address for security reports.',
      },
      {name: 'website', type: 'string', default: '[do-not-modify]', meaning: 'New public website.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/tx.go'},
  },
  {
    path: ['tx', 'epoching', 'redelegate'],
    usage: 'tx epoching redelegate <src-validator-addr> <dst-validator-addr> <amount>',
    purpose: 'Queues a redelegation of BABY from one validator to another.',
    args: [
      {name: 'src-validator-addr', meaning: 'Source validator.', required: true},
      {name: 'dst-validator-addr', meaning: 'Destination validator.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/tx.go'},
  },
  {
    path: ['tx', 'epoching', 'unbond'],
    usage: 'tx epoching unbond <validator-addr> <amount>',
    purpose: 'Queues the unbonding of delegated BABY.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/tx.go'},
    note: 'It takes effect at the end of the epoch. You get the BABY back once the checkpoint of that epoch is finalized on Bitcoin.',
  },
]);
