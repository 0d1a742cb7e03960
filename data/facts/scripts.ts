import {defineFacts} from '../schema';

const scripts = 'btcstaking/scripts_utils.go';
const types = 'btcstaking/types.go';
const rules = 'btcstaking/staking.go';

/** Constants of the staking scripts, and sizes that follow from mainnet's parameters. */
export default defineFacts({
  group: 'scripts',
  title: 'Staking scripts',
  source: {id: 'BBN', path: types},
  asOf: '2026-07-21',
  facts: {
    'nums-x': {
      label: 'Internal key (x-only)',
      value: '50929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0',
      unit: 'hex',
      meaning: 'SHA-256 of the curve generator; nobody can know a secret key for it.',
    },
    'nums-y': {
      label: 'y coordinate of the internal key',
      value: '31d3c6863973926e049e637cb1b5f40a36dac28af1766968c30c2313f3a38904',
      unit: 'hex',
      meaning: 'The even one of the two possible values, computed from x.',
    },
    'leaf-version': {
      label: 'Leaf version',
      value: '0xc0',
      unit: 'text',
      meaning: 'Tapscript of BIP-342, for every leaf.',
    },
    'key-bytes': {
      label: 'Public key',
      value: 32,
      unit: 'bytes',
      meaning: 'Only the x coordinate, as defined in BIP-340.',
      source: {id: 'BBN', path: scripts},
    },
    'signature-bytes': {
      label: 'Signature',
      value: 64,
      unit: 'bytes',
      meaning: 'BIP-340 signature without a hash type byte, so it covers the whole transaction.',
      source: {id: 'BBN', path: rules},
    },
    'max-timelock': {
      label: 'Maximum timelock',
      value: 65_535,
      unit: 'bitcoin-blocks',
      meaning: 'A BIP-68 relative timelock has 16 bits; the limit is inclusive.',
      source: {id: 'BBN', path: 'x/btcstaking/types/params.go'},
    },
    'max-presigned-weight': {
      label: 'Maximum weight of a pre-signed transaction',
      value: 400_000,
      unit: 'count',
      meaning: 'Weight units of an unbonding or slashing transaction.',
      source: {id: 'BBN', path: rules},
    },
    'transaction-version': {
      label: 'Transaction version',
      value: 2,
      unit: 'count',
      meaning:
        'Required for an unbonding transaction; a slashing transaction can also have version 1.',
      source: {id: 'BBN', path: rules},
    },
    'op-return-bytes': {
      label: 'Data of the phase-1 OP_RETURN',
      value: 71,
      unit: 'bytes',
      meaning: 'Tag, version, two keys and the staking time.',
      source: {id: 'BBN', path: 'btcstaking/identifiable_staking.go'},
    },
    'burn-script': {
      label: 'Slashing script of mainnet',
      value: '6a07626162796c6f6e',
      unit: 'hex',
      meaning: 'OP_RETURN and the word babylon: coins paid to it are burned.',
      source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/btcstaking_params.go'},
      asOf: '2025-04-04',
      since: 'parameter version 0',
    },
    'testnet-slashing-script': {
      label: 'Slashing script of bbn-test-6',
      value: '00145be12624d08a2b424095d7c07221c33450d14bf1',
      unit: 'hex',
      meaning: 'An ordinary address (P2WPKH); on this testnet nothing is burned.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
      asOf: '2025-10-09',
      since: 'parameter version 5',
    },
    'staking-timelock-bytes': {
      label: 'Timelock leaf of the staking output',
      value: 39,
      unit: 'bytes',
      meaning: 'With a staking time of 32,768 blocks or more.',
      source: {id: 'BBN', path: scripts},
    },
    'unbonding-timelock-bytes': {
      label: 'Timelock leaf of the unbonding output and of the refund',
      value: 38,
      unit: 'bytes',
      meaning: 'With an unbonding time of 128 to 32,767 blocks.',
      source: {id: 'BBN', path: scripts},
    },
    'unbonding-leaf-bytes': {
      label: 'Unbonding leaf',
      value: 342,
      unit: 'bytes',
      meaning: 'With nine covenant keys.',
      source: {id: 'BBN', path: scripts},
    },
    'slashing-leaf-bytes': {
      label: 'Slashing leaf',
      value: 376,
      unit: 'bytes',
      meaning: 'With nine covenant keys and one finality provider.',
      source: {id: 'BBN', path: scripts},
    },
    'output-script-bytes': {
      label: 'Output script',
      value: 34,
      unit: 'bytes',
      meaning: 'OP_1, a push of 32 bytes and the output key.',
    },
    'deep-control-block-bytes': {
      label: 'Control block at depth 2',
      value: 97,
      unit: 'bytes',
      meaning: 'Timelock and unbonding leaf of the staking output.',
    },
    'middle-control-block-bytes': {
      label: 'Control block at depth 1',
      value: 65,
      unit: 'bytes',
      meaning: 'Slashing leaf of the staking output; both leaves of the unbonding output.',
    },
    'root-control-block-bytes': {
      label: 'Control block at depth 0',
      value: 33,
      unit: 'bytes',
      meaning: 'The only leaf of the slashing refund.',
    },
    'unbonding-vbytes': {
      label: 'Unbonding transaction',
      value: 320,
      unit: 'count',
      meaning: 'Virtual bytes, with nine covenant keys and six signatures.',
      source: {id: 'BBN', path: 'btcstaking/witness_utils.go'},
    },
    'slashing-vbytes': {
      label: 'Slashing transaction',
      value: 355,
      unit: 'count',
      meaning: 'Virtual bytes, with nine covenant keys, six signatures and the burn output.',
      source: {id: 'BBN', path: 'btcstaking/witness_utils.go'},
    },
    'unbonding-fee-rate': {
      label: 'Fee rate of the unbonding transaction',
      value: 30,
      unit: 'count',
      meaning: 'Satoshis per virtual byte: the unbonding fee divided by the size.',
      source: {id: 'FORUM', path: 'proposal 637, fee rate from 100 to 30 sat per vbyte'},
      asOf: '2025-04-30',
    },
    'slashing-fee-rate': {
      label: 'Fee rate of a slashing transaction',
      value: 423,
      unit: 'count',
      meaning:
        'Minimum in satoshis per virtual byte: the minimum slashing fee divided by the size.',
      source: {id: 'DOC521', path: 'docs/stakers/btc_stakers/native_staking/unbonding_via_cli.mdx'},
      asOf: '2025-10-14',
      unverified:
        'Based on the slashing fee of parameter version 5, which was not checked against the chain.',
    },
  },
});
