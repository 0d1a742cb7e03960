import {defineFacts} from '../schema';

/** Parameters of the testnet. The network's published list still contains the older committee of nine. */
export default defineFacts({
  group: 'bbn-test-6.btcstaking',
  title: 'BTC staking parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  facts: {
    'params-version': {
      label: 'Parameter version',
      value: 5,
      unit: 'count',
      meaning: 'Newest version in the code that the network runs.',
    },
    'btc-activation-height': {
      label: 'Applies from Bitcoin height',
      value: 271_923,
      unit: 'bitcoin-height',
      meaning: 'First signet height at which this version applies.',
    },
    'min-staking-value-sat': {
      label: 'Minimum stake',
      value: 50_000,
      unit: 'satoshi',
      meaning: 'Smallest staking output that can be registered.',
    },
    'max-staking-value-sat': {
      label: 'Maximum stake per transaction',
      value: 35_000_000_000,
      unit: 'satoshi',
      meaning: 'Largest staking output that can be registered.',
    },
    'min-staking-time-blocks': {
      label: 'Minimum staking time',
      value: 10_000,
      unit: 'bitcoin-blocks',
      meaning: 'Shortest timelock of a staking output.',
    },
    'max-staking-time-blocks': {
      label: 'Maximum staking time',
      value: 64_000,
      unit: 'bitcoin-blocks',
      meaning: 'Longest timelock of a staking output.',
    },
    'unbonding-time-blocks': {
      label: 'Unbonding time',
      value: 301,
      unit: 'bitcoin-blocks',
      meaning: 'Timelock of the unbonding output: blocks between unbonding and withdrawal.',
    },
    'unbonding-fee-sat': {
      label: 'Unbonding fee',
      value: 2_000,
      unit: 'satoshi',
      meaning: 'Exact fee of the unbonding transaction, paid from the stake.',
    },
    'slashing-rate': {
      label: 'Slashing rate',
      value: '5',
      unit: 'percent',
      meaning: 'Share of the stake that a slashing transaction takes.',
    },
    'min-slashing-tx-fee-sat': {
      label: 'Minimum slashing transaction fee',
      value: 5_000,
      unit: 'satoshi',
      meaning: 'Paid from the stake, on top of the slashed share.',
    },
    'covenant-quorum': {
      label: 'Covenant quorum',
      value: 2,
      unit: 'count',
      meaning: 'Number of covenant signatures needed to spend a stake before its timelock expires.',
    },
    'covenant-size': {
      label: 'Covenant committee',
      value: 3,
      unit: 'count',
      meaning: 'Number of keys in the covenant committee.',
    },
    'min-commission-rate': {
      label: 'Minimum finality provider commission',
      value: '3',
      unit: 'percent',
      meaning: 'A finality provider cannot charge a lower commission.',
    },
    'delegation-creation-base-gas-fee': {
      label: 'Extra gas for a registration',
      value: 1_095_000,
      unit: 'gas',
      meaning: 'Charged when a stake is registered before it is on Bitcoin.',
    },
    'allow-list-expiration-height': {
      label: 'End of the allow-list',
      value: 100,
      unit: 'babylon-height',
      meaning: 'Before this height, only stakes on the allow-list could be registered.',
    },
  },
});
