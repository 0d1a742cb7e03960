import {defineTable} from '../schema';

/** Rewards that the bounty program offered on the days when its page was stored. */
export default defineTable({
  id: 'security.bounty',
  title: 'Rewards offered by the bounty program',
  columns: [
    {key: 'asset', label: 'Asset and severity'},
    {key: 'first', label: 'Listed on 2024-10-03', unit: 'USD', align: 'right'},
    {key: 'second', label: 'Listed on 2025-01-17', unit: 'USD', align: 'right'},
  ],
  rows: [
    {
      asset: 'Blockchain, critical',
      first: '50,000 to 1,000,000',
      second: '50,000 to 2,000,000',
    },
    {asset: 'Blockchain, high', first: '20,000 to 200,000', second: '20,000 to 200,000'},
    {asset: 'Blockchain, medium', first: '5,000 to 20,000', second: '5,000 to 20,000'},
    {asset: 'Blockchain, low', first: '1,000 to 5,000', second: '1,000 to 5,000'},
    {asset: 'Web and apps, critical', first: '10,000 to 100,000', second: '10,000 to 100,000'},
    {asset: 'Web and apps, high', first: '10,000', second: '10,000'},
    {asset: 'Web and apps, medium', first: '5,000', second: '5,000'},
    {asset: 'Web and apps, low', first: '1,000', second: '1,000'},
  ],
  source: {id: 'IMMUNEFI', path: 'archived copies from 2024-10-03 and 2025-01-17'},
  asOf: '2025-01-17',
  note: 'The amounts are from archived copies of the program page on Immunefi. We have not checked the current page, which is authoritative.',
});
