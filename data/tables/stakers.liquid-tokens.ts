import {defineTable} from '../schema';

/** Tokens that the original documentation lists as backed by staked bitcoin. */
export default defineTable({
  id: 'stakers.liquid-tokens',
  title: 'Liquid staking tokens listed for Babylon',
  columns: [
    {key: 'project', label: 'Project'},
    {key: 'token', label: 'Token'},
  ],
  rows: [
    {project: 'Lombard', token: 'LBTC'},
    {project: 'Solv', token: 'SolvBTC.BBN'},
    {project: 'PumpBTC', token: 'PumpBTC'},
    {project: 'Bedrock', token: 'uniBTC'},
    {project: 'Lorenzo', token: 'stBTC'},
    {project: 'Acorn (Amber)', token: 'aBTC'},
    {project: 'Babypie', token: 'mBTC'},
    {project: 'pSTAKE', token: 'yBTC'},
    {project: 'Kinza', token: 'kBTC'},
  ],
  source: {id: 'DOC', path: 'docs/stakers/btc_stakers/btc_staking_tools.mdx'},
  asOf: '2026-06-25',
  note: 'From the list in the original documentation. Some projects may have shut down or left Babylon since then. The list is not a recommendation.',
});
