import {defineTable} from '../schema';

/** Regions that the hosted staking site blocks, without the entry of the original list that is not a region. */
export default defineTable({
  id: 'regions',
  title: 'Regions blocked by the hosted site',
  columns: [
    {key: 'tier', label: 'Group'},
    {key: 'effect', label: 'Effect'},
    {key: 'places', label: 'Regions'},
  ],
  rows: [
    {
      tier: 'Restricted',
      effect:
        'the site does not load and its API rejects requests; IP addresses of known VPN exits are treated the same way',
      places:
        "Afghanistan, Belarus, Bosnia and Herzegovina, Burundi, Central African Republic, China, Crimea, Cuba, Democratic People's Republic of Korea, Democratic Republic of the Congo, Donetsk, Eritrea, Guinea, Guinea-Bissau, Haiti, Iran, Iraq, Lebanon, Libya, Luhansk, Mali, Myanmar, Nicaragua, Russia, Somalia, South Sudan, Sudan, Syria, Venezuela, Yemen, Zimbabwe",
    },
    {
      tier: 'Partly blocked',
      effect:
        'the site loads, but connecting a wallet, staking and unbonding are disabled; part of the API rejects requests',
      places: 'United States of America, Canada, Australia',
    },
  ],
  source: {id: 'DOC', path: 'docs/stakers/btc_stakers/native_staking/geo_blocking.mdx'},
  asOf: '2026-06-25',
  network: 'bbn-1',
});
