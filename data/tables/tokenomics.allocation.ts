import {defineTable} from '../schema';

/** Who received BABY at genesis, and when it unlocks. */
export default defineTable({
  id: 'tokenomics.allocation',
  title: 'First allocation of BABY',
  columns: [
    {key: 'category', label: 'For'},
    {key: 'share', label: 'Share', align: 'right'},
    {key: 'baby', label: 'BABY', align: 'right'},
    {key: 'unlock', label: 'Unlock'},
  ],
  rows: [
    {category: 'Community incentives', share: '15%', baby: '1,500,000,000', unlock: 'at once'},
    {category: 'Ecosystem building', share: '18%', baby: '1,800,000,000', unlock: 'a quarter at launch, the rest evenly over 3 years from the first anniversary'},
    {category: 'Research, development, operations', share: '18%', baby: '1,800,000,000', unlock: 'a quarter at launch, the rest evenly over 3 years from the first anniversary'},
    {category: 'Early private investors', share: '30.5%', baby: '3,050,000,000', unlock: '36 monthly parts from 2026-05-10'},
    {category: 'Team', share: '15%', baby: '1,500,000,000', unlock: '36 monthly parts from 2026-05-10; vesting over 4 years with a cliff of one'},
    {category: 'Advisors', share: '3.5%', baby: '350,000,000', unlock: '36 monthly parts from 2026-05-10; vesting by agreement'},
  ],
  source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/baby_tokenomics.mdx'},
  asOf: '2026-06-25',
  note: 'An earlier schedule, published in 2025, is superseded.',
});
