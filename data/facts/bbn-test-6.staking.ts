import {defineFacts} from '../schema';

/** What the staking module of the test network allows. */
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
      meaning: 'A validator cannot charge less.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
      asOf: '2025-10-09',
    },
    'unbonding-time': {
      label: 'Unbonding time in the parameters',
      value: 1_814_400,
      unit: 'seconds',
      meaning: 'The chain does not wait for it: BABY is released when its epoch is finalized.',
    },
    'max-entries': {
      label: 'Maximum entries',
      value: 7,
      unit: 'count',
      meaning: 'Unbondings that may be under way between one account and one validator.',
    },
  },
});
