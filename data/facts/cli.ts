import {defineFacts} from '../schema';

/** Numbers that the command line itself fixes. */
export default defineFacts({
  group: 'cli',
  title: 'Limits of the command line',
  source: {id: 'COS', path: 'client/input/input.go'},
  asOf: '2025-07-25',
  facts: {
    'passphrase-min': {
      label: 'Shortest passphrase of a keyring',
      value: 8,
      unit: 'count',
      meaning: 'Characters that a passphrase of a keyring or of an export must have at least.',
    },
    'passphrase-attempts': {
      label: 'Attempts at the passphrase',
      value: 3,
      unit: 'count',
      meaning: 'Wrong passphrases of a keyring after which the command stops.',
      source: {id: 'COS', path: 'crypto/keyring/keyring.go'},
    },
    'seed-words': {
      label: 'Words of a new seed phrase',
      value: 24,
      unit: 'count',
      meaning: 'Words that keys add and keys mnemonic make from 256 random bits.',
      source: {id: 'COS', path: 'client/keys/add.go'},
    },
    'bls-password-attempts': {
      label: 'Attempts at a new BLS password',
      value: 3,
      unit: 'count',
      meaning: 'Times that password and confirmation may differ before the command stops.',
      source: {id: 'BBN', path: 'app/signer/util.go'},
      asOf: '2026-07-21',
    },
    'bls-public-key-bytes': {
      label: 'BLS public key',
      value: 96,
      unit: 'bytes',
      meaning: 'Length of a compressed BLS public key; as hex it has twice as many characters.',
      source: {id: 'BBN', path: 'crypto/bls12381/types.go'},
      asOf: '2026-07-21',
    },
    'default-gas': {
      label: 'Gas limit without --gas',
      value: 200_000,
      unit: 'gas',
      meaning: 'What a transaction asks for when the flag is left out.',
      source: {id: 'COS', path: 'client/flags/flags.go'},
    },
  },
});
