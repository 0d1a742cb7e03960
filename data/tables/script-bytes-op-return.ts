import {defineTable} from '../schema';

/** The OP_RETURN output of a phase-1 stake, byte by byte. */
export default defineTable({
  id: 'script-bytes-op-return',
  title: 'Phase 1 OP_RETURN output',
  columns: [
    {key: 'at', label: 'Byte', align: 'right'},
    {key: 'hex', label: 'Hex', format: 'code'},
    {key: 'opcode', label: 'Opcode', format: 'code'},
    {key: 'effect', label: 'What it does'},
  ],
  rows: [
    {at: 0, hex: '6a', opcode: 'OP_RETURN', effect: 'marks the output as unspendable'},
    {at: 1, hex: '47', opcode: 'OP_PUSHBYTES_71', effect: 'pushes the next 71 bytes'},
    {at: 2, hex: '62626e31', opcode: 'tag', effect: 'bbn1, the mainnet tag'},
    {at: 6, hex: '00', opcode: 'version', effect: '0'},
    {
      at: 7,
      hex: '846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421f',
      opcode: '<StakerPk>',
      effect: 'the staker, x-only',
    },
    {
      at: 39,
      hex: '260035f0e50fa0e166d291432c253929b4f53601be6a71010a2c01037dba33c3',
      opcode: '<FpPk>',
      effect: 'the finality provider, x-only',
    },
    {at: 71, hex: 'fa00', opcode: 'staking time', effect: '64,000, big-endian'},
  ],
  source: {id: 'BBN', path: 'btcstaking/identifiable_staking.go'},
  asOf: '2026-07-21',
  note: 'The value of the output is 0.',
});
