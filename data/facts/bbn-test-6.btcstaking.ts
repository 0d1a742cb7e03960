import {defineFacts} from '../schema';

/** Parameters of the test network; the network's published list still names the older committee of nine. */
export default defineFacts({
  group: 'bbn-test-6.btcstaking',
  title: 'BTC staking parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  facts: {
    'params-version': {
      label: 'Parameters version',
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
      label: 'Shortest term',
      value: 10_000,
      unit: 'bitcoin-blocks',
      meaning: 'Shortest timelock of a staking output.',
    },
    'max-staking-time-blocks': {
      label: 'Longest term',
      value: 64_000,
      unit: 'bitcoin-blocks',
      meaning: 'Longest timelock of a staking output.',
    },
    'unbonding-time-blocks': {
      label: 'Unbonding time',
      value: 301,
      unit: 'bitcoin-blocks',
      meaning: 'Wait between an unbonding transaction and the withdrawal.',
    },
    'unbonding-fee-sat': {
      label: 'Unbonding fee',
      value: 2_000,
      unit: 'satoshi',
      meaning: 'Fixed fee of the unbonding transaction, taken from the stake.',
    },
    'slashing-rate': {
      label: 'Slashing rate',
      value: '5',
      unit: 'percent',
      meaning: 'Share of the stake that a slashing transaction takes.',
    },
    'min-slashing-tx-fee-sat': {
      label: 'Least fee of a slashing transaction',
      value: 5_000,
      unit: 'satoshi',
      meaning: 'Paid from the stake too.',
    },
    'covenant-quorum': {
      label: 'Covenant quorum',
      value: 2,
      unit: 'count',
      meaning: 'Covenant signatures that a spend needs.',
    },
    'covenant-size': {
      label: 'Covenant committee',
      value: 3,
      unit: 'count',
      meaning: 'Keys in the covenant committee.',
    },
    'min-commission-rate': {
      label: 'Least commission of a finality provider',
      value: '3',
      unit: 'percent',
      meaning: 'A finality provider may not ask for less.',
    },
    'delegation-creation-base-gas-fee': {
      label: 'Gas added to a registration',
      value: 1_095_000,
      unit: 'gas',
      meaning: 'Added when a stake is registered before it is on Bitcoin.',
    },
    'allow-list-expiration-height': {
      label: 'End of the allow-list',
      value: 100,
      unit: 'babylon-height',
      meaning: 'Until this height only stakes of a list could be registered.',
    },
  },
});
