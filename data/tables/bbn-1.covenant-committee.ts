import {defineTable} from '../schema';

/** The members of the covenant committee, with their keys. */
export default defineTable({
  id: 'bbn-1.covenant-committee',
  title: 'Mainnet covenant committee',
  columns: [
    {key: 'member', label: 'Member'},
    {key: 'key', label: 'Public key (x-only)', format: 'code'},
  ],
  rows: [
    {
      member: 'Babylon Labs, signer 0',
      key: 'd45c70d28f169e1f0c7f4a78e2bc73497afe585b70aa897955989068f3350aaa',
    },
    {
      member: 'Babylon Labs, signer 1',
      key: '4b15848e495a3a62283daaadb3f458a00859fe48e321f0121ebabbdd6698f9fa',
    },
    {
      member: 'Babylon Labs, signer 2',
      key: '23b29f89b45f4af41588dcaf0ca572ada32872a88224f311373917f1b37d08d1',
    },
    {
      member: 'CoinSummer Labs',
      key: 'd3c79b99ac4d265c2f97ac11e3232c07a598b020cf56c6f055472c893c0967ae',
    },
    {member: 'RockX', key: 'f178fcce82f95c524b53b077e6180bd2d779a9057fdff4255a0af95af918cee0'},
    {member: 'AltLayer', key: '8242640732773249312c47ca7bdb50ca79f15f2ecc32b9c83ceebba44fb74df7'},
    {member: 'Zellic', key: 'cbdd028cfe32c1c1f2d84bfec71e19f92df509bba7b8ad31ca6c1a134fe09204'},
    {
      member: 'Informal Systems',
      key: 'e36200aaa8dce9453567bba108bdc51f7f1174b97a65e4dc4402fc5de779d41c',
    },
    {member: 'Cubist', key: 'de13fc96ea6899acbdc5db3afaa683f62fe35b60ff6eb723dad28a11d2b12f8c'},
  ],
  source: {id: 'NET', path: 'bbn-1/covenant-committee'},
  asOf: '2025-12-01',
  network: 'bbn-1',
});
