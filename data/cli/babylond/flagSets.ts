import type {FlagSet} from '../schema';

/** Flags that several commands of `babylond` share. */
export const flagSets = {
  global: {
    title: 'Flags of every command',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
      {
        name: 'log_format',
        type: 'string',
        default: 'plain',
        meaning: 'How log lines are written.',
        values: ['json', 'plain'],
      },
      {
        name: 'log_level',
        type: 'string',
        default: 'info',
        meaning:
          'Least severe level that is logged, for all or for modules, such as `consensus:debug,*:error`.',
      },
      {name: 'log_no_color', type: 'bool', default: 'false', meaning: 'Logs without colors.'},
      {
        name: 'trace',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the call stack with an error.',
      },
    ],
  },
  chain: {
    title: 'Chain of transactions and queries',
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain for which the transaction is signed; on any other chain it is void.',
      },
    ],
  },
  keyring: {
    title: 'Flags of every keys command',
    flags: [
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Folder of the keys, where it is not the home folder.',
      },
      {
        name: 'output',
        type: 'string',
        default: 'text',
        meaning: 'Format of the answer.',
        values: ['text', 'json'],
      },
    ],
  },
  tx: {
    title: 'Flags of every transaction',
    flags: [
      {
        name: 'account-number',
        shorthand: 'a',
        type: 'uint64',
        default: '0',
        meaning: 'Number of the signing account; needed only offline.',
      },
      {
        name: 'aux',
        type: 'bool',
        default: 'false',
        meaning: 'Makes signer data for a transaction that another account sends.',
      },
      {
        name: 'broadcast-mode',
        shorthand: 'b',
        type: 'string',
        default: 'sync',
        meaning:
          '`sync` waits until the node has checked the transaction, `async` does not. Neither waits for a block.',
        values: ['sync', 'async'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain for which the transaction is signed; on any other chain it is void.',
      },
      {
        name: 'dry-run',
        type: 'bool',
        default: 'false',
        meaning: 'Only estimates gas; nothing is signed or sent. `--from` must then be an address.',
      },
      {
        name: 'fee-granter',
        type: 'string',
        default: '',
        meaning: 'Address that has granted an allowance from which the fee is paid.',
      },
      {
        name: 'fee-payer',
        type: 'string',
        default: '',
        meaning: 'Address that pays the fee and must sign too.',
      },
      {
        name: 'fees',
        type: 'string',
        default: '',
        meaning: 'Whole fee, such as `2000ubbn`; excludes `--gas-prices`.',
      },
      {
        name: 'from',
        type: 'string',
        default: '',
        meaning: 'Name or address of the key that signs and pays.',
      },
      {
        name: 'gas',
        type: 'string',
        default: '200000',
        meaning: 'Gas limit, or `auto` for an estimate.',
      },
      {
        name: 'gas-adjustment',
        type: 'float64',
        default: '1',
        meaning: 'Factor by which an estimate of `--gas auto` is raised.',
      },
      {
        name: 'gas-prices',
        type: 'string',
        default: '',
        meaning:
          'Price of one unit of gas, such as `0.002ubbn`; the fee is this times the gas limit.',
      },
      {
        name: 'generate-only',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the unsigned transaction and sends nothing.',
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Folder of the keys, where it is not the home folder.',
      },
      {name: 'ledger', type: 'bool', default: 'false', meaning: 'Uses a Ledger device.'},
      {
        name: 'node',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to ask, as `tcp://host:port` or `https://host:port`.',
      },
      {name: 'note', type: 'string', default: '', meaning: 'Public memo of the transaction.'},
      {
        name: 'offline',
        type: 'bool',
        default: 'false',
        meaning: 'Asks no node, so account number and sequence must be given.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'json',
        meaning: 'Format of the answer.',
        values: ['text', 'json'],
      },
      {
        name: 'sequence',
        shorthand: 's',
        type: 'uint64',
        default: '0',
        meaning:
          'How many transactions the account has sent; needed only offline or to send several in a row.',
      },
      {
        name: 'sign-mode',
        type: 'string',
        default: '',
        meaning:
          'How the transaction is turned into bytes for signing; a Ledger device needs `amino-json`.',
        values: ['direct', 'amino-json', 'direct-aux', 'textual'],
      },
      {
        name: 'timeout-duration',
        type: 'duration',
        default: '0s',
        meaning: 'How long the transaction stays valid.',
      },
      {
        name: 'timeout-height',
        type: 'uint64',
        default: '0',
        meaning:
          'Last block in which the transaction may stand; older way of `--timeout-duration`.',
      },
      {
        name: 'tip',
        type: 'string',
        default: '',
        meaning: 'Amount offered to whoever pays the fee; only with `--aux`.',
      },
      {
        name: 'unordered',
        type: 'bool',
        default: 'false',
        meaning: 'Drops the order by sequence; needs `--timeout-duration`.',
      },
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the question before the action.',
      },
    ],
  },
  txOffline: {
    title: 'Flags of commands that handle transactions without an answer',
    flags: [
      {
        name: 'account-number',
        shorthand: 'a',
        type: 'uint64',
        default: '0',
        meaning: 'Number of the signing account; needed only offline.',
      },
      {
        name: 'aux',
        type: 'bool',
        default: 'false',
        meaning: 'Makes signer data for a transaction that another account sends.',
      },
      {
        name: 'broadcast-mode',
        shorthand: 'b',
        type: 'string',
        default: 'sync',
        meaning:
          '`sync` waits until the node has checked the transaction, `async` does not. Neither waits for a block.',
        values: ['sync', 'async'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain for which the transaction is signed; on any other chain it is void.',
      },
      {
        name: 'dry-run',
        type: 'bool',
        default: 'false',
        meaning: 'Only estimates gas; nothing is signed or sent. `--from` must then be an address.',
      },
      {
        name: 'fee-granter',
        type: 'string',
        default: '',
        meaning: 'Address that has granted an allowance from which the fee is paid.',
      },
      {
        name: 'fee-payer',
        type: 'string',
        default: '',
        meaning: 'Address that pays the fee and must sign too.',
      },
      {
        name: 'fees',
        type: 'string',
        default: '',
        meaning: 'Whole fee, such as `2000ubbn`; excludes `--gas-prices`.',
      },
      {
        name: 'from',
        type: 'string',
        default: '',
        meaning: 'Name or address of the key that signs and pays.',
      },
      {
        name: 'gas',
        type: 'string',
        default: '200000',
        meaning: 'Gas limit, or `auto` for an estimate.',
      },
      {
        name: 'gas-adjustment',
        type: 'float64',
        default: '1',
        meaning: 'Factor by which an estimate of `--gas auto` is raised.',
      },
      {
        name: 'gas-prices',
        type: 'string',
        default: '',
        meaning:
          'Price of one unit of gas, such as `0.002ubbn`; the fee is this times the gas limit.',
      },
      {
        name: 'generate-only',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the unsigned transaction and sends nothing.',
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Folder of the keys, where it is not the home folder.',
      },
      {name: 'ledger', type: 'bool', default: 'false', meaning: 'Uses a Ledger device.'},
      {
        name: 'node',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to ask, as `tcp://host:port` or `https://host:port`.',
      },
      {name: 'note', type: 'string', default: '', meaning: 'Public memo of the transaction.'},
      {
        name: 'offline',
        type: 'bool',
        default: 'false',
        meaning: 'Asks no node, so account number and sequence must be given.',
      },
      {
        name: 'sequence',
        shorthand: 's',
        type: 'uint64',
        default: '0',
        meaning:
          'How many transactions the account has sent; needed only offline or to send several in a row.',
      },
      {
        name: 'sign-mode',
        type: 'string',
        default: '',
        meaning:
          'How the transaction is turned into bytes for signing; a Ledger device needs `amino-json`.',
        values: ['direct', 'amino-json', 'direct-aux', 'textual'],
      },
      {
        name: 'timeout-duration',
        type: 'duration',
        default: '0s',
        meaning: 'How long the transaction stays valid.',
      },
      {
        name: 'timeout-height',
        type: 'uint64',
        default: '0',
        meaning:
          'Last block in which the transaction may stand; older way of `--timeout-duration`.',
      },
      {
        name: 'tip',
        type: 'string',
        default: '',
        meaning: 'Amount offered to whoever pays the fee; only with `--aux`.',
      },
      {
        name: 'unordered',
        type: 'bool',
        default: 'false',
        meaning: 'Drops the order by sequence; needs `--timeout-duration`.',
      },
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the question before the action.',
      },
    ],
  },
  autocliPagination: {
    title: 'Flags of generated lists',
    flags: [
      {
        name: 'page-count-total',
        type: 'bool',
        default: 'false',
        meaning: 'Adds the count of all entries.',
      },
      {
        name: 'page-key',
        type: 'binary',
        default: '',
        meaning: 'Key of the next page, from the last answer.',
      },
      {name: 'page-limit', type: 'uint64', default: '0', meaning: 'Most entries of one answer.'},
      {name: 'page-offset', type: 'uint64', default: '0', meaning: 'How many entries to skip.'},
      {name: 'page-reverse', type: 'bool', default: 'false', meaning: 'Newest or largest first.'},
    ],
  },
  pagination: {
    title: 'Flags of lists',
    flags: [
      {
        name: 'count-total',
        type: 'bool',
        default: 'false',
        meaning: 'Adds the count of all entries.',
      },
      {name: 'limit', type: 'uint64', default: '100', meaning: 'Most entries of one answer.'},
      {name: 'offset', type: 'uint64', default: '0', meaning: 'How many entries to skip.'},
      {
        name: 'page',
        type: 'uint64',
        default: '1',
        meaning: 'Page to show, counted from 1; excludes `--offset` and `--page-key`.',
      },
      {
        name: 'page-key',
        type: 'string',
        default: '',
        meaning: 'Key of the next page, from the last answer.',
      },
      {name: 'reverse', type: 'bool', default: 'false', meaning: 'Newest or largest first.'},
    ],
  },
  autocli: {
    title: 'Flags of generated queries',
    flags: [
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Folder of the keys, where it is not the home folder.',
      },
      {name: 'no-indent', type: 'bool', default: 'false', meaning: 'Prints JSON on one line.'},
    ],
  },
  query: {
    title: 'Flags of every query',
    flags: [
      {name: 'grpc-addr', type: 'string', default: '', meaning: 'gRPC address of the node to ask.'},
      {name: 'grpc-insecure', type: 'bool', default: 'false', meaning: 'Speaks gRPC without TLS.'},
      {
        name: 'height',
        type: 'int64',
        default: '0',
        meaning: 'Block whose state is asked; 0 is the newest. The node must still keep it.',
      },
      {
        name: 'node',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to ask, as `tcp://host:port` or `https://host:port`.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'text',
        meaning: 'Format of the answer.',
        values: ['text', 'json'],
      },
    ],
  },
  genesis: {
    title: 'Parameters of a new network',
    flags: [
      {
        name: 'activation-height',
        type: 'uint64',
        default: '1',
        meaning: 'Height from which blocks are finalized by votes.',
      },
      {
        name: 'allowed-reporter-addresses',
        type: 'string',
        default: '',
        meaning: 'Addresses that may report Bitcoin headers, with commas; empty allows all.',
      },
      {
        name: 'block-gas-limit',
        type: 'int64',
        default: '50000000',
        meaning: 'Most gas in a block.',
      },
      {
        name: 'blocks-per-year',
        type: 'uint64',
        default: '6311520',
        meaning: 'Expected blocks of the old mint module; without effect on Babylon.',
      },
      {
        name: 'btc-base-header',
        type: 'string',
        default:
          '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a45068653ffff7f2002000000',
        meaning: 'First Bitcoin header that the light client knows: 80 bytes as hex.',
      },
      {
        name: 'btc-base-header-height',
        type: 'uint32',
        default: '0',
        meaning: 'Bitcoin height of the first header.',
      },
      {
        name: 'btc-confirmation-depth',
        type: 'uint32',
        default: '6',
        meaning: 'Bitcoin blocks until a transaction counts as confirmed (k).',
      },
      {
        name: 'btc-finalization-timeout',
        type: 'uint32',
        default: '20',
        meaning: 'Bitcoin blocks until a checkpoint counts as final (w).',
      },
      {
        name: 'checkpoint-tag',
        type: 'string',
        default: '01020304',
        meaning: 'Tag of checkpoints on Bitcoin: 4 bytes as hex.',
      },
      {
        name: 'covenant-pks',
        type: 'string',
        default: '<five test keys>',
        meaning: 'Public keys of the covenant committee, with commas.',
      },
      {
        name: 'covenant-quorum',
        type: 'uint32',
        default: '3',
        meaning: 'How many committee members must sign.',
      },
      {name: 'epoch-interval', type: 'uint64', default: '400', meaning: 'Blocks in an epoch.'},
      {
        name: 'finality-sig-timeout',
        type: 'int64',
        default: '3',
        meaning: 'Blocks within which a finality vote must arrive.',
      },
      {
        name: 'genesis-time',
        type: 'int64',
        default: '<now>',
        meaning: 'Time of the first block in Unix seconds.',
      },
      {
        name: 'goal-bonded',
        type: 'float64',
        default: '0.67',
        meaning: 'Target of the old mint module; without effect on Babylon.',
      },
      {
        name: 'inflation-max',
        type: 'float64',
        default: '0.2',
        meaning: 'Upper bound of the old mint module; without effect on Babylon.',
      },
      {
        name: 'inflation-min',
        type: 'float64',
        default: '0.07',
        meaning: 'Lower bound of the old mint module; without effect on Babylon.',
      },
      {
        name: 'inflation-rate-change',
        type: 'float64',
        default: '0.13',
        meaning: 'Value of the old mint module; without effect on Babylon.',
      },
      {
        name: 'jail-duration',
        type: 'string',
        default: '24h0m0s',
        meaning: 'How long a jailed finality provider must wait.',
      },
      {
        name: 'max-active-finality-providers',
        type: 'uint32',
        default: '100',
        meaning: 'Most finality providers that may be active.',
      },
      {
        name: 'max-active-validators',
        type: 'uint32',
        default: '10',
        meaning: 'Most validators that may be active.',
      },
      {
        name: 'max-staking-amount-sat',
        type: 'int64',
        default: '100000000000',
        meaning: 'Largest stake in satoshi.',
      },
      {
        name: 'max-staking-time-blocks',
        type: 'uint16',
        default: '10000',
        meaning: 'Longest timelock in Bitcoin blocks.',
      },
      {
        name: 'min-commission-rate',
        type: 'string',
        default: '0',
        meaning: 'Least commission of a finality provider, as a decimal.',
      },
      {
        name: 'min-signed-per-window',
        type: 'string',
        default: '0.500000000000000000',
        meaning: 'Part of the window that must be signed, as a decimal.',
      },
      {
        name: 'min-slashing-fee-sat',
        type: 'int64',
        default: '1000',
        meaning: 'Least fee of a slashing transaction in satoshi.',
      },
      {
        name: 'min-staking-amount-sat',
        type: 'int64',
        default: '500000',
        meaning: 'Least stake in satoshi.',
      },
      {
        name: 'min-staking-time-blocks',
        type: 'uint16',
        default: '100',
        meaning: 'Shortest timelock in Bitcoin blocks.',
      },
      {
        name: 'signed-blocks-window',
        type: 'int64',
        default: '100',
        meaning: 'Blocks over which missed votes are counted.',
      },
      {
        name: 'slashing-pk-script',
        type: 'string',
        default: '76a914010101010101010101010101010101010101010188ac',
        meaning: 'Output script that receives slashed bitcoin, as hex.',
      },
      {
        name: 'slashing-rate',
        type: 'string',
        default: '0.1',
        meaning: 'Part of the stake that slashing takes, as a decimal.',
      },
      {
        name: 'unbonding-fee-sat',
        type: 'int64',
        default: '1000',
        meaning: 'Fee of an unbonding transaction in satoshi.',
      },
      {
        name: 'unbonding-time',
        type: 'uint16',
        default: '21',
        meaning: 'Timelock of unbonding in Bitcoin blocks.',
      },
      {
        name: 'vote-extension-enable-height',
        type: 'int64',
        default: '1',
        meaning: 'Height from which validators add BLS signatures to their votes.',
      },
    ],
  },
  proposal: {
    title: 'Flags of proposals',
    flags: [
      {name: 'deposit', type: 'string', default: '', meaning: 'Deposit with the proposal.'},
      {name: 'metadata', type: 'string', default: '', meaning: 'Link or text kept with it.'},
      {
        name: 'no-proposal',
        type: 'bool',
        default: 'false',
        meaning: 'Sends the message itself in place of a proposal.',
      },
      {name: 'summary', type: 'string', default: '', meaning: 'Short text of the proposal.'},
      {name: 'title', type: 'string', default: '', meaning: 'Title of the proposal.'},
    ],
  },
  blsPassword: {
    title: 'Password of the BLS key',
    flags: [
      {
        name: 'bls-password-file',
        type: 'string',
        default: '',
        meaning: 'File that holds the password of the BLS key.',
      },
      {
        name: 'no-bls-password',
        type: 'bool',
        default: 'false',
        meaning: 'Uses an empty password for the BLS key, so whoever reads the file has the key.',
      },
    ],
  },
} as const satisfies Record<string, FlagSet>;
