import {defineCommands} from '../schema';

/** `babylond query distribution`. */
export default defineCommands([
  {
    path: ['query', 'distribution'],
    usage: 'query distribution <command>',
    purpose: 'Queries about BABY staking rewards.',
    group: true,
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'commission'],
    usage: 'query distribution commission <validator>',
    purpose: 'Shows the commission that a validator can withdraw.',
    args: [{name: 'validator', meaning: 'Validator address.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'community-pool'],
    usage: 'query distribution community-pool',
    purpose: 'Shows the community pool.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'delegator-validators'],
    usage: 'query distribution delegator-validators',
    purpose: 'Lists the validators of a delegator.',
    flags: [
      {
        name: 'delegator-address',
        type: 'address',
        default: '',
        required: true,
        meaning: 'Address of the delegator.',
      },
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'delegator-withdraw-address'],
    usage: 'query distribution delegator-withdraw-address',
    purpose: 'Shows the withdraw address of a delegator.',
    flags: [
      {
        name: 'delegator-address',
        type: 'address',
        default: '',
        required: true,
        meaning: 'Address of the delegator.',
      },
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'params'],
    usage: 'query distribution params',
    purpose: 'Shows the distribution parameters.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'rewards'],
    usage: 'query distribution rewards <delegator-addr>',
    purpose: 'Lists the BABY staking rewards of a delegator.',
    args: [{name: 'delegator-addr', meaning: 'Address of the delegator.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'rewards-by-validator'],
    usage: 'query distribution rewards-by-validator <delegator-addr> <validator-addr>',
    purpose: 'Shows a delegator’s BABY staking rewards from one validator.',
    args: [
      {name: 'delegator-addr', meaning: 'Address of the delegator.', required: true},
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'slashes'],
    usage: 'query distribution slashes <validator> <start-height> <end-height>',
    purpose: 'Lists the slashing events of a validator between two heights.',
    args: [
      {name: 'validator', meaning: 'Validator address.', required: true},
      {name: 'start-height', meaning: 'First height.', required: true},
      {name: 'end-height', meaning: 'Last height.', required: true},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'validator-distribution-info'],
    usage: 'query distribution validator-distribution-info <validator>',
    purpose: 'Shows the commission and the self-delegation rewards of a validator.',
    args: [{name: 'validator', meaning: 'Validator address.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
  {
    path: ['query', 'distribution', 'validator-outstanding-rewards'],
    usage: 'query distribution validator-outstanding-rewards <validator>',
    purpose: 'Shows the outstanding rewards of a validator and its delegators.',
    args: [{name: 'validator', meaning: 'Validator address.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/distribution'},
  },
]);
