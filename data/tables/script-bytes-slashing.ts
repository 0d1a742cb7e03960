import {defineTable} from '../schema';

/** The slashing leaf of the example up to the covenant keys, byte by byte. */
export default defineTable({
  id: 'script-bytes-slashing',
  title: 'Slashing leaf, up to the covenant part',
  columns: [
    {key: 'at', label: 'Byte', align: 'right'},
    {key: 'hex', label: 'Hex', format: 'code'},
    {key: 'opcode', label: 'Opcode', format: 'code'},
    {key: 'effect', label: 'What it does'},
  ],
  rows: [
    {at: 0, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 1,
      hex: '846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421f',
      opcode: '<StakerPk>',
      effect: 'the staker, x-only',
    },
    {
      at: 33,
      hex: 'ad',
      opcode: 'OP_CHECKSIGVERIFY',
      effect: 'pops the key and the signature; fails the script unless the signature is valid',
    },
    {at: 34, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 35,
      hex: '260035f0e50fa0e166d291432c253929b4f53601be6a71010a2c01037dba33c3',
      opcode: '<FpPk>',
      effect: 'the finality provider, x-only',
    },
    {
      at: 67,
      hex: 'ad',
      opcode: 'OP_CHECKSIGVERIFY',
      effect: 'pops the key and the signature; fails the script unless the signature is valid',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/scripts_utils.go'},
  asOf: '2026-07-21',
  note: 'The covenant part follows, with the same bytes as in the unbonding leaf.',
});
