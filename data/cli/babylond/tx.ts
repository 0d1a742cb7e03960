import {defineCommands} from '../schema';

/** Commands for files with transactions. */
export default defineCommands([
  {
    path: ['tx'],
    usage: 'tx <command>',
    purpose: 'Creates, signs and broadcasts transactions.',
    persistentFlagSets: ['chain'],
    group: true,
    source: {id: 'COS', path: 'client/tx'},
  },
  {
    path: ['tx', 'broadcast'],
    usage: 'tx broadcast <file_path>',
    purpose: 'Broadcasts a signed transaction.',
    args: [{name: 'file_path', meaning: 'File with the transaction.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
    note: 'If a file contains several transactions, such as the output of `tx sign-batch`, the command sends only the first one and does not mention the others: save each line in a separate file.',
  },
  {
    path: ['tx', 'decode'],
    usage: 'tx decode <protobuf-byte-string>',
    purpose: 'Decodes a transaction from base64 to JSON.',
    args: [{name: 'protobuf-byte-string', meaning: 'Transaction as base64.', required: true}],
    flags: [
      {
        name: 'hex',
        shorthand: 'x',
        type: 'bool',
        default: 'false',
        meaning: 'Reads hex instead of base64.',
      },
    ],
    flagSets: ['txOffline'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'encode'],
    usage: 'tx encode <file>',
    purpose: 'Encodes a transaction from JSON to base64.',
    args: [{name: 'file', meaning: 'File with the transaction.', required: true}],
    flagSets: ['txOffline'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'multi-sign'],
    aliases: ['multisign'],
    usage: 'tx multi-sign <file> <name> <signature>...',
    purpose: 'Combines the signatures of a multisig key into one transaction.',
    args: [
      {name: 'file', meaning: 'File with the transaction.', required: true},
      {name: 'name', meaning: 'Name of the multisig key.', required: true},
      {name: 'signature', meaning: 'Files with the signatures.', required: true, repeated: true},
    ],
    flags: [
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'Output file; by default, the result is printed.',
      },
      {
        name: 'signature-only',
        type: 'bool',
        default: 'false',
        meaning: 'Prints only the signature.',
      },
      {
        name: 'skip-signature-verification',
        type: 'bool',
        default: 'false',
        meaning: 'Does not check the signatures.',
      },
    ],
    flagSets: ['txOffline'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'multisign-batch'],
    aliases: ['multi-sign-batch'],
    usage: 'tx multisign-batch <file> <name> <signature-file>...',
    purpose: 'Combines the signatures of a multisig key for many transactions.',
    args: [
      {name: 'file', meaning: 'File with one transaction per line.', required: true},
      {name: 'name', meaning: 'Name of the multisig key.', required: true},
      {
        name: 'signature-file',
        meaning: 'Files with the signatures, from `tx sign-batch --signature-only`.',
        required: true,
        repeated: true,
      },
    ],
    flags: [
      {
        name: 'multisig',
        type: 'string',
        default: '',
        meaning: 'No effect: the command uses the argument.',
      },
      {
        name: 'no-auto-increment',
        type: 'bool',
        default: 'false',
        meaning: 'Uses the same sequence for all transactions.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning:
          'No effect: it creates an empty file, and the result is printed to standard output.',
      },
    ],
    flagSets: ['txOffline'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'sign'],
    usage: 'tx sign <file>',
    purpose: 'Signs a transaction from a file.',
    args: [{name: 'file', meaning: 'File with the transaction.', required: true}],
    flags: [
      {
        name: 'multisig',
        type: 'string',
        default: '',
        meaning: 'Name or address of the multisig key on whose behalf you sign.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'Output file; by default, the result is printed.',
      },
      {
        name: 'overwrite',
        type: 'bool',
        default: 'false',
        meaning: 'Replaces existing signatures; otherwise the new one is appended.',
      },
      {
        name: 'signature-only',
        type: 'bool',
        default: 'false',
        meaning: 'Prints only the signature.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'sign-batch'],
    usage: 'tx sign-batch <file>...',
    purpose: 'Signs all transactions in one or more files.',
    args: [
      {
        name: 'file',
        meaning: 'Files with one transaction per line.',
        required: true,
        repeated: true,
      },
    ],
    flags: [
      {
        name: 'append',
        type: 'bool',
        default: 'false',
        meaning: 'Combines the messages into one transaction.',
      },
      {
        name: 'multisig',
        type: 'string',
        default: '',
        meaning: 'Name or address of the multisig key on whose behalf you sign.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning: 'Output file; by default, the result is printed.',
      },
      {
        name: 'signature-only',
        type: 'bool',
        default: 'false',
        meaning: 'Prints only the signature.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
    note: 'With `--multisig`, add `--signature-only`, and `--offline` with the account number and sequence of the multisig key: online, the command signs every transaction with the same sequence.',
  },
  {
    path: ['tx', 'simulate'],
    usage: 'tx simulate <file>',
    purpose: 'Simulates a transaction without sending it and prints the gas used.',
    args: [{name: 'file', meaning: 'File with the unsigned transaction.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['tx', 'validate-signatures'],
    usage: 'tx validate-signatures <file>',
    purpose:
      'Shows who must sign a transaction, who has signed, and whether the signatures are valid.',
    args: [{name: 'file', meaning: 'File with the signed transaction.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
    note: 'With `--offline`, the command does not verify the signatures and prints `[OK]` even for a wrong one.',
  },
]);
