import {defineCommands} from '../schema';

/** `babylond tx distribution`. */
export default defineCommands([
  {
    path: ['tx', 'distribution'],
    usage: 'tx distribution <command>',
    purpose: 'Transactions related to BABY staking rewards.',
    group: true,
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'community-pool-spend-proposal'],
    usage: 'tx distribution community-pool-spend-proposal <recipient> <amount>',
    purpose: 'Proposes a payment from the community pool.',
    args: [
      {name: 'recipient', meaning: 'Address of the recipient.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'fund-community-pool'],
    usage: 'tx distribution fund-community-pool <amount>',
    purpose: 'Deposits into the community pool.',
    args: [
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'fund-validator-rewards-pool'],
    usage: 'tx distribution fund-validator-rewards-pool <val_addr> <amount>',
    purpose: "Deposits into a validator's rewards pool.",
    args: [
      {name: 'val_addr', meaning: 'Validator address.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'set-withdraw-addr'],
    usage: 'tx distribution set-withdraw-addr <withdraw-addr>',
    purpose: 'Sets the address that receives your BABY staking rewards.',
    args: [{name: 'withdraw-addr', meaning: 'Address that receives the rewards.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/distribution'},
    note: 'If `withdraw_addr_enabled` is missing from the output of `query distribution params`, as on a chain created by `testnet` or `prepare-genesis`, the command fails with `set withdraw address disabled`.',
  },
  {
    path: ['tx', 'distribution', 'update-params-proposal'],
    usage: 'tx distribution update-params-proposal <params>',
    purpose: 'Proposes new distribution parameters.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/distribution'},
    note: 'The command does not accept decimal values, so the output of `query distribution params` fails with `cannot unmarshal`. Send the message with `tx gov submit-proposal`, which accepts decimals.',
  },
  {
    path: ['tx', 'distribution', 'withdraw-all-rewards'],
    usage: 'tx distribution withdraw-all-rewards',
    purpose: 'Withdraws your rewards from all validators.',
    flags: [
      {
        name: 'max-msgs',
        type: 'int64',
        default: '0',
        meaning: 'Maximum number of messages per transaction; 0 means no limit.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'withdraw-rewards'],
    usage: 'tx distribution withdraw-rewards <validator-addr>',
    purpose: 'Withdraws your rewards from one validator.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flags: [
      {
        name: 'commission',
        type: 'bool',
        default: 'false',
        meaning: 'Also withdraws the commission.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['tx', 'distribution', 'withdraw-validator-commission'],
    usage: 'tx distribution withdraw-validator-commission <validator-addr>',
    purpose: "Withdraws your validator's commission.",
    args: [
      {
        name: 'validator-addr',
        meaning: 'Name of the key in your keyring that operates the validator.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'client/v2/autocli at client/v2.0.0-beta.9; COS x/distribution'},
    note: 'The command signs with the key named in its argument and ignores `--from`. If you pass a validator address, it fails with `bbnvaloper1….info: key not found`.',
  },
]);
