import {defineCommands} from '../schema';

/** `babylond tx btccheckpoint`. */
export default defineCommands([
  {
    path: ['tx', 'btccheckpoint'],
    usage: 'tx btccheckpoint <command>',
    purpose: 'Transactions related to checkpoints on Bitcoin.',
    group: true,
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli'},
  },
  {
    path: ['tx', 'btccheckpoint', 'insert-proofs'],
    usage: 'tx btccheckpoint insert-proofs <proof-hex-string> <proof-hex-string>',
    purpose: 'Submits a checkpoint with the inclusion proofs of its two Bitcoin transactions.',
    args: [
      {
        name: 'proof-hex-string',
        meaning: 'Inclusion proof of one of the two transactions, as hex.',
        required: true,
      },
      {
        name: 'proof-hex-string',
        meaning: 'Inclusion proof of one of the two transactions, as hex.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli/tx.go'},
  },
]);
