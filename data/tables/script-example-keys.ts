import {defineTable} from '../schema';

/** The public keys of the worked example, in the order in which they are passed. */
export default defineTable({
  id: 'script-example-keys',
  title: 'Keys in the example',
  columns: [
    {key: 'role', label: 'Role'},
    {key: 'label', label: 'The secret key is SHA-256 of', format: 'code'},
    {key: 'key', label: 'Public key (x-only)', format: 'code'},
  ],
  rows: [
    {
      role: 'Staker',
      label: 'not a secret: staker',
      key: '846ead7c50ba6eaaa5cae5455b83a24b6e617aa5c5961c51823a2e944815421f',
    },
    {
      role: 'Finality provider',
      label: 'not a secret: finality provider',
      key: '260035f0e50fa0e166d291432c253929b4f53601be6a71010a2c01037dba33c3',
    },
    {
      role: 'Covenant member 0',
      label: 'not a secret: covenant 0',
      key: '63a0eac985e9ac97ee6531709bbdcff4fb977af0c5e1adf8e74a62d51caf6512',
    },
    {
      role: 'Covenant member 1',
      label: 'not a secret: covenant 1',
      key: '80288133e646a3fcbe5d86933a6b4fa99e1054cddb1924d666c01683c90d3136',
    },
    {
      role: 'Covenant member 2',
      label: 'not a secret: covenant 2',
      key: '4e0067482eb72d4012bf03b61a2ad1ac80aa36368e85ef6540b1aeba7cf0b3b3',
    },
    {
      role: 'Covenant member 3',
      label: 'not a secret: covenant 3',
      key: 'dfd7a41a0e73c2c57414dbfb18fe998e883607fcf7e2804e402c43949191a33a',
    },
    {
      role: 'Covenant member 4',
      label: 'not a secret: covenant 4',
      key: '9191649b508494d8bfbc8a4bf5a86c5894283a61500b8d10374a0ed6a2a1690b',
    },
    {
      role: 'Covenant member 5',
      label: 'not a secret: covenant 5',
      key: 'a3c9552c236f260bb68e04c19db197290186476c82ba7d4c4af2c3eba39f96cc',
    },
    {
      role: 'Covenant member 6',
      label: 'not a secret: covenant 6',
      key: 'b340c3baf411ca63b084743b60146072dd0e3009b98cea4a809b501a09d3084f',
    },
    {
      role: 'Covenant member 7',
      label: 'not a secret: covenant 7',
      key: '1143965ffcee16ddb7abf9c3c642f50abf32168cdbbd339798fc05b5960c9a2c',
    },
    {
      role: 'Covenant member 8',
      label: 'not a secret: covenant 8',
      key: 'de71a954e40ddf7173d86617e2621ce53e470ce3413711dc3dedd906ddf67711',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/scripts_utils.go'},
  asOf: '2026-07-21',
  note: 'Anyone can compute these test keys. Do not send anything to an address derived from them.',
});
