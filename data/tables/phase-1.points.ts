import {defineTable} from '../schema';

const unverified =
  'The source page has wrong amounts and fees for the caps, and we could not verify these figures.';

/** Points of phase 1, which were counted off chain and are no longer awarded. */
export default defineTable({
  id: 'phase-1.points',
  title: 'Phase 1 points',
  columns: [
    {key: 'cap', label: 'Cap'},
    {key: 'points', label: 'Points per Bitcoin block, shared by all active stakes'},
  ],
  rows: [
    {cap: '1', points: 'not stated in the source'},
    {cap: '2', points: '3,125 to 10,000', unverified},
    {cap: '3, first 300 blocks', points: '100,000', unverified},
    {cap: '3, after that', points: '21,000', unverified},
  ],
  source: {id: 'DOC521', path: 'docs/guides/overview/phases_of_the_launch/phase-1/phase-1.mdx'},
  asOf: '2025-10-14',
});
