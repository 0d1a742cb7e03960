import {defineTable} from '../schema';

/** Modules that the chain uses in addition to those of the Cosmos SDK, or instead of them. */
export default defineTable({
  id: 'modules',
  title: 'Babylon modules in version 4',
  columns: [
    {key: 'module', label: 'Module', format: 'code'},
    {key: 'duty', label: 'What it does'},
    {key: 'users', label: 'Who sends transactions to it'},
  ],
  rows: [
    {
      module: 'epoching',
      duty: 'Divides the chain into epochs and queues every BABY staking message until the last block of the epoch.',
      users: 'BABY stakers, validators',
    },
    {
      module: 'checkpointing',
      duty: 'Registers validators with their BLS keys, and aggregates their signatures at the end of each epoch into one checkpoint.',
      users: 'new validators',
    },
    {
      module: 'btccheckpoint',
      duty: 'Verifies the proof that a checkpoint is on Bitcoin and tracks its depth.',
      users: 'vigilante reporters',
    },
    {
      module: 'btclightclient',
      duty: 'Stores the headers of the Bitcoin chain with the most work.',
      users: 'vigilante reporters',
    },
    {
      module: 'btcstaking',
      duty: 'Registers finality providers and bitcoin stakes, verifies the staking, unbonding and slashing transactions, and records slashing.',
      users: 'BTC stakers, finality providers, covenant members, vigilantes',
    },
    {
      module: 'finality',
      duty: 'Receives the votes of finality providers, finalizes blocks, jails providers that stop voting and slashes those that double-sign.',
      users: 'finality providers',
    },
    {
      module: 'incentive',
      duty: 'Allocates the rewards of BTC stakers and finality providers, pays out claims, and refunds the fees of protocol messages.',
      users: 'anyone who claims rewards',
    },
    {
      module: 'costaking',
      duty: 'Scores accounts that stake both bitcoin and BABY and allocates their rewards; also pays validators their direct share.',
      users: 'nobody; other modules call its hooks',
    },
    {
      module: 'mint',
      duty: 'Mints new BABY in every block. Replaces the Cosmos SDK’s mint module.',
      users: 'nobody',
    },
    {
      module: 'monitor',
      duty: 'Records the Bitcoin height at the end of each epoch and when a checkpoint is reported, so that vigilantes can detect a censored checkpoint.',
      users: 'nobody; vigilante monitors query it',
    },
  ],
  source: {id: 'BBN', path: 'x/'},
  asOf: '2026-07-21',
});
