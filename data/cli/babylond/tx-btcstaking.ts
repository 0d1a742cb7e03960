import {defineCommands} from '../schema';

/** `babylond tx btcstaking`. */
export default defineCommands([
  {
    path: ['tx', 'btcstaking'],
    usage: 'tx btcstaking <command>',
    purpose: 'Transactions related to Bitcoin stakes and finality providers.',
    group: true,
    source: {id: 'BBN', path: 'x/btcstaking/client/cli'},
  },
  {
    path: ['tx', 'btcstaking', 'add-btc-inclusion-proof'],
    usage: 'tx btcstaking add-btc-inclusion-proof <staking_tx_hash> <inclusion_proof>',
    purpose:
      'Submits the inclusion proof of a registered staking transaction, which makes the stake active.',
    args: [
      {
        name: 'staking_tx_hash',
        meaning: 'Transaction ID of the staking transaction.',
        required: true,
      },
      {
        name: 'inclusion_proof',
        meaning: 'Inclusion proof of the staking transaction, as hex.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
    note: "The program's own help text mentions a signature on the unbonding transaction, which is wrong. The chain rejects the command for an expansion; use `btc-undelegate` to activate one.",
  },
  {
    path: ['tx', 'btcstaking', 'add-covenant-sigs'],
    usage:
      'tx btcstaking add-covenant-sigs <covenant_pk> <staking_tx_hash> <slashing_tx_sigs> <unbonding_tx_sig> <slashing_unbonding_tx_sigs> [stake_expansion_tx_sig]',
    purpose: "Submits a covenant member's signatures for a stake.",
    args: [
      {name: 'covenant_pk', meaning: "The member's public key as hex.", required: true},
      {
        name: 'staking_tx_hash',
        meaning: 'Transaction ID of the staking transaction.',
        required: true,
      },
      {
        name: 'slashing_tx_sigs',
        meaning:
          'Adaptor signatures on the slashing transaction, one per finality provider, separated by commas.',
        required: true,
      },
      {
        name: 'unbonding_tx_sig',
        meaning: 'Signature on the unbonding transaction.',
        required: true,
      },
      {
        name: 'slashing_unbonding_tx_sigs',
        meaning:
          'Adaptor signatures on the slashing transaction of the unbonding output, separated by commas.',
        required: true,
      },
      {
        name: 'stake_expansion_tx_sig',
        meaning: 'Signature on the expansion transaction; only for a stake expansion.',
        required: false,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
  },
  {
    path: ['tx', 'btcstaking', 'btc-stake-expand'],
    usage:
      'tx btcstaking btc-stake-expand <btc_pk> <pop_hex> <staking_tx> <inclusion_proof> <fp_pk1> <staking_time> <staking_value> <slashing_tx> <delegator_slashing_sig> <unbonding_tx> <unbonding_slashing_tx> <unbonding_time> <unbonding_value> <delegator_unbonding_slashing_sig> <previous_staking_tx_hash> <funding_tx>',
    purpose: 'Registers the expansion of an active stake.',
    args: [
      {name: 'btc_pk', meaning: 'x-only Bitcoin public key as hex.', required: true},
      {name: 'pop_hex', meaning: 'Proof of possession as hex.', required: true},
      {name: 'staking_tx', meaning: 'Staking transaction as hex.', required: true},
      {
        name: 'inclusion_proof',
        meaning: 'The command does not send this value: pass an empty string.',
        required: true,
      },
      {
        name: 'fp_pk1',
        meaning: 'Public keys of finality providers as hex, separated by commas.',
        required: true,
      },
      {name: 'staking_time', meaning: 'Timelock in Bitcoin blocks.', required: true},
      {name: 'staking_value', meaning: 'Amount to stake, in satoshis.', required: true},
      {name: 'slashing_tx', meaning: 'Slashing transaction as hex.', required: true},
      {
        name: 'delegator_slashing_sig',
        meaning: "The staker's signature on the slashing transaction, as hex.",
        required: true,
      },
      {name: 'unbonding_tx', meaning: 'Unbonding transaction as hex.', required: true},
      {
        name: 'unbonding_slashing_tx',
        meaning: 'Slashing transaction that spends the unbonding output, as hex.',
        required: true,
      },
      {
        name: 'unbonding_time',
        meaning: 'Timelock of the unbonding output in Bitcoin blocks.',
        required: true,
      },
      {
        name: 'unbonding_value',
        meaning: 'Amount of the unbonding output in satoshis.',
        required: true,
      },
      {
        name: 'delegator_unbonding_slashing_sig',
        meaning: "The staker's signature on that slashing transaction, as hex.",
        required: true,
      },
      {
        name: 'previous_staking_tx_hash',
        meaning: 'Transaction ID of the stake to expand.',
        required: true,
      },
      {
        name: 'funding_tx',
        meaning: 'Transaction that funds the second input, as hex.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
  },
  {
    path: ['tx', 'btcstaking', 'btc-undelegate'],
    usage:
      'tx btcstaking btc-undelegate <staking_tx_hash> <spend_stake_tx> <spend_stake_tx_inclusion_proof> <funding_txs>',
    purpose:
      'Reports that a staking output has been spent, so that the stake loses its voting power.',
    args: [
      {
        name: 'staking_tx_hash',
        meaning:
          'Transaction ID of the stake that is spent. For an expansion, this is the old stake.',
        required: true,
      },
      {
        name: 'spend_stake_tx',
        meaning: 'Transaction that spends the staking output, as hex.',
        required: true,
      },
      {
        name: 'spend_stake_tx_inclusion_proof',
        meaning: 'Inclusion proof of the spending transaction, as hex.',
        required: true,
      },
      {
        name: 'funding_txs',
        meaning:
          'All transactions whose outputs the spending transaction spends, including the staking transaction, as hex, separated by commas.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
    note: 'The command also activates an expansion: pass the old stake as `staking_tx_hash` and the expansion as `spend_stake_tx`. The chain rejects the report for a stake that is `UNBONDED` or `EXPIRED`.',
  },
  {
    path: ['tx', 'btcstaking', 'create-btc-delegation'],
    usage:
      'tx btcstaking create-btc-delegation <btc_pk> <pop_hex> <staking_tx> <inclusion_proof> <fp_pk> <staking_time> <staking_value> <slashing_tx> <delegator_slashing_sig> <unbonding_tx> <unbonding_slashing_tx> <unbonding_time> <unbonding_value> <delegator_unbonding_slashing_sig>',
    purpose: 'Registers a Bitcoin stake, before or after the bitcoin is locked.',
    args: [
      {name: 'btc_pk', meaning: 'x-only Bitcoin public key as hex.', required: true},
      {name: 'pop_hex', meaning: 'Proof of possession as hex.', required: true},
      {name: 'staking_tx', meaning: 'Staking transaction as hex.', required: true},
      {
        name: 'inclusion_proof',
        meaning:
          'Inclusion proof of the staking transaction, as hex; an empty string if the transaction is not on Bitcoin yet.',
        required: true,
      },
      {name: 'fp_pk', meaning: "The finality provider's public key as hex.", required: true},
      {name: 'staking_time', meaning: 'Timelock in Bitcoin blocks.', required: true},
      {name: 'staking_value', meaning: 'Amount to stake, in satoshis.', required: true},
      {name: 'slashing_tx', meaning: 'Slashing transaction as hex.', required: true},
      {
        name: 'delegator_slashing_sig',
        meaning: "The staker's signature on the slashing transaction, as hex.",
        required: true,
      },
      {name: 'unbonding_tx', meaning: 'Unbonding transaction as hex.', required: true},
      {
        name: 'unbonding_slashing_tx',
        meaning: 'Slashing transaction that spends the unbonding output, as hex.',
        required: true,
      },
      {
        name: 'unbonding_time',
        meaning: 'Timelock of the unbonding output in Bitcoin blocks.',
        required: true,
      },
      {
        name: 'unbonding_value',
        meaning: 'Amount of the unbonding output in satoshis.',
        required: true,
      },
      {
        name: 'delegator_unbonding_slashing_sig',
        meaning: "The staker's signature on that slashing transaction, as hex.",
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
  },
  {
    path: ['tx', 'btcstaking', 'create-finality-provider'],
    usage: 'tx btcstaking create-finality-provider <btc_pk> <pop>',
    purpose: 'Registers a finality provider.',
    args: [
      {name: 'btc_pk', meaning: 'x-only Bitcoin public key as hex.', required: true},
      {name: 'pop', meaning: 'Proof of possession as hex.', required: true},
    ],
    flags: [
      {
        name: 'commission-max-change-rate',
        type: 'string',
        default: '',
        meaning:
          'Maximum daily change of the commission, as a decimal; it cannot be changed later.',
        required: true,
      },
      {
        name: 'commission-max-rate',
        type: 'string',
        default: '',
        meaning:
          'Maximum commission that can ever be set, as a decimal; it cannot be raised later.',
        required: true,
      },
      {
        name: 'commission-rate',
        type: 'string',
        default: '0',
        meaning: 'Commission as a decimal: 0.05 is 5%.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity on an external service, such as a Keybase ID; explorers get the logo from it.',
      },
      {
        name: 'moniker',
        type: 'string',
        default: '',
        meaning:
          'Public name; defaults to `moniker` in `config.toml` in the home directory, which `init` sets to the name that you pass, and other commands to the host name.',
      },
      {
        name: 'security-contact',
        type: 'string',
        default: '',
        meaning: 'Public address for security reports.',
      },
      {name: 'website', type: 'string', default: '', meaning: 'Public website.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
  },
  {
    path: ['tx', 'btcstaking', 'edit-finality-provider'],
    usage: 'tx btcstaking edit-finality-provider <btc_pk>',
    purpose: 'Replaces the description and commission of your finality provider.',
    args: [{name: 'btc_pk', meaning: 'x-only Bitcoin public key as hex.', required: true}],
    flags: [
      {
        name: 'commission-rate',
        type: 'string',
        default: '0',
        meaning: 'Commission as a decimal: 0.05 is 5%.',
      },
      {name: 'details', type: 'string', default: '', meaning: 'Public description.'},
      {
        name: 'identity',
        type: 'string',
        default: '',
        meaning:
          'Identity on an external service, such as a Keybase ID; explorers get the logo from it.',
      },
      {
        name: 'moniker',
        type: 'string',
        default: '',
        meaning:
          'Public name; defaults to `moniker` in `config.toml` in the home directory, which `init` sets to the name that you pass, and other commands to the host name.',
      },
      {
        name: 'security-contact',
        type: 'string',
        default: '',
        meaning: 'Public address for security reports.',
      },
      {name: 'website', type: 'string', default: '', meaning: 'Public website.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
    note: 'The command replaces all fields. If you omit a flag, its field is cleared, except that `--moniker` takes its value from `config.toml`, and without `--commission-rate` the command requests a commission of 0. It always sends a commission, so the chain rejects it for 24 hours after the commission was last set. `fpd edit-finality-provider` keeps the fields that you omit.',
  },
  {
    path: ['tx', 'btcstaking', 'selective-slashing-evidence'],
    usage: 'tx btcstaking selective-slashing-evidence <recovered_fp_btc_sk>',
    purpose: "Submits a finality provider's leaked private key, which slashes the provider.",
    args: [
      {name: 'recovered_fp_btc_sk', meaning: 'The leaked private key as hex.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/tx.go'},
    note: 'This cannot be undone.',
  },
]);
