import {defineTable} from '../schema';

/** The unbonding leaf of the example, byte by byte. */
export default defineTable({
  id: 'script-bytes-unbonding',
  title: 'Unbonding leaf, 6 of 9',
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
      hex: '1143965ffcee16ddb7abf9c3c642f50abf32168cdbbd339798fc05b5960c9a2c',
      opcode: '<CovPk1>',
      effect: 'covenant key 1 in sorted order',
    },
    {
      at: 67,
      hex: 'ac',
      opcode: 'OP_CHECKSIG',
      effect: 'pops the key and the signature; pushes 1, or 0 for an empty signature',
    },
    {at: 68, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 69,
      hex: '4e0067482eb72d4012bf03b61a2ad1ac80aa36368e85ef6540b1aeba7cf0b3b3',
      opcode: '<CovPk2>',
      effect: 'covenant key 2 in sorted order',
    },
    {
      at: 101,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 102, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 103,
      hex: '63a0eac985e9ac97ee6531709bbdcff4fb977af0c5e1adf8e74a62d51caf6512',
      opcode: '<CovPk3>',
      effect: 'covenant key 3 in sorted order',
    },
    {
      at: 135,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 136, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 137,
      hex: '80288133e646a3fcbe5d86933a6b4fa99e1054cddb1924d666c01683c90d3136',
      opcode: '<CovPk4>',
      effect: 'covenant key 4 in sorted order',
    },
    {
      at: 169,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 170, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 171,
      hex: '9191649b508494d8bfbc8a4bf5a86c5894283a61500b8d10374a0ed6a2a1690b',
      opcode: '<CovPk5>',
      effect: 'covenant key 5 in sorted order',
    },
    {
      at: 203,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 204, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 205,
      hex: 'a3c9552c236f260bb68e04c19db197290186476c82ba7d4c4af2c3eba39f96cc',
      opcode: '<CovPk6>',
      effect: 'covenant key 6 in sorted order',
    },
    {
      at: 237,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 238, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 239,
      hex: 'b340c3baf411ca63b084743b60146072dd0e3009b98cea4a809b501a09d3084f',
      opcode: '<CovPk7>',
      effect: 'covenant key 7 in sorted order',
    },
    {
      at: 271,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 272, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 273,
      hex: 'de71a954e40ddf7173d86617e2621ce53e470ce3413711dc3dedd906ddf67711',
      opcode: '<CovPk8>',
      effect: 'covenant key 8 in sorted order',
    },
    {
      at: 305,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 306, hex: '20', opcode: 'OP_PUSHBYTES_32', effect: 'pushes the next 32 bytes'},
    {
      at: 307,
      hex: 'dfd7a41a0e73c2c57414dbfb18fe998e883607fcf7e2804e402c43949191a33a',
      opcode: '<CovPk9>',
      effect: 'covenant key 9 in sorted order',
    },
    {
      at: 339,
      hex: 'ba',
      opcode: 'OP_CHECKSIGADD',
      effect:
        'pops the key, the count and the signature; pushes the count, plus 1 for a valid signature',
    },
    {at: 340, hex: '56', opcode: 'OP_6', effect: 'pushes the quorum'},
    {
      at: 341,
      hex: '9c',
      opcode: 'OP_NUMEQUAL',
      effect: 'pops the count and the quorum; pushes true if they are equal',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/scripts_utils.go'},
  asOf: '2026-07-21',
  note: 'The bytes of the example, from first to last.',
});
