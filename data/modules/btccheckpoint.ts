import {defineModule, fields} from './schema';

/** The module that verifies proofs of checkpoints on Bitcoin. */
export default defineModule({
  name: 'btccheckpoint',
  package: 'babylon.btccheckpoint.v1',
  page: '/guides/architecture/babylon_genesis_modules/btc_checkpointing/',
  source: {id: 'BBN431', path: 'x/btccheckpoint'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {
      key: '0x03, submission key',
      contents:
        'One submission: both transactions with their proofs, the epoch, and the addresses of the submitter and the reporter. Its key contains the block and the position of both transactions.',
    },
    {
      key: '0x04, epoch (8 bytes)',
      contents: 'The status of an epoch on Bitcoin, and the keys of its submissions.',
    },
    {key: '0x05, "latestFinalizedEpoch"', contents: 'The last epoch that is FINALIZED.'},
    {
      key: '0x06, "btcLightClientUpdated"',
      contents:
        'Set if Bitcoin’s tip moved in this block. It is in the transient_btccheckpoint store, which is cleared before the next block.',
    },
    {key: '0x07', contents: 'The parameters.'},
  ],
  messages: [
    {
      name: 'MsgInsertBTCSpvProof',
      signer: 'any account; in practice a vigilante reporter’s',
      fields: fields('submitter: string', 'proofs: []BTCSpvProof'),
      effect: 'Proves that a checkpoint is on Bitcoin. The fee is refunded.',
      checks:
        'There are two proofs, and each is valid: a transaction with an OP_RETURN, in a block with enough proof of work. The tag, the version and both halves match. The submission is new. The light client knows both blocks. The epoch is not FINALIZED. The checkpoint is the one stored in checkpointing, or one for the same block with different signers. From epoch 2 onward, the previous epoch has a submission, and this one is entirely above it.',
      command: 'babylond tx btccheckpoint insert-proofs',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Sets the confirmation depth and the tag.',
      checks:
        'At submission: every parameter satisfies its rule. At execution: the finalization timeout is unchanged.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'btc-checkpoint-params',
      path: '/babylon/btccheckpoint/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'Both depths and the tag.',
      command: 'babylond query btccheckpoint params',
    },
    {
      name: 'BtcCheckpointInfo',
      api: 'btc-checkpoint-info',
      path: '/babylon/btccheckpoint/v1/{epoch_num}',
      request: fields('epoch_num: uint64'),
      response: fields('info: BTCCheckpointInfoResponse'),
      returns: 'The best submission of an epoch, with the block of its later transaction.',
      command: 'babylond query btccheckpoint btc-height-hash',
    },
    {
      name: 'BtcCheckpointsInfo',
      api: 'btc-checkpoints-info',
      path: '/babylon/btccheckpoint/v1',
      request: fields('pagination: PageRequest'),
      response: fields('info_list: []BTCCheckpointInfoResponse', 'pagination: PageResponse'),
      returns: 'The best submission of every epoch, paginated.',
    },
    {
      name: 'EpochSubmissions',
      api: 'epoch-submissions',
      path: '/babylon/btccheckpoint/v1/{epoch_num}/submissions',
      request: fields('epoch_num: uint64'),
      response: fields('keys: []SubmissionKeyResponse'),
      returns: 'Keys of all submissions of an epoch; empty if there are none.',
      command: 'babylond query btccheckpoint epoch-submissions',
    },
  ],
  events: [],
  parameters: [
    {
      name: 'btc_confirmation_depth',
      type: 'uint32',
      fact: 'bbn-1.btccheckpoint.btc-confirmation-depth',
      rule: 'above zero, below the finalization timeout',
    },
    {
      name: 'checkpoint_finalization_timeout',
      type: 'uint32',
      fact: 'bbn-1.btccheckpoint.checkpoint-finalization-timeout',
      rule: 'a parameter vote cannot change it',
    },
    {
      name: 'checkpoint_tag',
      type: 'string',
      fact: 'bbn-1.btccheckpoint.checkpoint-tag',
      rule: 'four bytes in hex',
    },
  ],
  duties: [
    {
      at: 'end',
      block: 'every block in which Bitcoin’s tip moved',
      effect:
        'Checks all epochs from the last FINALIZED one onward. Drops submissions that a reorganization removed or that are no longer above the best one of the previous epoch. Then sets the status of each epoch according to the depth of its best submission, and notifies checkpointing. If an epoch has lost all submissions, its checkpoint and those after it return to SEALED in checkpointing.',
    },
  ],
  hooks: [],
  errors: [
    {
      code: 1100,
      name: 'ErrInvalidCheckpointProof',
      message: 'Invalid checkpoint proof',
      meaning:
        'A proof is invalid, has no OP_RETURN, or the two halves do not form a checkpoint with this chain’s tag.',
    },
    {
      code: 1101,
      name: 'ErrDuplicatedSubmission',
      message: 'Duplicated submission',
      meaning: 'These two transactions have already been reported.',
    },
    {
      code: 1102,
      name: 'ErrNoCheckpointsForPreviousEpoch',
      message: 'No checkpoints for previous epoch',
      meaning: 'The previous epoch does not have a submission: report its checkpoint first.',
    },
    {
      code: 1103,
      name: 'ErrInvalidHeader',
      message: 'Proof headers are invalid',
      meaning:
        'The light client does not know the block of one of the transactions yet, or no longer does.',
    },
    {
      code: 1104,
      name: 'ErrProvidedHeaderDoesNotHaveAncestor',
      message: 'Proof header does not have ancestor in previous epoch',
      meaning: 'No submission of the previous epoch is entirely below this one on Bitcoin.',
    },
    {
      code: 1105,
      name: 'ErrEpochAlreadyFinalized',
      message: 'Submission denied. Epoch already finalized',
      meaning: 'The epoch is FINALIZED.',
    },
  ],
});
