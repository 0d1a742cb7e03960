import {defineFacts} from '../schema';

/** The validator set of the chain. */
export default defineFacts({
  group: 'bbn-1.staking',
  title: 'Validator parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'max-validators': {
      label: 'Maximum validators',
      value: 100,
      unit: 'count',
      meaning: 'Size of the active set, which is ranked by delegated BABY.',
    },
    'min-commission-rate': {
      label: 'Minimum validator commission',
      value: '3',
      unit: 'percent',
      meaning: 'A validator cannot charge a lower commission.',
      source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
      asOf: '2025-04-04',
    },
    'unbonding-time': {
      label: 'Unbonding time in the staking module',
      value: 1_814_400,
      unit: 'seconds',
      meaning:
        'This value does not apply on this chain: unbonding completes when the checkpoint of its epoch is finalized on Bitcoin.',
    },
    'max-entries': {
      label: 'Maximum unbonding entries',
      value: 7,
      unit: 'count',
      meaning: 'Maximum number of unbondings in progress between one delegator and one validator.',
    },
  },
});
