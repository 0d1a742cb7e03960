import {defineCommands} from '../schema';

/** `babylond tx vesting`. */
export default defineCommands([
  {
    path: ['tx', 'vesting'],
    usage: 'tx vesting <command>',
    purpose: 'Transactions of accounts that unlock over time.',
    group: true,
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
  {
    path: ['tx', 'vesting', 'create-periodic-vesting-account'],
    usage: 'tx vesting create-periodic-vesting-account <to_address> <periods_json_file>',
    purpose: 'Makes an account whose coins unlock in steps.',
    args: [
      {name: 'to_address', meaning: 'Address that receives.', required: true},
      {name: 'periods_json_file', meaning: 'File with the steps.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
  {
    path: ['tx', 'vesting', 'create-permanent-locked-account'],
    usage: 'tx vesting create-permanent-locked-account <to_address> <amount>',
    purpose: 'Makes an account whose coins never unlock.',
    args: [
      {name: 'to_address', meaning: 'Address that receives.', required: true},
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
    purpose: 'Makes an account whose coins unlock over time.',
    args: [
      {name: 'to_address', meaning: 'Address that receives.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
      {name: 'end_time', meaning: 'When all is unlocked, in Unix seconds.', required: true},
    ],
    flags: [
      {
        name: 'delayed',
        type: 'bool',
        default: 'false',
        meaning: 'Unlocks all at the end in place of step by step.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/vesting'},
  },
]);
