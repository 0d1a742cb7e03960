import {defineCommands} from '../schema';

/** Commands that create a node and a genesis file. */
export default defineCommands([
  {
    path: ['add-genesis-account'],
    usage: 'add-genesis-account <address_or_key_name> <coins>',
    purpose: 'Adds an account with coins to the genesis file.',
    args: [
      {name: 'address_or_key_name', meaning: 'Address, or name of a key.', required: true},
      {name: 'coins', meaning: 'Amounts with denominations, separated by commas.', required: true},
    ],
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
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
        name: 'vesting-amount',
        type: 'string',
        default: '',
        meaning: 'Part of the coins that vests over time.',
      },
      {
        name: 'vesting-end-time',
        type: 'int64',
        default: '0',
        meaning: 'When vesting ends, in Unix seconds.',
      },
      {
        name: 'vesting-start-time',
        type: 'int64',
        default: '0',
        meaning: 'When vesting starts, in Unix seconds.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genaccounts.go'},
  },
  {
    path: ['collect-gentxs'],
    usage: 'collect-gentxs',
    purpose: 'Collects the genesis transactions of all validators into the genesis file.',
    flags: [
      {
        name: 'gentx-dir',
        type: 'string',
        default: '',
        meaning:
          'Directory with the genesis transactions; defaults to `config/gentx` in the home directory.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers/collect.go'},
  },
  {
    path: ['gen-helpers'],
    usage: 'gen-helpers <command>',
    purpose: 'Fills a genesis file with Bitcoin headers, finality providers and delegations.',
    group: true,
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers'},
  },
  {
    path: ['gen-helpers', 'set-btc-delegations'],
    usage: 'gen-helpers set-btc-delegations <path/to/btc_delegations.json>',
    purpose: 'Writes Bitcoin delegations from a file into the genesis file.',
    args: [
      {name: 'path/to/btc_delegations.json', meaning: 'File with the delegations.', required: true},
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers/set_btc_delegations.go'},
  },
  {
    path: ['gen-helpers', 'set-btc-headers'],
    usage: 'gen-helpers set-btc-headers <path/to/btc_headers.json>',
    purpose: 'Writes Bitcoin headers from a file into the genesis file.',
    args: [{name: 'path/to/btc_headers.json', meaning: 'File with the headers.', required: true}],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers/set_btc_headers.go'},
  },
  {
    path: ['gen-helpers', 'set-finality-providers'],
    usage: 'gen-helpers set-finality-providers <path/to/finality_providers.json>',
    purpose: 'Writes finality providers from a file into the genesis file.',
    args: [
      {
        name: 'path/to/finality_providers.json',
        meaning: 'File with the finality providers.',
        required: true,
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers/set_finality_providers.go'},
  },
  {
    path: ['gentx'],
    usage: 'gentx <key_name> <amount>',
    purpose:
      'Creates the genesis transaction that adds a validator, with its BLS key, to a new chain.',
    args: [
      {name: 'key_name', meaning: 'Name of the key.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'amount',
        type: 'string',
        default: '',
        meaning: 'No effect: the command uses the argument of the same name.',
      },
      {
        name: 'commission-max-change-rate',
        type: 'string',
        default: '',
        meaning:
          'Maximum daily change of the commission, as a decimal; defaults to 0.01. It cannot be changed later.',
      },
      {
        name: 'commission-max-rate',
        type: 'string',
        default: '',
        meaning:
          'Maximum commission that can ever be set, as a decimal; defaults to 0.2. It cannot be raised later.',
      },
      {
        name: 'commission-rate',
        type: 'string',
        default: '',
        meaning: 'Commission as a decimal: 0.05 is 5%; defaults to 0.1.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity on an external service, such as a Keybase ID; explorers get the logo from it.',
      },
      {
        name: 'ip',
        type: 'string',
        default: '<address of the machine>',
        meaning: "The node's public address.",
      },
      {
        name: 'min-self-delegation',
        type: 'string',
        default: '',
        meaning:
          'Minimum self-delegation in ubbn, below which the validator is jailed; defaults to 1.',
      },
      {name: 'moniker', type: 'string', default: '', meaning: "The validator's public name."},
      {name: 'node-id', type: 'string', default: '', meaning: 'The node ID.'},
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning:
          'Output file; defaults to `config/gentx/gentx-<node ID>.json` in the home directory.',
      },
      {
        name: 'p2p-port',
        type: 'uint',
        default: '26656',
        meaning: "The node's public P2P port.",
      },
      {
        name: 'pubkey',
        type: 'string',
        default: '',
        meaning: "The validator's consensus public key as JSON.",
      },
      {
        name: 'security-contact',
        type: 'string',
        default: '',
        meaning: 'Public address for security reports.',
      },
      {name: 'website', type: 'string', default: '', meaning: 'Public website.'},
    ],
    flagSets: ['txOffline'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genhelpers/gentx.go'},
  },
  {
    path: ['init'],
    usage: 'init <moniker>',
    purpose:
      'Creates the home directory with configuration, node key, consensus key and BLS key, and an initial genesis file.',
    args: [{name: 'moniker', meaning: "The node's public name.", required: true}],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning:
          'Chain ID in the genesis file; defaults to the chain ID in `client.toml` or, if there is none, to a random one.',
      },
      {
        name: 'consensus-key-algo',
        type: 'string',
        default: 'ed25519',
        meaning:
          'Type of consensus keys that the genesis file allows. The key that init creates is always ed25519.',
      },
      {
        name: 'default-denom',
        type: 'string',
        default: '',
        meaning:
          'Denomination for staking, governance and the token factory in the genesis file; defaults to `stake`. Minting always uses `ubbn`.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {name: 'initial-height', type: 'int64', default: '1', meaning: 'Height of the first block.'},
      {
        name: 'overwrite',
        shorthand: 'o',
        type: 'bool',
        default: 'false',
        meaning:
          'Replaces an existing genesis file and keeps the node key, consensus key and BLS key. If the directory has a BLS key, the command then exits with an error.',
      },
      {
        name: 'recover',
        type: 'bool',
        default: 'false',
        meaning:
          'Prompts for a seed phrase and derives the consensus key from it. It replaces an existing consensus key and resets its signing record to height 0, even if the command then fails.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/init.go'},
    note: '`--overwrite` also rewrites `config.toml` with the given moniker and without your comments; its other settings are preserved.',
  },
  {
    path: ['migrate'],
    usage: 'migrate <target-version> <genesis-file>',
    purpose: 'Migrates an old genesis file to the format of a newer version.',
    args: [
      {
        name: 'target-version',
        meaning: 'Version of the Cosmos SDK to migrate to: `v0.43`, `v0.46` or `v0.47`.',
        required: true,
      },
      {name: 'genesis-file', meaning: 'Old genesis file.', required: true},
    ],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain ID for the new genesis file; defaults to the old chain ID.',
      },
      {
        name: 'genesis-time',
        type: 'string',
        default: '',
        meaning: 'Genesis time for the new genesis file; defaults to the old genesis time.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'Output file; by default, the result is printed.',
      },
    ],
    source: {id: 'COS', path: 'x/genutil/client/cli/migrate.go'},
  },
  {
    path: ['prepare-genesis'],
    usage: 'prepare-genesis <testnet|mainnet> <chain-id>',
    purpose: 'Writes the parameters of a new network into the genesis file.',
    args: [
      {name: 'testnet|mainnet', meaning: 'Set of genesis parameters to use.', required: true},
      {name: 'chain-id', meaning: 'Chain ID.', required: true},
    ],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'No effect: the command uses the argument.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    flagSets: ['genesis'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genesis.go'},
  },
  {
    path: ['validate-genesis'],
    usage: 'validate-genesis [file]',
    purpose: 'Validates a genesis file.',
    args: [
      {
        name: 'file',
        meaning: 'Genesis file; defaults to the one in the home directory.',
        required: false,
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/validate_genesis.go'},
  },
]);
