import {defineCommands} from '../schema';

/** `babylond tx incentive`. */
export default defineCommands([
  {
    path: ['tx', 'incentive'],
    usage: 'tx incentive <command>',
    purpose: 'Transactions related to Bitcoin staking rewards.',
    group: true,
    source: {id: 'BBN', path: 'x/incentive/client/cli'},
  },
  {
    path: ['tx', 'incentive', 'set-withdraw-addr'],
    usage: 'tx incentive set-withdraw-addr <withdraw-addr>',
    purpose: 'Sets the address that receives your rewards.',
    args: [{name: 'withdraw-addr', meaning: 'Address that receives the rewards.', required: true}],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/incentive/client/cli/tx.go'},
  },
  {
    path: ['tx', 'incentive', 'withdraw-reward'],
    usage: 'tx incentive withdraw-reward <type>',
    purpose: 'Withdraws one type of your rewards.',
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
