import {defineCommands} from '../schema';

/** `babylond tx auth`. */
export default defineCommands([
  {
    path: ['tx', 'auth'],
    usage: 'tx auth <command>',
    purpose: 'Transactions related to accounts.',
    group: true,
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['tx', 'auth', 'update-params-proposal'],
    usage: 'tx auth update-params-proposal <params>',
    purpose: 'Proposes new account and signature parameters.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/auth'},
  },
]);
