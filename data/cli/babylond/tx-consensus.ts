import {defineCommands} from '../schema';

/** `babylond tx consensus`. */
export default defineCommands([
  {
    path: ['tx', 'consensus'],
    usage: 'tx consensus <command>',
    purpose: 'Transactions related to consensus.',
    group: true,
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['tx', 'consensus', 'update-params-proposal'],
    usage: 'tx consensus update-params-proposal <block> <evidence> <validator> <abci>',
    purpose: 'Proposes new consensus parameters.',
    args: [
      {name: 'block', meaning: 'Block parameters as JSON.', required: true},
      {name: 'evidence', meaning: 'Evidence parameters as JSON.', required: true},
      {name: 'validator', meaning: 'Validator parameters as JSON.', required: true},
      {name: 'abci', meaning: 'ABCI parameters as JSON.', required: true},
    ],
    flagSets: ['tx', 'proposal'],
    source: {id: 'COS', path: 'x/consensus'},
    note: 'The help text shows one argument, but all four are required.',
  },
]);
