import {defineCommands} from '../schema';

/** `babylond testnet`. */
export default defineCommands([
  {
    path: ['testnet'],
    usage: 'testnet',
    purpose: 'Creates the directories of a local network with several validators.',
    flags: [
      {
        name: 'additional-sender-account',
        type: 'bool',
        default: 'false',
        meaning: 'Adds a funded account for each validator.',
      },
      {
        name: 'btc-network',
        type: 'string',
        default: 'simnet',
        meaning:
          'Bitcoin network for the addresses and transactions. Only `start` detects a wrong name.',
        values: ['simnet', 'testnet', 'regtest', 'signet', 'mainnet'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain ID of the new network; random by default.',
      },
      {name: 'key-type', type: 'string', default: 'secp256k1', meaning: 'Key algorithm.'},
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'minimum-gas-prices',
        type: 'string',
        default: '0.000006ubbn',
        meaning:
          'Value of this key in each node’s `app.toml`. If you omit the flag, the value in `~/.babylond/config/app.toml` is used, if that file exists.',
      },
      {
        name: 'node-daemon-home',
        type: 'string',
        default: 'babylond',
        meaning: "Name of the daemon's directory in each node directory.",
      },
      {
        name: 'node-dir-prefix',
        type: 'string',
        default: 'node',
        meaning: "Prefix of each node directory's name.",
      },
      {
        name: 'output-dir',
        shorthand: 'o',
        type: 'string',
        default: './mytestnet',
        meaning: 'Directory for the files of all nodes.',
      },
      {
        name: 'starting-ip-address',
        type: 'string',
        default: '192.168.0.1',
        meaning: 'IP address of the first node; the other nodes get the addresses that follow.',
      },
      {
        name: 'time-between-blocks-seconds',
        type: 'uint64',
        default: '5',
        meaning: 'Block time in seconds.',
      },
      {name: 'v', type: 'int', default: '4', meaning: 'Number of validators.'},
    ],
    flagSets: ['genesis'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/testnet.go'},
  },
]);
