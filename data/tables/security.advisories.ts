import {defineTable} from '../schema';

/** Vulnerabilities that a changelog mentions after their fix, newest first. */
export default defineTable({
  id: 'security.advisories',
  title: 'Security advisories in changelogs, and the release that fixes each',
  columns: [
    {key: 'fix', label: 'Fixed in'},
    {key: 'id', label: 'Advisory', format: 'code'},
    {key: 'topic', label: 'Effect of the fix'},
  ],
  rows: [
    {
      fix: 'babylond v4.3.1',
      id: 'GHSA-692h-272j-rvgc',
      topic: 'the proposer of a full block with a checkpoint no longer panics',
    },
    {
      fix: 'vigilante v0.24.3',
      id: 'GHSA-wcr8-g34v-7565',
      topic:
        'vigilante can unbond the parent stake of an expansion that was unbonded before it became active',
    },
    {
      fix: 'babylond v4.3.0',
      id: 'GHSA-4rm2-cj74-f62h',
      topic: 'the same fix in the chain: such a parent stake can be unbonded',
    },
    {
      fix: 'babylond v4.3.0',
      id: 'GHSA-786p-4f8h-946w',
      topic: 'vote extensions for another epoch are rejected',
    },
    {
      fix: 'babylond v4.2.5',
      id: 'GHSA-h598-3g3g-c67c',
      topic: 'built with CometBFT v0.38.21',
    },
    {
      fix: 'fpd and eotsd v2.0.2',
      id: 'GHSA-4jmp-x7mh-rgmr',
      topic: 'eotsd signs only if the stored key belongs to the public key in the request',
    },
    {
      fix: 'babylond v4.2.0',
      id: 'GHSA-m6wq-66p2-c8pc',
      topic: 'a vote extension without a block hash no longer crashes a node',
    },
    {
      fix: 'babylond v4.2.0',
      id: 'GHSA-4rmq-mc2c-r495',
      topic: 'fixes the co-staking hook that runs after a bitcoin stake is unbonded',
    },
    {
      fix: 'babylond v4.1.0',
      id: 'GHSA-2fcv-qww3-9v6h',
      topic: 'vote extensions with unknown fields are rejected',
    },
    {
      fix: 'babylond v4.1.0',
      id: 'GHSA-xq4h-wqm2-668w',
      topic: 'BIP-322 signatures must use SIGHASH_ALL or SIGHASH_DEFAULT',
    },
    {fix: 'babylond v2.3.2', id: 'ASA-2025-003', topic: 'built with CometBFT v0.38.19'},
    {
      fix: 'babylond v2.2.0',
      id: 'GHSA-56j4-446m-qrf6',
      topic: 'the fee collector account accepts only ubbn',
    },
    {
      fix: 'babylond v1.0.0-rc.5',
      id: 'CWA-2025-001, CWA-2025-002',
      topic: 'built with newer wasmd and wasmvm',
    },
  ],
  source: {id: 'BBN', path: 'CHANGELOG.md; VIG CHANGELOG.md; FP CHANGELOG.md'},
  asOf: '2026-07-21',
});
