import {defineFacts} from '../schema';

/** Limits that are fixed in the command line programs. */
export default defineFacts({
  group: 'cli',
  title: 'Command-line limits',
  source: {id: 'COS', path: 'client/input/input.go'},
  asOf: '2025-07-25',
  facts: {
    'passphrase-min': {
      label: 'Minimum length of a keyring passphrase',
      value: 8,
      unit: 'count',
      meaning: 'Minimum number of characters in the passphrase of a keyring or of an export.',
    },
    'passphrase-attempts': {
      label: 'Passphrase attempts',
      value: 3,
      unit: 'count',
      meaning: 'Number of wrong keyring passphrases after which the command exits.',
      source: {id: 'COS', path: 'crypto/keyring/keyring.go'},
    },
    'seed-words': {
      label: 'Words in a new seed phrase',
      value: 24,
      unit: 'count',
      meaning: 'Number of words that keys add and keys mnemonic generate from 256 random bits.',
      source: {id: 'COS', path: 'client/keys/add.go'},
    },
    'bls-password-attempts': {
      label: 'Attempts to set a new BLS password',
      value: 3,
      unit: 'count',
      meaning:
        'How many times the password and its confirmation can differ before the command exits.',
      source: {id: 'BBN', path: 'app/signer/util.go'},
      asOf: '2026-07-21',
    },
    'bls-public-key-bytes': {
      label: 'BLS public key',
      value: 96,
      unit: 'bytes',
      meaning: 'Length of a compressed BLS public key; in hex, it has twice as many characters.',
      source: {id: 'BBN', path: 'crypto/bls12381/types.go'},
      asOf: '2026-07-21',
    },
    'default-gas': {
      label: 'Gas limit without --gas',
      value: 200_000,
      unit: 'gas',
      meaning: 'Gas that a transaction requests if you omit the flag.',
      source: {id: 'COS', path: 'client/flags/flags.go'},
    },
  },
});
