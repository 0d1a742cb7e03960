import {defineTable} from '../schema';

const terms = 'stakerPk, finalityProviders, covenantPks, covenantThreshold';

/** Contents of the contracts in a request. Keys are x-only, in hex. */
export default defineTable({
  id: 'wallet-contracts',
  title: 'Contracts in a request',
  columns: [
    {key: 'id', label: 'id', format: 'code'},
    {key: 'params', label: 'params', format: 'code'},
    {key: 'use', label: 'What you can rebuild from it'},
  ],
  rows: [
    {
      id: 'babylon:staking',
      params: `${terms}, minUnbondingTime, stakingDuration`,
      use: 'the staking output and its three leaves',
    },
    {
      id: 'babylon:staking-expansion',
      params: `${terms}, minUnbondingTime, stakingDuration`,
      use: 'the new staking output; for the old output, you know only the unbonding leaf, from the PSBT',
    },
    {
      id: 'babylon:unbonding',
      params: `${terms}, unbondingTimeBlocks, unbondingFeeSat`,
      use: 'the unbonding output, its two leaves, and its amount',
    },
    {
      id: 'babylon:slashing',
      params: 'stakerPk, unbondingTimeBlocks, slashingFeeSat',
      use: "the refund output of a slashing transaction, and the transaction's fee",
    },
    {
      id: 'babylon:slashing-burn',
      params: 'stakerPk, slashingPkScriptHex',
      use: 'the output that receives the slashed amount',
    },
    {
      id: 'babylon:withdraw',
      params: 'stakerPk, timelockBlocks',
      use: 'the timelock leaf that is spent',
    },
  ],
  source: {id: 'TSL', path: 'src/staking/manager.ts'},
  asOf: '2026-01-12',
});
