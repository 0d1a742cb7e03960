import {defineTable} from '../schema';

/** The three caps of phase 1. */
export default defineTable({
  id: 'phase-1.caps',
  title: 'Phase 1 caps',
  columns: [
    {key: 'cap', label: 'Cap'},
    {key: 'heights', label: 'Bitcoin heights', align: 'right'},
    {key: 'limit', label: 'Limit'},
    {key: 'min', label: 'Minimum, BTC', align: 'right'},
    {key: 'max', label: 'Maximum, BTC', align: 'right'},
    {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
  ],
  rows: [
    {
      cap: '1',
      heights: 'from 857,910',
      limit: '1,000 BTC in total',
      min: '0.005',
      max: '0.05',
      fee: '64,000',
    },
    {
      cap: '2',
      heights: '864,790 to 864,799',
      limit: '10 blocks',
      min: '0.005',
      max: '500',
      fee: '32,000',
    },
    {
      cap: '3',
      heights: '874,088 to 875,087',
      limit: '1,000 blocks',
      min: '0.005',
      max: '5,000',
      fee: '32,000',
    },
  ],
  source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
  asOf: '2025-12-01',
});
