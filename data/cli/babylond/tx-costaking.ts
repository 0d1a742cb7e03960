import {defineCommands} from '../schema';

/** `babylond tx costaking`. */
export default defineCommands([
  {
    path: ['tx', 'costaking'],
    usage: 'tx costaking <command>',
    purpose: 'Transactions related to co-staking.',
    group: true,
    source: {id: 'BBN', path: 'proto/babylon/costaking/v1/tx.proto'},
  },
  {
    path: ['tx', 'costaking', 'update-params'],
    usage: 'tx costaking update-params',
    purpose: 'Replaces the co-staking parameters; it takes effect only through governance.',
    flags: [{name: 'params', type: 'json', default: '', meaning: 'New parameters as JSON.'}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'proto/babylon/costaking/v1/tx.proto'},
    note: 'The command does not accept decimal values, so the output of `query costaking params` fails with `cannot unmarshal`. Put the message into a proposal file for `tx gov submit-proposal`, which accepts decimals.',
  },
]);
