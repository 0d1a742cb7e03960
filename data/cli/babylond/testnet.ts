import {defineCommands} from '../schema';

/** `babylond testnet`. */
export default defineCommands([
  {
    path: ['testnet'],
    usage: 'testnet',
    purpose: 'Writes the folders of a local network with several validators.',
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
        meaning: 'Bitcoin network of the addresses and transactions.',
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'Chain id of the new network; empty makes a random one.',
      },
      {name: 'key-type', type: 'string', default: 'secp256k1', meaning: 'Algorithm of the key.'},
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'os',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'minimum-gas-prices',
        type: 'string',
        default: '0.000006ubbn',
        meaning: 'Least price of gas that the node accepts, such as `0.002ubbn`.',
      },
      {
        name: 'node-daemon-home',
        type: 'string',
        default: 'babylond',
        meaning: "Name of the daemon's folder in each node folder.",
      },
      {
        name: 'node-dir-prefix',
        type: 'string',
        default: 'node',
        meaning: "Start of each node folder's name.",
      },
      {
        name: 'output-dir',
        shorthand: 'o',
        type: 'string',
        default: './mytestnet',
        meaning: 'Folder for the files of all nodes.',
      },
      {
        name: 'starting-ip-address',
        type: 'string',
        default: '192.168.0.1',
        meaning: "First node's address; the next ones count up.",
      },
      {
        name: 'time-between-blocks-seconds',
        type: 'uint64',
        default: '5',
        meaning: 'Seconds from block to block.',
      },
      {name: 'v', type: 'int', default: '4', meaning: 'How many validators.'},
    ],
    flagSets: ['genesis'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/testnet.go'},
  },
]);
