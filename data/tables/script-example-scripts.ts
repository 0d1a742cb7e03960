import {defineTable} from '../schema';

/** The complete scripts of the worked example. */
export default defineTable({
  id: 'script-example-scripts',
  title: 'Scripts in the example',
  columns: [
    {key: 'script', label: 'Script'},
    {key: 'bytes', label: 'Bytes', align: 'right'},
    {key: 'hex', label: 'Hex', format: 'code'},
  ],
  rows: [
    {
      script: 'Timelock leaf, staking output',
      bytes: 39,
      hex: '20846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421fad0300fa00b2',
    },
    {
      script: 'Unbonding leaf, staking output',
      bytes: 342,
      hex: '20846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421fad201143965ffcee16ddb7abf9c3c642f50abf32168cdbbd339798fc05b5960c9a2cac204e0067482eb72d4012bf03b61a2ad1ac80aa36368e85ef6540b1aeba7cf0b3b3ba2063a0eac985e9ac97ee6531709bbdcff4fb977af0c5e1adf8e74a62d51caf6512ba2080288133e646a3fcbe5d86933a6b4fa99e1054cddb1924d666c01683c90d3136ba209191649b508494d8bfbc8a4bf5a86c5894283a61500b8d10374a0ed6a2a1690bba20a3c9552c236f260bb68e04c19db197290186476c82ba7d4c4af2c3eba39f96ccba20b340c3baf411ca63b084743b60146072dd0e3009b98cea4a809b501a09d3084fba20de71a954e40ddf7173d86617e2621ce53e470ce3413711dc3dedd906ddf67711ba20dfd7a41a0e73c2c57414dbfb18fe998e883607fcf7e2804e402c43949191a33aba569c',
    },
    {
      script: 'Slashing leaf, staking and unbonding output',
      bytes: 376,
      hex: '20846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421fad20260035f0e50fa0e166d291432c253929b4f53601be6a71010a2c01037dba33c3ad201143965ffcee16ddb7abf9c3c642f50abf32168cdbbd339798fc05b5960c9a2cac204e0067482eb72d4012bf03b61a2ad1ac80aa36368e85ef6540b1aeba7cf0b3b3ba2063a0eac985e9ac97ee6531709bbdcff4fb977af0c5e1adf8e74a62d51caf6512ba2080288133e646a3fcbe5d86933a6b4fa99e1054cddb1924d666c01683c90d3136ba209191649b508494d8bfbc8a4bf5a86c5894283a61500b8d10374a0ed6a2a1690bba20a3c9552c236f260bb68e04c19db197290186476c82ba7d4c4af2c3eba39f96ccba20b340c3baf411ca63b084743b60146072dd0e3009b98cea4a809b501a09d3084fba20de71a954e40ddf7173d86617e2621ce53e470ce3413711dc3dedd906ddf67711ba20dfd7a41a0e73c2c57414dbfb18fe998e883607fcf7e2804e402c43949191a33aba569c',
    },
    {
      script: 'Timelock leaf, unbonding output and slashing refund',
      bytes: 38,
      hex: '20846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421fad022d01b2',
    },
    {
      script: 'Phase 1 OP_RETURN',
      bytes: 73,
      hex: '6a4762626e3100846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421f260035f0e50fa0e166d291432c253929b4f53601be6a71010a2c01037dba33c3fa00',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/types.go'},
  asOf: '2026-07-21',
  note: 'Anyone can compute these test keys. Do not send anything to an address derived from them.',
});
