import {defineTable} from '../schema';

const YES = 'yes';
const NO = 'not supported';

/** Custodians that the original documentation lists, by coin. */
export default defineTable({
  id: 'stakers.custody',
  title: 'Custodians listed for staking on Babylon',
  columns: [
    {key: 'custodian', label: 'Custodian'},
    {key: 'btc', label: 'Bitcoin staking'},
    {key: 'baby', label: 'BABY'},
    {key: 'address', label: 'Website'},
  ],
  rows: [
    {
      custodian: 'Anchorage',
      btc: YES,
      baby: YES,
      address: 'https://www.anchorage.com/platform/custody',
    },
    {custodian: 'Hex Trust', btc: YES, baby: YES, address: 'https://www.hextrust.com/'},
    {custodian: 'Ceffu', btc: YES, baby: YES, address: 'https://www.ceffu.com/'},
    {custodian: 'Amber', btc: YES, baby: YES, address: 'not stated'},
    {custodian: 'Cobo', btc: YES, baby: NO, address: 'https://cobo.com/'},
    {custodian: 'ChainUp', btc: YES, baby: NO, address: 'https://chainup.com/'},
    {custodian: 'BitGo', btc: YES, baby: NO, address: 'not stated'},
    {custodian: 'Coinbase', btc: NO, baby: NO, address: 'not stated'},
  ],
  source: {
    id: 'DOC',
    path: 'docs/stakers/btc_stakers/btc_staking_tools.mdx, docs/stakers/baby_stakers/baby_staking_tools.mdx; DOC521 docs/stakers/btc_stakers/native_staking/custody_support.mdx (addresses)',
  },
  asOf: '2026-06-25',
  note: 'From the lists in the original documentation; the websites are from its page dated 2025-10-14, which was removed in 2026. We have not checked any custodian, so ask yours before you rely on it.',
});
