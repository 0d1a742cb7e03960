import {defineTable} from '../schema';

/** Libraries pinned by the newest release of the chain; the main branch is ahead of it. */
export default defineTable({
  id: 'chain-stack',
  title: 'Libraries of the chain',
  columns: [
    {key: 'library', label: 'Library'},
    {key: 'release', label: 'In tag v4.3.1'},
    {key: 'main', label: 'On the main branch'},
  ],
  rows: [
    {library: 'Go', release: '1.23.8', main: '1.25.8'},
    {library: 'Cosmos SDK', release: 'v0.53.4', main: 'v0.53.5'},
    {library: 'CometBFT', release: 'v0.38.22', main: 'v0.38.22'},
    {library: 'wasmd', release: 'v0.55.1', main: 'v0.60.5'},
    {library: 'wasmvm', release: 'v2.2.4', main: 'v2.3.2'},
    {library: 'ibc-go', release: 'v10.3.0', main: 'v10.5.0'},
  ],
  source: {
    id: 'BBN',
    path: 'go.mod at v4.3.1 (2026-07-21); BBN go.mod at a3b6540f3 (main branch, 2026-07-01)',
  },
  asOf: '2026-07-21',
});
