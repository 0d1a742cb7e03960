import type {CliFlag, FlagSet} from '../schema';

/** Flags of a command that creates or sends a transaction. */
const tx: readonly CliFlag[] = [
  {
    name: 'account-number',
    shorthand: 'a',
    type: 'uint64',
    default: '0',
    meaning: 'Account number of the signing account; used only with `--offline`.',
  },
  {
    name: 'aux',
    type: 'bool',
    default: 'false',
    meaning: 'Generates the auxiliary signer data for a transaction that another account sends.',
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
    meaning: 'Chain ID for which the transaction is signed; it is invalid on any other chain.',
  },
  {
    name: 'dry-run',
    type: 'bool',
    default: 'false',
    meaning: 'Only estimates gas and does not sign or broadcast. `--from` must then be an address.',
  },
  {
    name: 'fee-granter',
    type: 'string',
    default: '',
    meaning: 'Address whose fee allowance pays the fee.',
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
    meaning: 'Total fee, such as `2000ubbn`; cannot be combined with `--gas-prices`.',
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
    meaning: 'Factor by which the `--gas auto` estimate is multiplied.',
  },
  {
    name: 'gas-prices',
    type: 'string',
    default: '',
    meaning:
      'Price per unit of gas, such as `0.002ubbn`; the fee is this price times the gas limit.',
  },
  {
    name: 'generate-only',
    type: 'bool',
    default: 'false',
    meaning: 'Prints the unsigned transaction and does not broadcast it.',
  },
  {
    name: 'keyring-backend',
    type: 'string',
    default: 'os',
    meaning:
      'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
    values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
  },
  {
    name: 'keyring-dir',
    type: 'string',
    default: '',
    meaning: 'Keyring directory; defaults to the home directory.',
  },
  {
    name: 'ledger',
    type: 'bool',
    default: 'false',
    meaning: 'No effect: the keyring records which keys are on a Ledger device.',
  },
  {
    name: 'node',
    type: 'string',
    default: 'tcp://localhost:26657',
    meaning: 'RPC address of the node to query, as `tcp://host:port` or `https://host:port`.',
  },
  {name: 'note', type: 'string', default: '', meaning: 'Public memo of the transaction.'},
  {
    name: 'offline',
    type: 'bool',
    default: 'false',
    meaning: 'Does not query a node, so you must pass the account number and the sequence.',
  },
  {
    name: 'output',
    shorthand: 'o',
    type: 'string',
    default: 'json',
    meaning:
      'Output format. Without the flag, `output` in `client.toml` is used, which is initially `text`.',
    values: ['text', 'json'],
  },
  {
    name: 'sequence',
    shorthand: 's',
    type: 'uint64',
    default: '0',
    meaning:
      'Sequence number of the account; used only with `--offline`. To send several transactions in a row, pass `--offline`, the account number and each sequence.',
  },
  {
    name: 'sign-mode',
    type: 'string',
    default: '',
    meaning: 'Sign mode. For a key on a Ledger device, `amino-json` is the default.',
    values: ['direct', 'amino-json', 'direct-aux', 'textual'],
  },
  {
    name: 'timeout-duration',
    type: 'duration',
    default: '0s',
    meaning:
      'How long an unordered transaction stays valid. The program accepts the flag only together with `--unordered`.',
  },
  {
    name: 'timeout-height',
    type: 'uint64',
    default: '0',
    meaning:
      'Last block in which the transaction can be included. The help text calls the flag deprecated, but you cannot set any other timeout with this program.',
  },
  {
    name: 'tip',
    type: 'string',
    default: '',
    meaning: 'No effect: the program does not read it.',
  },
  {
    name: 'unordered',
    type: 'bool',
    default: 'false',
    meaning:
      'Sends an unordered transaction, without a sequence; needs `--timeout-duration`. Babylon Genesis rejects unordered transactions.',
  },
  {
    name: 'yes',
    shorthand: 'y',
    type: 'bool',
    default: 'false',
    meaning: 'Skips the confirmation prompt.',
  },
];

/** Flags that several commands of `babylond` share. */
export const flagSets = {
  global: {
    title: 'Global flags',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'log_format',
        type: 'string',
        default: 'plain',
        meaning: 'Format of log lines.',
        values: ['json', 'plain'],
      },
      {
        name: 'log_level',
        type: 'string',
        default: 'info',
        meaning:
          'Minimum log level, for all modules or per module, such as `consensus:debug,*:error`.',
      },
      {
        name: 'log_no_color',
        type: 'bool',
        default: 'false',
        meaning: 'Turns off colors in the log.',
      },
      {
        name: 'trace',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the stack trace of an error.',
      },
    ],
  },
  chain: {
    title: 'Chain flag',
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain ID for which the transaction is signed; it is invalid on any other chain.',
      },
    ],
  },
  keyring: {
    title: 'Keyring flags',
    flags: [
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Keyring directory; defaults to the home directory.',
      },
      {
        name: 'output',
        type: 'string',
        default: 'text',
        meaning: 'Output format.',
        values: ['text', 'json'],
      },
    ],
  },
  tx: {
    title: 'Transaction flags',
    flags: tx,
  },
  txOffline: {
    title: 'Transaction flags without --output',
    // A command that queries no node prints no response, so it has no `--output`.
    flags: tx.filter(({name}) => name !== 'output'),
  },
  autocliPagination: {
    title: 'Page flags of generated commands',
    flags: [
      {
        name: 'page-count-total',
        type: 'bool',
        default: 'false',
        meaning: 'Adds the total number of entries to the response.',
      },
      {
        name: 'page-key',
        type: 'binary',
        default: '',
        meaning: 'Key of the next page, from the previous response.',
      },
      {
        name: 'page-limit',
        type: 'uint64',
        default: '0',
        meaning: 'Maximum number of entries in one response.',
      },
      {name: 'page-offset', type: 'uint64', default: '0', meaning: 'Number of entries to skip.'},
      {
        name: 'page-reverse',
        type: 'bool',
        default: 'false',
        meaning:
          'Lists entries in reverse order: newest first only if the list is ordered by number or height.',
      },
    ],
  },
  pagination: {
    title: 'Page flags of handwritten commands',
    flags: [
      {
        name: 'count-total',
        type: 'bool',
        default: 'false',
        meaning: 'Adds the total number of entries to the response.',
      },
      {
        name: 'limit',
        type: 'uint64',
        default: '100',
        meaning: 'Maximum number of entries in one response.',
      },
      {name: 'offset', type: 'uint64', default: '0', meaning: 'Number of entries to skip.'},
      {
        name: 'page',
        type: 'uint64',
        default: '1',
        meaning:
          'Page to show, counted from 1; cannot be combined with `--offset` and `--page-key`.',
      },
      {
        name: 'page-key',
        type: 'string',
        default: '',
        meaning:
          'Raw bytes of the next page’s key. The flag does not decode `next_key`: if you pass that, the response is empty or wrong, so use `--page`.',
      },
      {
        name: 'reverse',
        type: 'bool',
        default: 'false',
        meaning:
          'Lists entries in reverse order: newest first only if the list is ordered by number or height.',
      },
    ],
  },
  autocli: {
    title: 'Flags of generated commands',
    flags: [
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Keyring directory; defaults to the home directory.',
      },
      {name: 'no-indent', type: 'bool', default: 'false', meaning: 'Prints JSON on one line.'},
    ],
  },
  query: {
    title: 'Query flags',
    flags: [
      {
        name: 'grpc-addr',
        type: 'string',
        default: '',
        meaning:
          'gRPC address of the node to query, instead of `--node`. With it, `--height` has no effect.',
      },
      {name: 'grpc-insecure', type: 'bool', default: 'false', meaning: 'Uses gRPC without TLS.'},
      {
        name: 'height',
        type: 'int64',
        default: '0',
        meaning:
          'Height of the state to query; 0 means the latest. The node must not have pruned that state. No effect with `--grpc-addr`.',
      },
      {
        name: 'node',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to query, as `tcp://host:port` or `https://host:port`.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'text',
        meaning: 'Output format.',
        values: ['text', 'json'],
      },
    ],
  },
  genesis: {
    title: 'Network parameter flags',
    flags: [
      {
        name: 'activation-height',
        type: 'uint64',
        default: '1',
        meaning: 'Height from which finality providers finalize blocks.',
      },
      {
        name: 'allowed-reporter-addresses',
        type: 'string',
        default: '',
        meaning:
          'Addresses that may report Bitcoin headers, separated by commas; empty allows all.',
      },
      {
        name: 'block-gas-limit',
        type: 'int64',
        default: '50000000',
        meaning: 'Maximum gas per block.',
      },
      {
        name: 'blocks-per-year',
        type: 'uint64',
        default: '6311520',
        meaning: 'Expected blocks per year in the old mint module; no effect on Babylon.',
      },
      {
        name: 'btc-base-header',
        type: 'string',
        default:
          '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a45068653ffff7f2002000000',
        meaning: 'Base header of the light client: 80 bytes as hex.',
      },
      {
        name: 'btc-base-header-height',
        type: 'uint32',
        default: '0',
        meaning: 'Bitcoin height of the first header: a multiple of 2016.',
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
        meaning: 'Tag that marks checkpoints on Bitcoin: 4 bytes as hex.',
      },
      {
        name: 'covenant-pks',
        type: 'string',
        default: '<five test keys>',
        meaning: 'Public keys of the covenant committee, separated by commas.',
      },
      {
        name: 'covenant-quorum',
        type: 'uint32',
        default: '3',
        meaning: 'Number of committee members that must sign.',
      },
      {
        name: 'epoch-interval',
        type: 'uint64',
        default: '400',
        meaning: 'Number of blocks in an epoch, at least 2.',
      },
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
        meaning:
          'Genesis time in Unix seconds. `testnet` ignores the flag and uses the current time.',
      },
      {
        name: 'goal-bonded',
        type: 'float64',
        default: '0.67',
        meaning: 'Target share of bonded tokens in the old mint module; no effect on Babylon.',
      },
      {
        name: 'inflation-max',
        type: 'float64',
        default: '0.2',
        meaning: 'Maximum inflation in the old mint module; no effect on Babylon.',
      },
      {
        name: 'inflation-min',
        type: 'float64',
        default: '0.07',
        meaning: 'Minimum inflation in the old mint module; no effect on Babylon.',
      },
      {
        name: 'inflation-rate-change',
        type: 'float64',
        default: '0.13',
        meaning: 'Maximum annual change of inflation in the old mint module; no effect on Babylon.',
      },
      {
        name: 'jail-duration',
        type: 'string',
        default: '24h0m0s',
        meaning: 'Minimum time that a finality provider stays jailed.',
      },
      {
        name: 'max-active-finality-providers',
        type: 'uint32',
        default: '100',
        meaning: 'Maximum number of active finality providers.',
      },
      {
        name: 'max-active-validators',
        type: 'uint32',
        default: '10',
        meaning: 'Maximum number of active validators.',
      },
      {
        name: 'max-staking-amount-sat',
        type: 'int64',
        default: '100000000000',
        meaning: 'Maximum stake in satoshis.',
      },
      {
        name: 'max-staking-time-blocks',
        type: 'uint16',
        default: '10000',
        meaning: 'Maximum timelock in Bitcoin blocks.',
      },
      {
        name: 'min-commission-rate',
        type: 'string',
        default: '0',
        meaning: 'Minimum finality provider commission, as a decimal.',
      },
      {
        name: 'min-signed-per-window',
        type: 'string',
        default: '0.500000000000000000',
        meaning: 'Minimum share of the window that must be signed, as a decimal.',
      },
      {
        name: 'min-slashing-fee-sat',
        type: 'int64',
        default: '1000',
        meaning: 'Minimum slashing transaction fee in satoshis.',
      },
      {
        name: 'min-staking-amount-sat',
        type: 'int64',
        default: '500000',
        meaning: 'Minimum stake in satoshis.',
      },
      {
        name: 'min-staking-time-blocks',
        type: 'uint16',
        default: '100',
        meaning: 'Minimum timelock in Bitcoin blocks.',
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
        meaning: 'Slashing rate: share of the stake that is slashed, as a decimal.',
      },
      {
        name: 'unbonding-fee-sat',
        type: 'int64',
        default: '1000',
        meaning: 'Fee for an unbonding transaction in satoshis.',
      },
      {
        name: 'unbonding-time',
        type: 'uint16',
        default: '21',
        meaning: 'Unbonding timelock in Bitcoin blocks.',
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
    title: 'Proposal flags',
    flags: [
      {name: 'deposit', type: 'string', default: '', meaning: 'Initial deposit for the proposal.'},
      {
        name: 'metadata',
        type: 'string',
        default: '',
        meaning: 'Metadata of the proposal: a link or text.',
      },
      {
        name: 'no-proposal',
        type: 'bool',
        default: 'false',
        meaning: 'Sends the message itself instead of a proposal.',
      },
      {
        name: 'summary',
        type: 'string',
        default: '',
        meaning: 'Summary of the proposal; required unless you pass `--no-proposal`.',
      },
      {
        name: 'title',
        type: 'string',
        default: '',
        meaning: 'Title of the proposal; required unless you pass `--no-proposal`.',
      },
    ],
  },
  blsPassword: {
    title: 'BLS password flags',
    flags: [
      {
        name: 'bls-password-file',
        type: 'string',
        default: '',
        meaning:
          'File with the BLS key password. If it is missing, the command prompts for the password, and a command that creates the key writes the password to it in plain text.',
      },
      {
        name: 'no-bls-password',
        type: 'bool',
        default: 'false',
        meaning:
          'Uses an empty password for the BLS key, so anyone who can read the file can use the key.',
      },
    ],
  },
} as const satisfies Record<string, FlagSet>;
