import {defineCommands} from '../schema';

/** `babylond tx consensus`. */
export default defineCommands([
  {
    path: ['tx', 'consensus'],
    usage: 'tx consensus <command>',
    purpose: 'Transactions of consensus.',
    group: true,
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['tx', 'consensus', 'update-params-proposal'],
    usage: 'tx consensus update-params-proposal <params>',
    purpose: 'Proposes new parameters of consensus.',
    args: [{name: 'params', meaning: 'New parameters as JSON.', required: true}],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/consensus'},
  },
]);
