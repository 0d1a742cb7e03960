import {defineModule, fields} from './schema';

/** The module that proves checkpoints on Bitcoin. */
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
      holds:
        'One submission: both transactions with their proofs, the epoch, and the addresses of submitter and reporter. Its key names block and position of both transactions.',
    },
    {
      key: '0x04, epoch (8 bytes)',
      holds: 'The status of an epoch on Bitcoin, and the keys of its submissions.',
    },
    {key: '0x05, "latestFinalizedEpoch"', holds: 'The last epoch that is FINALIZED.'},
    {
      key: '0x06, "btcLightClientUpdated"',
      holds:
        'Set when Bitcoin’s tip moved in this block. In the store transient_btccheckpoint, which is empty again in the next block.',
    },
    {key: '0x07', holds: 'The parameters.'},
  ],
  messages: [
    {
      name: 'MsgInsertBTCSpvProof',
      signer: 'any account; in practice a vigilante reporter’s',
      fields: fields('submitter: string', 'proofs: []BTCSpvProof'),
      does: 'Proves that a checkpoint is on Bitcoin. The fee is refunded.',
      checks:
        'There are two proofs, and each is right: a transaction with an OP_RETURN, in a block with enough proof of work. Tag, version and both halves fit. The submission is new. Both blocks are known to the light client. The epoch is not FINALIZED. The checkpoint is the one of checkpointing, or one of the same block with other signers. For epochs from 2 on: the epoch before has a submission, and this one lies wholly above it.',
      command: 'babylond tx btccheckpoint insert-proofs',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      does: 'Sets the confirmation depth and the tag.',
      checks:
        'At submission: every parameter keeps to its rule. At execution: the finalization timeout is the same as before.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'btc-checkpoint-params',
      path: '/babylon/btccheckpoint/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'Both depths, and the tag.',
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
      returns: 'The same for all epochs, in pages.',
    },
    {
      name: 'EpochSubmissions',
      api: 'epoch-submissions',
      path: '/babylon/btccheckpoint/v1/{epoch_num}/submissions',
      request: fields('epoch_num: uint64'),
      response: fields('keys: []SubmissionKeyResponse'),
      returns: 'Keys of all submissions of an epoch; empty when there are none.',
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
      rule: 'no vote can change it',
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
      does: 'Goes through the epochs from the last FINALIZED one on. Drops submissions that a reorganization removed or that no longer lie above the best one of the epoch before. Then sets the status of the epoch by the depth of its best submission, and tells checkpointing. When an epoch has lost all submissions, its checkpoint and those after it go back to SEALED in checkpointing.',
    },
  ],
  hooks: [],
  errors: [
    {
      code: 1100,
      name: 'ErrInvalidCheckpointProof',
      message: 'Invalid checkpoint proof',
      meaning:
        'A proof is wrong, has no OP_RETURN, or the two halves do not make a checkpoint with this chain’s tag.',
    },
    {
      code: 1101,
      name: 'ErrDuplicatedSubmission',
      message: 'Duplicated submission',
      meaning: 'These two transactions are known.',
    },
    {
      code: 1102,
      name: 'ErrNoCheckpointsForPreviousEpoch',
      message: 'No checkpoints for previous epoch',
      meaning: 'The epoch before has no submission: report that one first.',
    },
    {
      code: 1103,
      name: 'ErrInvalidHeader',
      message: 'Proof headers are invalid',
      meaning: 'The light client does not know the block of one transaction, yet or any more.',
    },
    {
      code: 1104,
      name: 'ErrProvidedHeaderDoesNotHaveAncestor',
      message: 'Proof header does not have ancestor in previous epoch',
      meaning: 'No submission of the epoch before lies wholly below this one on Bitcoin.',
    },
    {
      code: 1105,
      name: 'ErrEpochAlreadyFinalized',
      message: 'Submission denied. Epoch already finalized',
      meaning: 'The epoch is FINALIZED.',
    },
  ],
});
