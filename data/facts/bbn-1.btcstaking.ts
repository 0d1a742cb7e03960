import {defineFacts} from '../schema';

/**
 * Why values that differ from version 3, the last version in the chain's code, are unverified: they
 * have not been compared with the chain.
 */
export const NOT_VERIFIED =
  'Set by governance, as stated in the original documentation as of 2025-10-14; not compared with the chain. To check it, run: babylond query btcstaking params';

/**
 * Parameters that determine the format of a stake on mainnet. The chain's code contains
 * versions 0 to 3; governance set version 5, and the source states all of its values.
 */
export default defineFacts({
  group: 'bbn-1.btcstaking',
  title: 'BTC staking parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'DOC521', path: 'docs/stakers/btc_stakers/native_staking/unbonding_via_cli.mdx'},
  asOf: '2025-10-14',
  facts: {
    'params-version': {
      label: 'Parameter version',
      value: 5,
      unit: 'count',
      meaning: 'Version that applies to stakes created at current Bitcoin heights.',
      since: 'parameter version 5',
      unverified: NOT_VERIFIED,
    },
    'btc-activation-height': {
      label: 'Applies from Bitcoin height',
      value: 905_634,
      unit: 'bitcoin-height',
      meaning: 'First Bitcoin height at which this version applies.',
      since: 'parameter version 5',
      unverified: NOT_VERIFIED,
    },
    'min-staking-value-sat': {
      label: 'Minimum stake',
      value: 500_000,
      unit: 'satoshi',
      meaning: 'Smallest staking output that can be registered; the limit is inclusive.',
    },
    'max-staking-value-sat': {
      label: 'Maximum stake per transaction',
      value: 500_000_000_000,
      unit: 'satoshi',
      meaning: 'Largest staking output that can be registered; the limit is inclusive.',
    },
    'min-staking-time-blocks': {
      label: 'Minimum staking time',
      value: 64_000,
      unit: 'bitcoin-blocks',
      meaning:
        'Shortest timelock of a staking output. It equals the longest, so only one staking time is possible.',
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
      since: 'parameter version 5',
      unverified: NOT_VERIFIED,
    },
    'unbonding-fee-sat': {
      label: 'Unbonding fee',
      value: 9_600,
      unit: 'satoshi',
      meaning: 'Exact fee of the unbonding transaction, paid from the stake.',
      since: 'parameter version 4',
      unverified: NOT_VERIFIED,
    },
    'slashing-rate': {
      label: 'Slashing rate',
      value: '0.1',
      unit: 'percent',
      meaning: 'Share of the stake that a slashing transaction burns.',
    },
    'min-slashing-tx-fee-sat': {
      label: 'Minimum slashing transaction fee',
      value: 150_000,
      unit: 'satoshi',
      meaning: 'Paid from the stake, in addition to the burned share.',
      since: 'parameter version 5',
      unverified: NOT_VERIFIED,
    },
    'covenant-quorum': {
      label: 'Covenant quorum',
      value: 6,
      unit: 'count',
      meaning: 'Number of covenant signatures needed to spend a stake before its timelock expires.',
    },
    'covenant-size': {
      label: 'Covenant committee',
      value: 9,
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
      value: 139_920,
      unit: 'babylon-height',
      meaning: 'Before this height, only stakes on the allow-list could be registered.',
    },
  },
});
