import {defineCommands} from '../schema';

/** `babylond query epoching`. */
export default defineCommands([
  {
    path: ['query', 'epoching'],
    usage: 'query epoching <command>',
    purpose: 'Queries about epochs and queued staking messages.',
    group: true,
    source: {id: 'BBN', path: 'x/epoching/client/cli'},
    note: 'These queries ignore `--height` and always use the latest state.',
  },
  {
    path: ['query', 'epoching', 'epoch'],
    usage: 'query epoching epoch [epoch_number]',
    purpose: 'Shows an epoch.',
    args: [
      {
        name: 'epoch_number',
        meaning: 'Epoch number; defaults to the current epoch.',
        required: false,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/query.go'},
  },
  {
    path: ['query', 'epoching', 'epoch-msgs'],
    usage: 'query epoching epoch-msgs [epoch_number]',
    purpose: 'Lists the messages queued in an epoch.',
    args: [
      {
        name: 'epoch_number',
        meaning: 'Epoch number; defaults to the current epoch.',
        required: false,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/query.go'},
  },
  {
    path: ['query', 'epoching', 'epoch-validators'],
    usage: 'query epoching epoch-validators [epoch_number]',
    purpose: 'Lists the validators of the current epoch.',
    args: [
      {
        name: 'epoch_number',
        meaning:
          'Has no effect on the list: even for a past epoch, it shows the validators of the current one. A future epoch causes an error.',
        required: false,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {
      id: 'BBN',
      path: 'x/epoching/client/cli/query.go, x/epoching/keeper',
    },
  },
  {
    path: ['query', 'epoching', 'epochs'],
    usage: 'query epoching epochs',
    purpose: 'Lists all epochs.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/query.go'},
  },
  {
    path: ['query', 'epoching', 'params'],
    usage: 'query epoching params',
    purpose: 'Shows the epoch parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/epoching/client/cli/query.go'},
  },
]);
