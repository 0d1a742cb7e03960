import {defineCommands} from '../schema';

/** `babylond tx slashing`. */
export default defineCommands([
  {
    path: ['tx', 'slashing'],
    usage: 'tx slashing <command>',
    purpose: 'Transactions of missed blocks.',
    group: true,
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['tx', 'slashing', 'unjail'],
    usage: 'tx slashing unjail',
    purpose: 'Brings your jailed validator back.',
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['tx', 'slashing', 'update-params-proposal'],
    usage: 'tx slashing update-params-proposal <params>',
    purpose: 'Proposes new rules for validators that miss blocks.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/slashing'},
  },
]);
