import {defineCommands} from '../schema';

/** `babylond debug`. */
export default defineCommands([
  {
    path: ['debug'],
    usage: 'debug <command>',
    purpose: 'Converts keys, addresses and bytes.',
    group: true,
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'addr'],
    usage: 'debug addr <address>',
    purpose: 'Shows an address as hex and in each bech32 format.',
    args: [
      {
        name: 'address',
        meaning: 'Address in any format: `bbn1…`, `bbnvaloper1…`, `bbnvalcons1…` or hex.',
        required: true,
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'codec'],
    usage: 'debug codec <command>',
    purpose: 'Inspects the registry of message types.',
    group: true,
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'codec', 'list-implementations'],
    usage: 'debug codec list-implementations <interface>',
    purpose: 'Lists the message types that implement an interface.',
    args: [{name: 'interface', meaning: 'Name of the interface.', required: true}],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'codec', 'list-interfaces'],
    usage: 'debug codec list-interfaces',
    purpose: 'Lists the interfaces.',
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'prefixes'],
    usage: 'debug prefixes',
    purpose: 'Prints the address and key prefixes.',
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'pubkey'],
    usage: 'debug pubkey <pubkey>',
    purpose: 'Decodes a public key from JSON.',
    args: [{name: 'pubkey', meaning: 'Public key.', required: true}],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'pubkey-raw'],
    usage: 'debug pubkey-raw <pubkey>',
    purpose: 'Decodes a public key from hex, base64 or bech32.',
    args: [{name: 'pubkey', meaning: 'Public key as hex, base64 or bech32.', required: true}],
    flags: [
      {
        name: 'type',
        shorthand: 't',
        type: 'string',
        default: 'ed25519',
        meaning: 'Type of key.',
        values: ['secp256k1', 'ed25519'],
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
  {
    path: ['debug', 'raw-bytes'],
    usage: 'debug raw-bytes <raw-bytes>',
    purpose: 'Converts a list of byte values to hex.',
    args: [
      {
        name: 'raw-bytes',
        meaning:
          'Byte values in brackets, separated by spaces. A value above 127 fails with `value out of range`: subtract 256 from it.',
        required: true,
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/debug.go'},
  },
]);
