import {defineCommands} from '../schema';

/** Commands that make a node and a genesis file. */
export default defineCommands([
  {
    path: ['add-genesis-account'],
    usage: 'add-genesis-account <address_or_key_name> <coins>',
    purpose: 'Gives an account coins in the genesis file.',
    args: [
      {name: 'address_or_key_name', meaning: 'Address, or name of a key.', required: true},
      {name: 'coins', meaning: 'Amounts with their denominations, with commas.', required: true},
    ],
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
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
        name: 'vesting-amount',
        type: 'string',
        default: '',
        meaning: 'Part of the coins that unlocks over time.',
      },
      {
        name: 'vesting-end-time',
        type: 'int64',
        default: '0',
        meaning: 'When all is unlocked, in Unix seconds.',
      },
      {
        name: 'vesting-start-time',
        type: 'int64',
        default: '0',
        meaning: 'When unlocking begins, in Unix seconds.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genaccounts.go'},
  },
  {
    path: ['collect-gentxs'],
    usage: 'collect-gentxs',
    purpose: 'Gathers the genesis transactions of all validators into the genesis file.',
    flags: [
      {
        name: 'gentx-dir',
        type: 'string',
        default: '',
        meaning:
          'Folder with the genesis transactions; empty is `config/gentx` in the home folder.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
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
      'Makes the genesis transaction with which a validator joins a new chain, with its BLS key.',
    args: [
      {name: 'key_name', meaning: 'Name of the key.', required: true},
      {
        name: 'amount',
        meaning: 'Amount with its denomination, such as `1000000ubbn`.',
        required: true,
      },
    ],
    flags: [
      {name: 'amount', type: 'string', default: '', meaning: 'Own stake, such as `1000000ubbn`.'},
      {
        name: 'commission-max-change-rate',
        type: 'string',
        default: '',
        meaning:
          'Most that the commission may move in a day, as a decimal; it cannot be changed later.',
      },
      {
        name: 'commission-max-rate',
        type: 'string',
        default: '',
        meaning:
          'Highest commission that may ever be set, as a decimal; it cannot be raised later.',
      },
      {
        name: 'commission-rate',
        type: 'string',
        default: '',
        meaning: 'Commission as a decimal: 0.05 is 5%.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity at an outside service, such as a Keybase id; explorers take the picture from it.',
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
        meaning: 'Least own stake below which the validator is jailed.',
      },
      {name: 'moniker', type: 'string', default: '', meaning: "The validator's public name."},
      {name: 'node-id', type: 'string', default: '', meaning: "The node's id among peers."},
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'File for the result; empty prints it.',
      },
      {
        name: 'p2p-port',
        type: 'uint',
        default: '26656',
        meaning: "The node's public port for peers.",
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
      'Makes the home folder with configuration, node key, consensus key and BLS key, and a first genesis file.',
    args: [{name: 'moniker', meaning: "The node's public name.", required: true}],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain id in the genesis file; empty makes a random one.',
      },
      {
        name: 'consensus-key-algo',
        type: 'string',
        default: 'ed25519',
        meaning: 'Algorithm of the consensus key.',
      },
      {
        name: 'default-denom',
        type: 'string',
        default: '',
        meaning: 'Denomination that the genesis file uses; empty takes the built-in one.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
      {name: 'initial-height', type: 'int64', default: '1', meaning: 'Height of the first block.'},
      {
        name: 'overwrite',
        shorthand: 'o',
        type: 'bool',
        default: 'false',
        meaning:
          'Replaces a genesis file that exists; node key, consensus key and BLS key stay. With a BLS key in the folder it ends with an error after that.',
      },
      {
        name: 'recover',
        type: 'bool',
        default: 'false',
        meaning:
          'Asks for a seed phrase and derives the consensus key from it. It replaces a consensus key that exists, even when the command then stops.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/init.go'},
    note: '`--overwrite` replaces the genesis file only; keys that exist stay.',
  },
  {
    path: ['migrate'],
    usage: 'migrate <target-version> <genesis-file>',
    purpose: 'Brings an old genesis file into the form of a newer version.',
    args: [
      {
        name: 'target-version',
        meaning: 'Version of the Cosmos SDK to move to: `v0.43`, `v0.46` or `v0.47`.',
        required: true,
      },
      {name: 'genesis-file', meaning: 'Old genesis file.', required: true},
    ],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain id for the new genesis file; empty keeps the old one.',
      },
      {
        name: 'genesis-time',
        type: 'string',
        default: '',
        meaning: 'Time of the first block for the new genesis file; empty keeps the old one.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'File for the result; empty prints it.',
      },
    ],
    source: {id: 'COS', path: 'x/genutil/client/cli/migrate.go'},
  },
  {
    path: ['prepare-genesis'],
    usage: 'prepare-genesis <testnet|mainnet> <chain-id>',
    purpose: 'Writes the parameters of a new network into the genesis file.',
    args: [
      {name: 'testnet|mainnet', meaning: 'Which set of genesis parameters.', required: true},
      {name: 'chain-id', meaning: 'Chain id.', required: true},
    ],
    flags: [
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain id in the genesis file; the argument decides.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
    ],
    flagSets: ['genesis'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/genesis.go'},
  },
  {
    path: ['validate-genesis'],
    usage: 'validate-genesis [file]',
    purpose: 'Checks a genesis file.',
    args: [
      {
        name: 'file',
        meaning: 'Genesis file; left out, the one in the home folder.',
        required: false,
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/validate_genesis.go'},
  },
]);
