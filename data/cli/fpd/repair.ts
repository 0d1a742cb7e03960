import {defineCommands} from '../schema';

/** Commands for emergencies. */
export default defineCommands([
  {
    path: ['recover-rand-proof'],
    aliases: ['rrp'],
    usage: 'recover-rand-proof <fp-eots-pk-hex>',
    purpose: 'Rebuilds the local proofs of committed randomness after the database was lost.',
    args: [
      {
        name: 'fp-eots-pk-hex',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'start-height',
        type: 'uint64',
        default: '1',
        meaning:
          'Height from which proofs are rebuilt. Commitments that end below it are skipped; all others are rebuilt completely.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.fpd',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'ID of the chain whose proofs are rebuilt.',
        required: true,
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/daemon/recover_proof.go'},
    note: 'Stop fpd first, because the command opens its database; eotsd must be running.',
  },
  {
    path: ['unsafe-add-finality-sig'],
    aliases: ['unsafe-afs'],
    usage: 'unsafe-add-finality-sig <fp-eots-pk-hex> <block-height>',
    purpose: 'Votes for one height manually.',
    args: [
      {
        name: 'fp-eots-pk-hex',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
      {name: 'block-height', meaning: 'Height to vote for.', required: true},
    ],
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
        required: true,
      },
      {
        name: 'app-hash',
        type: 'string',
        default: '',
        meaning: 'Application hash of the block to vote for, as hex.',
        required: true,
      },
      {
        name: 'check-double-sign',
        type: 'bool',
        default: 'true',
        meaning:
          'Refuses to sign a second, different vote for a height. Leave it on: double signing reveals the key. eotsd rejects `false` unless its `DisableUnsafeEndpoints` is off.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
    note: 'Two different votes for a height reveal the private key, and every stake delegated to the provider can be slashed.',
  },
  {
    path: ['unsafe-commit-pubrand'],
    aliases: ['unsafe-cpr'],
    usage: 'unsafe-commit-pubrand <fp-eots-pk-hex> <target-height>',
    purpose: 'Commits public randomness manually; the daemon does it automatically.',
    args: [
      {
        name: 'fp-eots-pk-hex',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
      {
        name: 'target-height',
        meaning:
          'Height that the commitments must cover. The command commits whole batches of `NumPubRand` heights, so the last commitment usually ends above this height.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'start-height',
        type: 'uint64',
        default: '18446744073709551615',
        meaning:
          'First height to commit. By default, the command continues where the last commitment ended, and fails if no earlier commitment exists.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.fpd',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/daemon/commit_pr.go'},
    note: 'Each batch costs a fee, so a target height that is far too high can empty the account. Stop fpd first, because the command opens its database; eotsd must be running.',
  },
  {
    path: ['unsafe-prune-merkle-proof'],
    aliases: ['rmp'],
    usage: 'unsafe-prune-merkle-proof <eots_pk>',
    purpose: 'Deletes the proofs of old heights from the database of the running daemon.',
    args: [
      {
        name: 'eots_pk',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'ID of the chain whose proofs are deleted.',
        required: true,
      },
      {
        name: 'up-to-height',
        type: 'uint64',
        default: '0',
        meaning: 'Last height whose proofs are deleted.',
        required: true,
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
    note: 'fpd cannot vote for a height without its proof. Delete only heights that it has voted for, or at which it had no voting power.',
  },
]);
