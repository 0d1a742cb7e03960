import {defineCommands} from '../schema';

/** `babylond query slashing`. */
export default defineCommands([
  {
    path: ['query', 'slashing'],
    usage: 'query slashing <command>',
    purpose: 'Queries about slashing.',
    group: true,
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['query', 'slashing', 'params'],
    usage: 'query slashing params',
    purpose: 'Shows the validator slashing parameters.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['query', 'slashing', 'signing-info'],
    usage: 'query slashing signing-info <validator-conspub/address>',
    purpose: 'Shows the signing info of a validator.',
    args: [
      {
        name: 'validator-conspub/address',
        meaning: 'Consensus public key as JSON, or consensus address.',
        required: true,
      },
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/slashing'},
  },
  {
    path: ['query', 'slashing', 'signing-infos'],
    usage: 'query slashing signing-infos',
    purpose: 'Shows the signing info of all validators.',
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/slashing'},
  },
]);
