import {defineCommands} from '../schema';

/** `babylond query params`. */
export default defineCommands([
  {
    path: ['query', 'params'],
    usage: 'query params <command>',
    purpose: 'Queries about the legacy parameter store.',
    group: true,
    source: {id: 'COS', path: 'x/params'},
  },
  {
    path: ['query', 'params', 'subspace'],
    usage: 'query params subspace <subspace> <key>',
    purpose: 'Shows a value in the legacy parameter store.',
    args: [
      {
        name: 'subspace',
        meaning: 'Subspace, as listed by `query params subspaces`.',
        required: true,
      },
      {name: 'key', meaning: 'Key of the parameter in the subspace.', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/params'},
  },
  {
    path: ['query', 'params', 'subspaces'],
    usage: 'query params subspaces',
    purpose: 'Lists the subspaces of the legacy parameter store.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/params'},
  },
]);
