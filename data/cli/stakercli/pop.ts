import {defineCommands, type CliFlag} from '../schema';

const textToSign: CliFlag = {
  name: 'msg',
  type: 'string',
  default: '',
  meaning:
    'Text to sign. Escapes such as `\\n` are interpreted; put a backslash before a double quote.',
  required: true,
};

/** Commands for proofs of possession. */
export default defineCommands([
  {
    path: ['pop'],
    usage: 'pop <command>',
    purpose: 'Creates and verifies proofs that link a Bitcoin address to a BABY address.',
    group: true,
    source: {id: 'STK', path: 'cmd/stakercli/pop/pop.go'},
  },
  {
    path: ['pop', 'generate-create-pop'],
    aliases: ['gcp'],
    usage: 'pop generate-create-pop',
    purpose: 'Creates the proof that links a Bitcoin address to a BABY address.',
    flags: [
      {
        name: 'btc-address',
        type: 'string',
        default: '',
        meaning: 'Bitcoin address that signs.',
        required: true,
      },
      {
        name: 'baby-address',
        type: 'string',
        default: '',
        meaning: 'BABY address to link to it.',
        required: true,
      },
      {
        name: 'baby-address-prefix',
        type: 'string',
        default: 'bbn',
        meaning: 'Prefix of BABY addresses.',
      },
      {
        name: 'btc-network',
        type: 'string',
        default: 'testnet3',
        meaning: 'Bitcoin network for the addresses and transactions.',
      },
      {
        name: 'btc-wallet-host',
        type: 'string',
        default: '127.0.0.1:18554',
        meaning: 'RPC address of the Bitcoin wallet.',
      },
      {
        name: 'btc-wallet-rpc-user',
        type: 'string',
        default: 'user',
        meaning: "User name for the wallet's RPC.",
      },
      {
        name: 'btc-wallet-rpc-pass',
        type: 'string',
        default: 'pass',
        meaning: "Password for the wallet's RPC.",
      },
      {name: 'btc-wallet-name', type: 'string', default: '', meaning: 'Name of the wallet.'},
      {
        name: 'btc-wallet-passphrase',
        type: 'string',
        default: 'passphrase',
        meaning: 'Not used: the command does not unlock the wallet.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Keyring directory.',
        required: true,
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'test',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'output-file',
        type: 'string',
        default: '',
        meaning: 'File to which the result is written, in addition to being printed.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/pop/pop.go'},
    note: 'If the wallet has a passphrase, unlock it with `bitcoin-cli walletpassphrase` first.',
  },
  {
    path: ['pop', 'validate'],
    aliases: ['vp'],
    usage: 'pop validate <file>',
    purpose: 'Verifies a proof of possession.',
    args: [{name: 'file', meaning: 'File with the proof.', required: true}],
    flags: [
      {
        name: 'btc-network',
        type: 'string',
        default: 'testnet3',
        meaning: 'Bitcoin network for the addresses and transactions.',
      },
      {
        name: 'baby-address-prefix',
        type: 'string',
        default: 'bbn',
        meaning: 'Prefix of BABY addresses.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/pop/pop.go'},
  },
  {
    path: ['pop', 'generate-delete-pop'],
    aliases: ['gdp'],
    usage: 'pop generate-delete-pop',
    purpose: 'Signs a request to remove a proof of possession.',
    flags: [
      {
        name: 'btc-address',
        type: 'string',
        default: '',
        meaning: 'Bitcoin address of the proof to remove. Nothing is signed with this address.',
        required: true,
      },
      {
        name: 'baby-address',
        type: 'string',
        default: '',
        meaning: 'BABY address whose key signs.',
        required: true,
      },
      textToSign,
      {
        name: 'baby-address-prefix',
        type: 'string',
        default: 'bbn',
        meaning: 'Prefix of BABY addresses.',
      },
      {
        name: 'btc-network',
        type: 'string',
        default: 'testnet3',
        meaning: 'Bitcoin network for the addresses and transactions.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Keyring directory.',
        required: true,
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'test',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/pop/pop.go'},
  },
  {
    path: ['pop', 'sign-cosmos-adr36'],
    aliases: ['sc'],
    usage: 'pop sign-cosmos-adr36',
    purpose: 'Signs a message with a BABY key in ADR-36 format.',
    flags: [
      {
        name: 'baby-address',
        type: 'string',
        default: '',
        meaning: 'BABY address whose key signs.',
        required: true,
      },
      textToSign,
      {
        name: 'baby-address-prefix',
        type: 'string',
        default: 'bbn',
        meaning: 'Prefix of BABY addresses.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '',
        meaning: 'Keyring directory.',
        required: true,
      },
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'test',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/pop/pop.go'},
  },
]);
