import {defineTable} from '../schema';

/** The timelock leaf of the example, byte by byte. */
export default defineTable({
  id: 'script-bytes-timelock',
  title: 'Timelock leaf, 64,000 blocks',
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
    {at: 34, hex: '03', opcode: 'OP_PUSHBYTES_3', effect: 'pushes the next 3 bytes'},
    {at: 35, hex: '00fa00', opcode: '64,000', effect: '64,000, little-endian'},
    {
      at: 38,
      hex: 'b2',
      opcode: 'OP_CHECKSEQUENCEVERIFY',
      effect: "compares the number with the input's sequence and leaves it on the stack",
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/scripts_utils.go'},
  asOf: '2026-07-21',
  note: 'The bytes of the example, from first to last.',
});
