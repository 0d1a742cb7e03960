import {defineCommands} from '../schema';

/** `babylond query incentive`. */
export default defineCommands([
  {
    path: ['query', 'incentive'],
    usage: 'query incentive <command>',
    purpose: 'Queries about Bitcoin staking rewards.',
    group: true,
    source: {id: 'BBN', path: 'x/incentive/client/cli'},
  },
  {
    path: ['query', 'incentive', 'btc-staking-gauge'],
    usage: 'query incentive btc-staking-gauge <height>',
    purpose:
      'Shows the Bitcoin staking rewards of one height until they are distributed; after that, the command finds nothing.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/query.go'},
  },
  {
    path: ['query', 'incentive', 'delegation-rewards'],
    usage: 'query incentive delegation-rewards <finality-provider-address> <delegator-address>',
    purpose:
      'Shows the reward from a finality provider that has not yet been credited to a staker.',
    args: [
      {
        name: 'finality-provider-address',
        meaning: 'BABY address of the finality provider.',
        required: true,
      },
      {name: 'delegator-address', meaning: 'BABY address of the staker.', required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/query.go'},
  },
  {
    path: ['query', 'incentive', 'params'],
    usage: 'query incentive params',
    purpose: 'Shows the reward parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/query_params.go'},
  },
  {
    path: ['query', 'incentive', 'reward-gauges'],
    usage: 'query incentive reward-gauges <address>',
    purpose: 'Shows what an address has earned and withdrawn, by type.',
    args: [{name: 'address', meaning: 'Account address (`bbn1…`).', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/query.go'},
  },
]);
