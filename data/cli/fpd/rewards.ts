import {defineCommands} from '../schema';

/** Commands for rewards, the same as in `babylond`. */
export default defineCommands([
  {
    path: ['reward-gauges'],
    usage: 'reward-gauges <address>',
    purpose: 'Shows what an address has earned and withdrawn, by type.',
    args: [{name: 'address', meaning: 'Account address (`bbn1…`).', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/query.go'},
  },
  {
    path: ['set-withdraw-addr'],
    usage: 'set-withdraw-addr <withdraw-addr>',
    purpose: 'Sets the address that receives your rewards.',
    args: [{name: 'withdraw-addr', meaning: 'Address that receives the rewards.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/tx.go'},
  },
  {
    path: ['withdraw-reward'],
    usage: 'withdraw-reward <type>',
    purpose: 'Withdraws your rewards of one type.',
    args: [
      {
        name: 'type',
        meaning: 'Reward type: `finality_provider`, `btc_staker` or `costaker`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/tx.go'},
  },
]);
