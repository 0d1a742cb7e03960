import {defineCommands} from '../schema';

/** `babylond tx vesting`. */
export default defineCommands([
  {
    path: ['tx', 'vesting'],
    usage: 'tx vesting <command>',
    purpose: 'Transactions related to vesting accounts.',
    group: true,
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
  {
    path: ['tx', 'vesting', 'create-periodic-vesting-account'],
    usage: 'tx vesting create-periodic-vesting-account <to_address> <periods_json_file>',
    purpose: 'Creates a periodic vesting account, whose coins vest in steps.',
    args: [
      {name: 'to_address', meaning: 'Address of the recipient.', required: true},
      {
        name: 'periods_json_file',
        meaning:
          'JSON file with `start_time` in Unix seconds and a `periods` list, each with `coins` and `length_seconds`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
  {
    path: ['tx', 'vesting', 'create-permanent-locked-account'],
    usage: 'tx vesting create-permanent-locked-account <to_address> <amount>',
    purpose: 'Creates an account whose coins are locked forever.',
    args: [
      {name: 'to_address', meaning: 'Address of the recipient.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
  {
    path: ['tx', 'vesting', 'create-vesting-account'],
    usage: 'tx vesting create-vesting-account <to_address> <amount> <end_time>',
    purpose: 'Creates a vesting account, whose coins vest over time.',
    args: [
      {name: 'to_address', meaning: 'Address of the recipient.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
      {name: 'end_time', meaning: 'When vesting ends, in Unix seconds.', required: true},
    ],
    flags: [
      {
        name: 'delayed',
        type: 'bool',
        default: 'false',
        meaning: 'Delayed vesting: all coins vest at the end instead of continuously.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
]);
