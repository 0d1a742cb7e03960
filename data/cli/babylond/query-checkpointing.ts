import {defineCommands} from '../schema';

/** `babylond query checkpointing`. */
export default defineCommands([
  {
    path: ['query', 'checkpointing'],
    usage: 'query checkpointing <command>',
    purpose: 'Queries about epoch checkpoints and BLS keys.',
    group: true,
    source: {id: 'BBN', path: 'x/checkpointing/client/cli'},
    note: 'These queries ignore `--height` and always use the latest state.',
  },
  {
    path: ['query', 'checkpointing', 'raw-checkpoint'],
    usage: 'query checkpointing raw-checkpoint <epoch_number>',
    purpose: 'Shows the checkpoint of an epoch.',
    args: [{name: 'epoch_number', meaning: 'Epoch number.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/checkpointing/client/cli/query.go'},
  },
  {
    path: ['query', 'checkpointing', 'raw-checkpoint-list'],
    usage: 'query checkpointing raw-checkpoint-list <status>',
    purpose: 'Lists checkpoints by state.',
    args: [
      {
        name: 'status',
        meaning:
          'State, by its full name: `CKPT_STATUS_ACCUMULATING`, `CKPT_STATUS_SEALED`, ' +
          '`CKPT_STATUS_SUBMITTED`, `CKPT_STATUS_CONFIRMED` or `CKPT_STATUS_FINALIZED`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/checkpointing/client/cli/query.go'},
  },
  {
    path: ['query', 'checkpointing', 'raw-checkpoints'],
    usage: 'query checkpointing raw-checkpoints',
    purpose: 'Lists all checkpoints.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/checkpointing/client/cli/query.go'},
  },
]);
