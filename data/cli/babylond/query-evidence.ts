import {defineCommands} from '../schema';

/** `babylond query evidence`. */
export default defineCommands([
  {
    path: ['query', 'evidence'],
    usage: 'query evidence <command>',
    purpose: 'Queries about evidence against validators.',
    group: true,
    source: {id: 'COS', path: 'x/evidence at x/evidence/v0.2.0'},
  },
  {
    path: ['query', 'evidence', 'evidence'],
    usage: 'query evidence evidence <hash>',
    purpose: 'Shows one piece of evidence.',
    args: [{name: 'hash', meaning: 'Hash as hex.', required: true}],
    flags: [
      {
        name: 'evidence-hash',
        type: 'binary',
        default: '',
        meaning: 'Deprecated. It does not replace the argument, which is still required.',
      },
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/evidence at x/evidence/v0.2.0'},
  },
  {
    path: ['query', 'evidence', 'list'],
    usage: 'query evidence list',
    purpose: 'Lists evidence of misbehavior by validators.',
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/evidence at x/evidence/v0.2.0'},
  },
]);
