import {defineCommands} from '../schema';

/** `babylond query staking`. */
export default defineCommands([
  {
    path: ['query', 'staking'],
    usage: 'query staking <command>',
    purpose: 'Queries about BABY staking.',
    group: true,
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'delegation'],
    usage: 'query staking delegation <delegator-addr> <validator-addr>',
    purpose: 'Shows a delegation of BABY.',
    args: [
      {name: 'delegator-addr', meaning: 'Address of the delegator.', required: true},
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'delegations'],
    usage: 'query staking delegations <delegator-addr>',
    purpose: 'Lists the BABY delegations of an address.',
    args: [{name: 'delegator-addr', meaning: 'Address of the delegator.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'delegations-to'],
    usage: 'query staking delegations-to <validator-addr>',
    purpose: 'Lists the BABY delegations of a validator.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'delegator-validator'],
    usage: 'query staking delegator-validator <delegator-addr> <validator-addr>',
    purpose: "Shows one of a delegator's validators.",
    args: [
      {name: 'delegator-addr', meaning: 'Address of the delegator.', required: true},
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'delegator-validators'],
    usage: 'query staking delegator-validators <delegator-addr>',
    purpose: 'Lists the validators of a delegator.',
    args: [{name: 'delegator-addr', meaning: 'Address of the delegator.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'historical-info'],
    usage: 'query staking historical-info <height>',
    purpose: 'Shows the historical info at a height.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'params'],
    usage: 'query staking params',
    purpose: 'Shows the BABY staking parameters.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'pool'],
    usage: 'query staking pool',
    purpose: 'Shows how much BABY is staked.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'redelegation'],
    usage: 'query staking redelegation <delegator-addr> <src-validator-addr> [dst-validator-addr]',
    purpose: 'Lists redelegations in progress.',
    args: [
      {name: 'delegator-addr', meaning: 'Address of the delegator.', required: true},
      {name: 'src-validator-addr', meaning: 'Source validator.', required: true},
      {
        name: 'dst-validator-addr',
        meaning:
          'Destination validator. Without it, all redelegations of the delegator are listed.',
        required: false,
      },
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'unbonding-delegation'],
    usage: 'query staking unbonding-delegation <delegator-addr> <validator-addr>',
    purpose: 'Shows an unbonding delegation of BABY.',
    args: [
      {name: 'delegator-addr', meaning: 'Address of the delegator.', required: true},
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'unbonding-delegations'],
    usage: 'query staking unbonding-delegations <delegator-addr>',
    purpose: 'Lists the unbonding delegations of an address.',
    args: [{name: 'delegator-addr', meaning: 'Address of the delegator.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'unbonding-delegations-from'],
    usage: 'query staking unbonding-delegations-from <validator-addr>',
    purpose: 'Lists the unbonding delegations from a validator.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'validator'],
    usage: 'query staking validator <validator-addr>',
    purpose: 'Shows a validator.',
    args: [
      {name: 'validator-addr', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
  {
    path: ['query', 'staking', 'validators'],
    usage: 'query staking validators',
    purpose: 'Lists all validators.',
    flags: [
      {
        name: 'status',
        type: 'string',
        default: '',
        meaning: 'Lists only validators in this state, such as `BOND_STATUS_BONDED`.',
      },
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/staking'},
  },
]);
