import {defineFacts} from '../schema';

/** Parameters of the staking module on the testnet. */
export default defineFacts({
  group: 'bbn-test-6.staking',
  title: 'BABY staking parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'max-validators': {
      label: 'Maximum active validators',
      value: 100,
      unit: 'count',
      meaning: 'Only the top validators by staked BABY, up to this number, produce blocks.',
    },
    'min-commission-rate': {
      label: 'Minimum commission',
      value: '3',
      unit: 'percent',
      meaning: 'A validator cannot charge a lower commission.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
      asOf: '2025-10-09',
    },
    'unbonding-time': {
      label: 'Unbonding time in the parameters',
      value: 1_814_400,
      unit: 'seconds',
      meaning: 'The chain does not use this value: BABY is released when its epoch is finalized.',
    },
    'max-entries': {
      label: 'Maximum entries',
      value: 7,
      unit: 'count',
      meaning: 'Maximum number of unbondings in progress between one account and one validator.',
    },
  },
});
