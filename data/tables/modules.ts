import {defineTable} from '../schema';

/** The modules that the chain adds to, or puts in place of, those of the Cosmos SDK. */
export default defineTable({
  id: 'modules',
  title: 'Babylon modules in version 4',
  columns: [
    {key: 'module', label: 'Module', format: 'code'},
    {key: 'duty', label: 'What it does'},
    {key: 'users', label: 'Who sends it transactions'},
  ],
  rows: [
    {
      module: 'epoching',
      duty: 'Cuts the chain into epochs and holds back every BABY staking request until the last block of its epoch.',
      users: 'BABY stakers, validators',
    },
    {
      module: 'checkpointing',
      duty: 'Registers validators with their BLS keys; gathers their signatures at the end of each epoch into one checkpoint.',
      users: 'new validators',
    },
    {
      module: 'btccheckpoint',
      duty: 'Checks the proof that a checkpoint is on Bitcoin and follows how deep it lies.',
      users: 'vigilante reporters',
    },
    {
      module: 'btclightclient',
      duty: 'Keeps the headers of the Bitcoin chain with the most work.',
      users: 'vigilante reporters',
    },
    {
      module: 'btcstaking',
      duty: 'Registers finality providers and bitcoin stakes; checks the staking, unbonding and slashing transactions; records slashing.',
      users: 'BTC stakers, finality providers, covenant members, vigilantes',
    },
    {
      module: 'finality',
      duty: 'Takes the votes of finality providers, finalizes blocks, jails those that stop voting and punishes double votes.',
      users: 'finality providers',
    },
    {
      module: 'incentive',
      duty: 'Sets aside the rewards of BTC stakers and finality providers, pays out claims, and returns the fees of protocol messages.',
      users: 'anyone who claims rewards',
    },
    {
      module: 'costaking',
      duty: 'Scores accounts that stake both bitcoin and BABY and sets aside their reward; also pays validators their direct share.',
      users: 'nobody; it follows the other modules',
    },
    {
      module: 'mint',
      duty: 'Issues new BABY in every block. Replaces the mint module of the Cosmos SDK.',
      users: 'nobody',
    },
    {
      module: 'monitor',
      duty: 'Notes the Bitcoin height at the end of each epoch and when a checkpoint is reported, so that a delayed checkpoint is noticed.',
      users: 'nobody; vigilante monitors read it',
    },
  ],
  source: {id: 'BBN', path: 'x/'},
  asOf: '2026-07-21',
});
