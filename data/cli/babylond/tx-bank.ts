import {defineCommands} from '../schema';

/** `babylond tx bank`. */
export default defineCommands([
  {
    path: ['tx', 'bank'],
    usage: 'tx bank <command>',
    purpose: 'Transactions related to balances and transfers.',
    group: true,
    source: {id: 'COS', path: 'x/bank'},
  },
  {
    path: ['tx', 'bank', 'multi-send'],
    usage: 'tx bank multi-send <from_key_or_address> <to_address>...',
    purpose: 'Sends coins to several addresses in one transaction.',
    args: [
      {name: 'from_key_or_address', meaning: 'Key or address of the sender.', required: true},
      {
        name: 'to_address',
        meaning: 'Addresses of two or more recipients, followed by the amount that each receives.',
        required: true,
        repeated: true,
      },
    ],
    flags: [
      {
        name: 'split',
        type: 'bool',
        default: 'false',
        meaning: 'Splits the amount equally among the recipients.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/bank'},
  },
  {
    path: ['tx', 'bank', 'send'],
    usage: 'tx bank send <from_key_or_address> <to_address> <amount>',
    purpose: 'Sends coins.',
    args: [
      {name: 'from_key_or_address', meaning: 'Key or address of the sender.', required: true},
      {name: 'to_address', meaning: 'Address of the recipient.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/bank'},
  },
  {
    path: ['tx', 'bank', 'set-send-enabled-proposal'],
    usage: 'tx bank set-send-enabled-proposal <send_enabled>',
    purpose: 'Proposes which denominations can be sent.',
    args: [{name: 'send_enabled', meaning: 'Denominations and settings as JSON.', required: true}],
    flags: [
      {
        name: 'use-default-for',
        type: 'strings',
        default: '',
        meaning: 'Denominations to reset to the default.',
      },
    ],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/bank'},
  },
  {
    path: ['tx', 'bank', 'update-params-proposal'],
    usage: 'tx bank update-params-proposal <params>',
    purpose: 'Proposes new transfer parameters.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/bank'},
  },
]);
