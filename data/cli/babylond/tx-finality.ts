import {defineCommands} from '../schema';

/** `babylond tx finality`. */
export default defineCommands([
  {
    path: ['tx', 'finality'],
    usage: 'tx finality <command>',
    purpose: 'Transactions related to finality votes.',
    group: true,
    source: {id: 'BBN', path: 'x/finality/client/cli'},
  },
  {
    path: ['tx', 'finality', 'add-finality-sig'],
    usage:
      'tx finality add-finality-sig <fp_btc_pk> <block_height> <pub_rand> <proof> <block_app_hash> <finality_sig>',
    purpose: "Sends a finality provider's vote for a block.",
    args: [
      {name: 'fp_btc_pk', meaning: "The finality provider's public key as hex.", required: true},
      {name: 'block_height', meaning: 'Height of the block.', required: true},
      {name: 'pub_rand', meaning: 'Public randomness for the height as hex.', required: true},
      {name: 'proof', meaning: 'Proof that the randomness was committed, as hex.', required: true},
      {name: 'block_app_hash', meaning: 'Application hash of the block as hex.', required: true},
      {name: 'finality_sig', meaning: 'The vote: EOTS signature as hex.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/finality/client/cli/tx.go'},
  },
  {
    path: ['tx', 'finality', 'commit-pubrand-list'],
    usage:
      'tx finality commit-pubrand-list <fp_btc_pk> <start_height> <num_pub_rand> <commitment> <sig>',
    purpose: 'Commits public randomness for future votes.',
    args: [
      {name: 'fp_btc_pk', meaning: "The finality provider's public key as hex.", required: true},
      {name: 'start_height', meaning: 'First height that the commitment covers.', required: true},
      {name: 'num_pub_rand', meaning: 'Number of heights.', required: true},
      {name: 'commitment', meaning: 'Merkle root of the committed values, as hex.', required: true},
      {name: 'sig', meaning: 'Signature on the commitment, as hex.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/finality/client/cli/tx.go'},
  },
  {
    path: ['tx', 'finality', 'unjail-finality-provider'],
    usage: 'tx finality unjail-finality-provider <fp_btc_pk>',
    purpose: 'Unjails a finality provider once its jail duration has passed.',
    args: [
      {name: 'fp_btc_pk', meaning: "The finality provider's public key as hex.", required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/finality/client/cli/tx.go'},
  },
]);
