import {defineModule, fields} from './schema';

const checkpoint = fields('checkpoint: RawCheckpointWithMeta');

/** The module that creates one signed checkpoint per epoch. */
export default defineModule({
  name: 'checkpointing',
  package: 'babylon.checkpointing.v1',
  page: '/guides/architecture/babylon_genesis_modules/checkpointing/',
  source: {id: 'BBN431', path: 'x/checkpointing'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {key: '0x0100, epoch (8 bytes)', contents: 'The checkpoint of an epoch with its status.'},
    {key: '0x0200, validator address (20 bytes)', contents: 'The BLS public key of a validator.'},
    {key: '0x0201, BLS public key (96 bytes)', contents: 'The validator that owns the key.'},
    {
      key: '0x03, epoch (8 bytes)',
      contents: 'The validators of an epoch with their BLS keys and voting power.',
    },
    {key: '0x04', contents: 'The last epoch whose checkpoint is FINALIZED.'},
    {key: '0x05', contents: 'Whether a conflicting checkpoint was reported.'},
  ],
  messages: [
    {
      name: 'MsgWrappedCreateValidator',
      signer: 'the validator’s operator account',
      fields: fields('key: BlsKey', 'msg_create_validator: MsgCreateValidator'),
      effect:
        'Registers a BLS key immediately, and queues the new validator for the end of the epoch.',
      checks:
        'The proof of possession is valid: the consensus key signed the BLS public key, and the BLS key signed its public key followed by that signature. The message passes the checks of the staking module. No other BLS key is registered for this validator, and this key is not registered for another validator. The account can pay for the self-delegation, which is then locked.',
      command: 'babylond tx checkpointing create-validator',
    },
  ],
  queries: [
    {
      name: 'RawCheckpoint',
      api: 'raw-checkpoint',
      path: '/babylon/checkpointing/v1/raw_checkpoint/{epoch_num}',
      request: fields('epoch_num: uint64'),
      response: fields('raw_checkpoint: RawCheckpointWithMetaResponse'),
      returns: 'The checkpoint of an epoch, with its signature, signers, status and history.',
      command: 'babylond query checkpointing raw-checkpoint',
    },
    {
      name: 'RawCheckpoints',
      api: 'raw-checkpoints',
      path: '/babylon/checkpointing/v1/raw_checkpoints',
      request: fields('pagination: PageRequest'),
      response: fields(
        'raw_checkpoints: []RawCheckpointWithMetaResponse',
        'pagination: PageResponse',
      ),
      returns: 'All checkpoints, sorted by epoch and paginated.',
      command: 'babylond query checkpointing raw-checkpoints',
    },
    {
      name: 'RawCheckpointList',
      api: 'raw-checkpoint-list',
      path: '/babylon/checkpointing/v1/raw_checkpoints/{status}',
      request: fields('status: CheckpointStatus', 'pagination: PageRequest'),
      response: fields(
        'raw_checkpoints: []RawCheckpointWithMetaResponse',
        'pagination: PageResponse',
      ),
      returns: 'Checkpoints with a given status, such as CKPT_STATUS_SEALED.',
      command: 'babylond query checkpointing raw-checkpoint-list',
    },
    {
      name: 'LastCheckpointWithStatus',
      api: 'last-checkpoint-with-status',
      path: '/babylon/checkpointing/v1/last_raw_checkpoint/{status}',
      request: fields('status: CheckpointStatus'),
      response: fields('raw_checkpoint: RawCheckpointResponse'),
      returns: 'The latest checkpoint that has this status or a later one.',
    },
    {
      name: 'EpochStatus',
      api: 'epoch-status',
      path: '/babylon/checkpointing/v1/epochs/{epoch_num}/status',
      request: fields('epoch_num: uint64'),
      response: fields('status: CheckpointStatus'),
      returns: 'The status of one epoch’s checkpoint.',
    },
    {
      name: 'RecentEpochStatusCount',
      api: 'recent-epoch-status-count',
      path: '/babylon/checkpointing/v1/epochs:status_count',
      request: fields('epoch_count: uint64'),
      response: fields(
        'tip_epoch: uint64',
        'epoch_count: uint64',
        'status_count: map<string, uint64>',
      ),
      returns: 'The number of recent epochs with each status.',
    },
    {
      name: 'BlsPublicKeyList',
      api: 'bls-public-key-list',
      path: '/babylon/checkpointing/v1/bls_public_keys/{epoch_num}',
      request: fields('epoch_num: uint64', 'pagination: PageRequest'),
      response: fields(
        'validator_with_bls_keys: []BlsPublicKeyListResponse',
        'pagination: PageResponse',
      ),
      returns: 'The validators of an epoch with their BLS keys and voting power, in bitmap order.',
    },
  ],
  events: [
    {name: 'EventCheckpointSealed', attributes: checkpoint, when: 'The checkpoint was stored.'},
    {
      name: 'EventCheckpointSubmitted',
      attributes: checkpoint,
      when: 'The first proof of the checkpoint on Bitcoin was accepted.',
    },
    {
      name: 'EventCheckpointConfirmed',
      attributes: checkpoint,
      when: 'The checkpoint has reached the confirmation depth.',
    },
    {
      name: 'EventCheckpointFinalized',
      attributes: checkpoint,
      when: 'The checkpoint is as deep on Bitcoin as the finalization timeout requires.',
    },
    {
      name: 'EventCheckpointForgotten',
      attributes: checkpoint,
      when: 'A reorganization removed the checkpoint from Bitcoin. It is SEALED again.',
    },
    {
      name: 'EventConflictingCheckpoint',
      attributes: fields(
        'conflicting_checkpoint: RawCheckpoint',
        'local_checkpoint: RawCheckpointWithMeta',
      ),
      when: 'Bitcoin contains a checkpoint with valid signatures for a different block. The chain halts at the end of this block.',
    },
  ],
  parameters: [],
  duties: [
    {
      at: 'begin',
      block: 'first block of an epoch',
      effect: 'Stores the validators of the epoch with their BLS keys and voting power.',
    },
    {
      at: 'end',
      block: 'every block',
      effect: 'Panics if a conflicting checkpoint was reported. The chain halts.',
    },
  ],
  hooks: [],
  errors: [
    {
      code: 1201,
      name: 'ErrCkptDoesNotExist',
      message: 'raw checkpoint does not exist',
      meaning: 'The epoch does not have a checkpoint, or does not have one yet.',
    },
    {
      code: 1202,
      name: 'ErrCkptAlreadyExist',
      message: 'raw checkpoint already exists',
      meaning: 'The epoch already has a checkpoint.',
    },
    {
      code: 1203,
      name: 'ErrCkptHashNotEqual',
      message: 'hash does not equal to raw checkpoint',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1204,
      name: 'ErrCkptNotAccumulating',
      message: 'raw checkpoint is no longer accumulating BLS sigs',
      meaning: 'The checkpoint does not accept any more signatures.',
    },
    {
      code: 1205,
      name: 'ErrCkptAlreadyVoted',
      message: 'raw checkpoint already accumulated the validator',
      meaning: 'The validator’s signature is already included.',
    },
    {
      code: 1206,
      name: 'ErrInvalidRawCheckpoint',
      message: 'raw checkpoint is invalid',
      meaning: 'Validators with too little voting power have signed, or the signature is invalid.',
    },
    {
      code: 1207,
      name: 'ErrInvalidCkptStatus',
      message: "raw checkpoint's status is invalid",
      meaning: 'The checkpoint cannot change from its current status to the new one.',
    },
    {
      code: 1208,
      name: 'ErrInvalidPoP',
      message: 'proof-of-possession is invalid',
      meaning:
        'A genesis file contains an invalid proof of possession. A message with an invalid proof is rejected without this code.',
    },
    {
      code: 1209,
      name: 'ErrBlsKeyDoesNotExist',
      message: 'BLS public key does not exist',
      meaning: 'The validator has no BLS key.',
    },
    {
      code: 1210,
      name: 'ErrBlsKeyAlreadyExist',
      message: 'BLS public key already exists',
      meaning:
        'The validator has another BLS key, or another validator has this one. A registered key cannot be changed.',
    },
    {
      code: 1211,
      name: 'ErrBlsPrivKeyDoesNotExist',
      message: 'BLS private key does not exist',
      meaning: 'The node has no BLS private key to sign with.',
    },
    {
      code: 1212,
      name: 'ErrInvalidBlsSignature',
      message: 'BLS signature is invalid',
      meaning: 'A BLS signature is invalid.',
    },
    {
      code: 1213,
      name: 'ErrConflictingCheckpoint',
      message: 'Conflicting checkpoint is found',
      meaning: 'Validators signed a different block for this epoch: the chain has forked.',
    },
    {
      code: 1214,
      name: 'ErrInvalidAppHash',
      message: 'Provided app hash is Invalid',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1215,
      name: 'ErrInsufficientVotingPower',
      message: 'Accumulated voting power is not greater than 2/3 of total power',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1216,
      name: 'ErrValAddrDoesNotExist',
      message: 'Validator address does not exist',
      meaning: 'No validator has this BLS key.',
    },
    {
      code: 1217,
      name: 'ErrNilPoP',
      message: 'proof-of-possession is nil',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1218,
      name: 'ErrNilValPubKey',
      message: 'validator pub key is nil',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1219,
      name: 'ErrNilBlockTime',
      message: 'block time is nil',
      meaning: 'A genesis file lacks the time of a status change.',
    },
    {
      code: 1220,
      name: 'ErrZeroBlockHeight',
      message: 'block height is zero',
      meaning: 'A genesis file contains a status change at height 0.',
    },
    {
      code: 1221,
      name: 'ErrNilCkpt',
      message: 'checkpoint is nil',
      meaning: 'A genesis file lacks a checkpoint.',
    },
    {
      code: 1222,
      name: 'ErrNilBlsAggrPk',
      message: 'BLS aggregated pub key is nil',
      meaning: 'A genesis file lacks the aggregated BLS public key of a checkpoint.',
    },
  ],
});
