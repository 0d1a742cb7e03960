import {defineFacts} from '../schema';

/** Gas charged when a message is queued, for its execution at the end of the epoch. */
export default defineFacts({
  group: 'bbn-1.epoching-gas',
  title: 'Gas charged in advance for queued messages, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'x/epoching/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    delegate: {
      label: 'Delegate',
      value: 130_000,
      unit: 'gas',
      meaning: 'For staking BABY (execute_gas.delegate).',
      since: 'v4',
    },
    undelegate: {
      label: 'Undelegate',
      value: 88_000,
      unit: 'gas',
      meaning: 'For unbonding (execute_gas.undelegate).',
      since: 'v4',
    },
    'begin-redelegate': {
      label: 'Redelegate',
      value: 220_000,
      unit: 'gas',
      meaning: 'For moving stake to another validator (execute_gas.begin_redelegate).',
      since: 'v4',
    },
    'cancel-unbonding-delegation': {
      label: 'Cancel an unbonding',
      value: 20_500,
      unit: 'gas',
      meaning: 'For canceling an unbonding (execute_gas.cancel_unbonding_delegation).',
      since: 'v4',
    },
    'edit-validator': {
      label: 'Edit a validator',
      value: 61_000,
      unit: 'gas',
      meaning: 'For changing the name or commission of a validator (execute_gas.edit_validator).',
      since: 'v4',
    },
    'create-validator': {
      label: 'Create a validator',
      value: 60_000,
      unit: 'gas',
      meaning:
        "For the checkpointing module's message that creates a validator (execute_gas.create_validator).",
      since: 'v4',
    },
  },
});
