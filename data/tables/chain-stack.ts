import {defineTable} from '../schema';

/** Libraries pinned by the release that the pages describe and by the newest one. */
export default defineTable({
  id: 'chain-stack',
  title: 'Libraries used by the chain',
  columns: [
    {key: 'library', label: 'Library'},
    {key: 'release', label: 'In v4.3.1'},
    {key: 'next', label: 'In v4.4.0'},
  ],
  rows: [
    {library: 'Go, minimum version', release: '1.23.8', next: '1.23.8'},
    {library: 'Cosmos SDK', release: 'v0.53.4', next: 'v0.53.8'},
    {library: 'CometBFT', release: 'v0.38.22', next: 'v0.38.23'},
    {library: 'wasmd', release: 'v0.55.1', next: 'v0.60.5'},
    {library: 'wasmvm', release: 'v2.2.4', next: 'v2.3.2'},
    {library: 'ibc-go', release: 'v10.3.0', next: 'unknown'},
  ],
  source: {id: 'BBN', path: 'go.mod at v4.3.1 (2026-07-21); BBN go.mod at v4.4.0'},
  asOf: '2026-08-06',
  note: 'We could read only the first part of the v4.4.0 file, which does not contain ibc-go.',
});
