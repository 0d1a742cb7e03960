import {defineCommands} from '../schema';

/** `babylond keys`. */
export default defineCommands([
  {
    path: ['keys'],
    usage: 'keys <command>',
    purpose: 'Creates, lists, imports and exports keys.',
    persistentFlagSets: ['keyring'],
    group: true,
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'add'],
    usage: 'keys add <name>',
    purpose: 'Creates a key, restores one, or adds a watch-only one.',
    args: [{name: 'name', meaning: 'Name for the key.', required: true}],
    flags: [
      {
        name: 'account',
        type: 'uint32',
        default: '0',
        meaning: 'Account number in the derivation path.',
      },
      {
        name: 'coin-type',
        type: 'uint32',
        default: '118',
        meaning: 'Coin type in the derivation path (SLIP 44).',
      },
      {
        name: 'dry-run',
        type: 'bool',
        default: 'false',
        meaning:
          'Shows the key without storing it. Do not combine it with `--multisig`, which it ignores: it then shows an unrelated new key.',
      },
      {
        name: 'hd-path',
        type: 'string',
        default: '',
        meaning: 'Derivation path of the key (BIP 44).',
      },
      {
        name: 'index',
        type: 'uint32',
        default: '0',
        meaning: 'Address index in the derivation path.',
      },
      {
        name: 'interactive',
        shorthand: 'i',
        type: 'bool',
        default: 'false',
        meaning: 'Prompts for the seed phrase and the BIP 39 passphrase.',
      },
      {name: 'key-type', type: 'string', default: 'secp256k1', meaning: 'Key algorithm.'},
      {name: 'ledger', type: 'bool', default: 'false', meaning: 'Uses a Ledger device.'},
      {
        name: 'multisig',
        type: 'strings',
        default: '',
        meaning: 'Names of the member keys, separated by commas.',
      },
      {
        name: 'multisig-threshold',
        type: 'int',
        default: '1',
        meaning: 'Threshold: number of members that must sign.',
      },
      {
        name: 'no-backup',
        type: 'bool',
        default: 'false',
        meaning: 'Does not print the new seed phrase.',
      },
      {
        name: 'nosort',
        type: 'bool',
        default: 'false',
        meaning: 'Does not sort the members, which changes the address.',
      },
      {
        name: 'pubkey',
        type: 'string',
        default: '',
        meaning: 'Public key as JSON, for a watch-only key.',
      },
      {
        name: 'pubkey-base64',
        type: 'string',
        default: '',
        meaning:
          'Public key for a watch-only key: the base64 that `keys show --pubkey` prints, encoded as base64 again. `--pubkey` is easier.',
      },
      {
        name: 'recover',
        type: 'bool',
        default: 'false',
        meaning: 'Prompts for a seed phrase and restores its key.',
      },
      {
        name: 'source',
        type: 'string',
        default: '',
        meaning:
          'File with the seed phrase, without a line break at the end. Also pass `--recover` or `--interactive`; otherwise the file is ignored and a new key is created.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'delete'],
    usage: 'keys delete <name>...',
    purpose: 'Deletes keys; without the seed phrase or an export, they are lost forever.',
    args: [{name: 'name', meaning: 'Names of the keys.', required: true, repeated: true}],
    flags: [
      {
        name: 'force',
        shorthand: 'f',
        type: 'bool',
        default: 'false',
        meaning: 'Has no effect. Use `--yes` to skip the confirmation prompt.',
      },
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the confirmation prompt.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'export'],
    usage: 'keys export <name>',
    purpose: 'Prints a private key, encrypted with a passphrase.',
    args: [{name: 'name', meaning: 'Name of the key.', required: true}],
    flags: [
      {
        name: 'unarmored-hex',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the private key as unencrypted hex; needs `--unsafe`.',
      },
      {
        name: 'unsafe',
        type: 'bool',
        default: 'false',
        meaning: 'Confirms that you want to print secret material.',
      },
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the confirmation prompt for `--unarmored-hex`.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
    note: 'With `--unarmored-hex --unsafe`, the private key is printed unencrypted.',
  },
  {
    path: ['keys', 'import'],
    usage: 'keys import <name> <keyfile>',
    purpose: 'Imports a private key from an encrypted export.',
    args: [
      {name: 'name', meaning: 'Name of the key.', required: true},
      {name: 'keyfile', meaning: 'File with the encrypted key.', required: true},
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'import-hex'],
    usage: 'keys import-hex <name> [hex]',
    purpose: 'Imports a private key from hex.',
    args: [
      {name: 'name', meaning: 'Name for the key.', required: true},
      {
        name: 'hex',
        meaning:
          'Private key as hex. If you omit it, the command prompts for it, which keeps it out of the shell history.',
        required: false,
      },
    ],
    flags: [{name: 'key-type', type: 'string', default: 'secp256k1', meaning: 'Key algorithm.'}],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'list'],
    usage: 'keys list',
    purpose: 'Lists all keys.',
    flags: [
      {
        name: 'list-names',
        shorthand: 'n',
        type: 'bool',
        default: 'false',
        meaning: 'Prints names only.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'list-key-types'],
    usage: 'keys list-key-types',
    purpose: 'Lists the supported key algorithms.',
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'migrate'],
    usage: 'keys migrate',
    purpose: 'Migrates keys stored by old versions to the current format.',
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'mnemonic'],
    usage: 'keys mnemonic',
    purpose: 'Prints a new seed phrase without storing it.',
    flags: [
      {
        name: 'unsafe-entropy',
        type: 'bool',
        default: 'false',
        meaning: "Uses your own entropy instead of the system's.",
      },
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the confirmation prompt.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'parse'],
    usage: 'keys parse <hex-or-bech32-address>',
    purpose: 'Converts an address to its other formats.',
    args: [{name: 'hex-or-bech32-address', meaning: 'Address as hex or bech32.', required: true}],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'rename'],
    usage: 'keys rename <old_name> <new_name>',
    purpose:
      'Renames a key whose private key is in the keyring. Watch-only, multisig and Ledger keys cannot be renamed.',
    args: [
      {name: 'old_name', meaning: 'Current name.', required: true},
      {name: 'new_name', meaning: 'New name.', required: true},
    ],
    flags: [
      {
        name: 'yes',
        shorthand: 'y',
        type: 'bool',
        default: 'false',
        meaning: 'Skips the confirmation prompt.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
  {
    path: ['keys', 'show'],
    usage: 'keys show <name_or_address>...',
    purpose: 'Shows a key, or the multisig key formed by several keys.',
    args: [
      {
        name: 'name_or_address',
        meaning:
          'Names or addresses; several keys form a multisig key in the given order. `keys add --multisig` sorts the members, so its address is usually different.',
        required: true,
        repeated: true,
      },
    ],
    flags: [
      {
        name: 'address',
        shorthand: 'a',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the address only.',
      },
      {
        name: 'bech',
        type: 'string',
        default: 'acc',
        meaning: 'Address type.',
        values: ['acc', 'val', 'cons'],
      },
      {
        name: 'device',
        shorthand: 'd',
        type: 'bool',
        default: 'false',
        meaning: 'Shows the address on the Ledger device.',
      },
      {
        name: 'multisig-threshold',
        type: 'int',
        default: '1',
        meaning: 'Threshold: number of members that must sign, if you pass several names.',
      },
      {
        name: 'pubkey',
        shorthand: 'p',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the public key only.',
      },
      {
        name: 'qrcode',
        type: 'bool',
        default: 'false',
        meaning: 'Shows the address as a QR code; only with `--address`.',
      },
    ],
    source: {id: 'COS', path: 'client/keys'},
  },
]);
