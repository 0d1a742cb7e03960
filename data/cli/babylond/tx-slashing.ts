import {defineCommands} from '../schema';

/** `babylond tx slashing`. */
export default defineCommands([
  {
    path: ['tx', 'slashing'],
    usage: 'tx slashing <command>',
    purpose: 'Transactions related to slashing.',
    group: true,
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['tx', 'slashing', 'unjail'],
    usage: 'tx slashing unjail',
    purpose: 'Unjails your validator.',
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['tx', 'slashing', 'update-params-proposal'],
    usage: 'tx slashing update-params-proposal <params>',
    purpose: 'Proposes new slashing parameters for validators.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/slashing'},
    note: 'The command does not accept decimal values, so the output of `query slashing params` fails with `invalid value for bytes field`. Send the message with `tx gov submit-proposal`, which accepts decimals.',
  },
]);
