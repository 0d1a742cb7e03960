import {defineCommands} from '../schema';

/** `babylond query btccheckpoint`. */
export default defineCommands([
  {
    path: ['query', 'btccheckpoint'],
    usage: 'query btccheckpoint <command>',
    purpose: 'Queries about checkpoints on Bitcoin.',
    group: true,
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli'},
    note: 'These queries ignore `--height` and always use the latest state.',
  },
  {
    path: ['query', 'btccheckpoint', 'btc-height-hash'],
    usage: 'query btccheckpoint btc-height-hash <epoch_number>',
    purpose:
      "Shows the best submission of an epoch's checkpoint, with the Bitcoin block that completed it.",
    args: [{name: 'epoch_number', meaning: 'Epoch number.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli/query.go'},
  },
  {
    path: ['query', 'btccheckpoint', 'epoch-submissions'],
    usage: 'query btccheckpoint epoch-submissions <epochNumber>',
    purpose: 'Lists the checkpoint submissions of an epoch.',
    args: [{name: 'epochNumber', meaning: 'Epoch number.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli/query.go'},
  },
  {
    path: ['query', 'btccheckpoint', 'params'],
    usage: 'query btccheckpoint params',
    purpose: 'Shows the Bitcoin checkpoint parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btccheckpoint/client/cli/query_params.go'},
  },
]);
