import {defineTable} from '../schema';

/** Split of each block's new BABY and fees since v4. */
export default defineTable({
  id: 'inflation.split',
  title: 'Who receives new BABY',
  columns: [
    {key: 'who', label: 'Recipient'},
    {key: 'points', label: 'Percentage points per year', align: 'right'},
    {key: 'share', label: 'Share of each block', align: 'right'},
    {key: 'how', label: 'Claimed through'},
  ],
  rows: [
    {who: 'BTC stakers', points: '1%', share: '18.18%', how: 'incentive module, type btc_staker'},
    {who: 'BABY stakers', points: '2%', share: '36.36%', how: 'distribution module'},
    {
      who: 'Co-stakers',
      points: '2.35%',
      share: '42.73%',
      how: 'incentive module, together with the BTC reward',
    },
    {
      who: 'Finality providers',
      points: '0.075%',
      share: '1.36%',
      how: 'incentive module, in addition to commission',
    },
    {
      who: 'Validators',
      points: '0.075%',
      share: '1.36%',
      how: 'distribution module, in addition to commission',
    },
  ],
  source: {
    id: 'BBN',
    path: 'x/mint/types/constants.go, x/incentive/types/params.go, x/costaking/types/params.go',
  },
  asOf: '2026-07-21',
  network: 'bbn-1',
  note: 'Since the v4 upgrade. The same split applies to transaction fees.',
});
