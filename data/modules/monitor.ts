import {defineModule, fields} from './schema';

const height = fields('btc_light_client_height: uint32');

/** The module that records Bitcoin heights of epochs and of reported checkpoints. */
export default defineModule({
  name: 'monitor',
  package: 'babylon.monitor.v1',
  page: '/guides/architecture/babylon_genesis_modules/monitor/',
  source: {id: 'BBN431', path: 'x/monitor'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {
      key: '0x01, epoch (8 bytes)',
      contents: 'Tip height of the Bitcoin light client when the epoch ended.',
    },
    {
      key: '0x02, hash of the checkpoint',
      contents: 'Tip height of the Bitcoin light client when the checkpoint was first reported.',
    },
  ],
  messages: [],
  queries: [
    {
      name: 'EndedEpochBtcHeight',
      api: 'ended-epoch-btc-height',
      path: '/babylon/monitor/v1/epochs/{epoch_num}',
      request: fields('epoch_num: uint64'),
      response: height,
      returns: 'The Bitcoin tip when an epoch ended.',
    },
    {
      name: 'ReportedCheckpointBtcHeight',
      api: 'reported-checkpoint-btc-height',
      path: '/babylon/monitor/v1/checkpoints/{ckpt_hash}',
      request: fields('ckpt_hash: string'),
      response: height,
      returns: 'The Bitcoin tip when a checkpoint was first reported.',
    },
  ],
  events: [],
  parameters: [],
  duties: [],
  hooks: [],
  reactions: [
    {
      module: 'epoching',
      hook: 'AfterEpochEnds',
      effect: 'Stores the Bitcoin tip under the epoch number.',
    },
    {
      module: 'checkpointing',
      hook: 'AfterRawCheckpointBlsSigVerified',
      effect:
        'A checkpoint with a valid signature is reported: stores the tip under its hash, unless there is already an entry.',
    },
    {
      module: 'checkpointing',
      hook: 'AfterRawCheckpointForgotten',
      effect:
        'Would delete the entry of a checkpoint that is SEALED again, but v4.3.1 never calls it, because the function that calls the hooks returns after the first subscriber, epoching.',
    },
  ],
  errors: [
    {
      code: 1100,
      name: 'ErrEpochNotEnded',
      message: 'Epoch not ended yet',
      meaning: 'The epoch is in progress or in the future.',
    },
    {
      code: 1101,
      name: 'ErrCheckpointNotReported',
      message: 'Checkpoint not reported yet',
      meaning: 'Nobody has reported a checkpoint with this hash.',
    },
  ],
});
