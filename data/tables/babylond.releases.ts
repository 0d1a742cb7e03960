import {defineTable} from '../schema';

/** Changes in the newest releases of the chain, by audience, newest first. */
export default defineTable({
  id: 'babylond.releases',
  title: 'Changes in the latest releases of babylond',
  columns: [
    {key: 'release', label: 'Release'},
    {key: 'when', label: 'When to install it'},
    {key: 'operators', label: 'Operators'},
    {key: 'stakers', label: 'Stakers'},
    {key: 'developers', label: 'Developers'},
  ],
  rows: [
    {
      release: 'v4.4.0, after 2026-08-06',
      when: 'at the v4.4 upgrade height, not before',
      operators:
        'Security fixes from Cosmos SDK v0.53.8. libwasmvm changes from 2.2.4 to 2.3.2: replace the copied library together with the binary. The SDK adds a key to app.toml, which is also a flag of the start command: grpc.historical-grpc-address-block-range.',
      stakers:
        'No action is needed. Redelegating all BABY away from a validator that has left the active set no longer fails when that removes the validator.',
      developers:
        'Contracts run on wasmvm 2.3.2. Transactions with surplus signer infos, malformed multisig signatures or invalid secp256k1 keys are rejected with an error. x/distribution has a new event, withdraw_addr_redirected. A page of GetBlockWithTxs contains at most the transactions of its block.',
    },
    {
      release: 'v4.3.1, 2026-07-21',
      when: 'after the v4.3 upgrade; it has no separate upgrade height',
      operators:
        'A validator that proposes a full block with a checkpoint no longer panics (GHSA-692h-272j-rvgc).',
      stakers: 'No changes.',
      developers: 'No changes.',
    },
    {
      release: 'v4.3.0, 2026-05-05',
      when: 'at the v4.3 upgrade height, not before',
      operators: 'Vote extensions from another epoch are rejected (GHSA-786p-4f8h-946w).',
      stakers:
        'If the expansion of a stake was unbonded before it became active, the old stake can now be unbonded (GHSA-4rm2-cj74-f62h). The upgrade set such old stakes to UNBONDED, which ended their voting power and rewards.',
      developers: 'The upgrade block emits the phantom_stake_expansion_remediated event.',
    },
  ],
  source: {
    id: 'BBN',
    path: 'CHANGELOG.md at v4.4.0; BBN go.mod at v4.4.0; BBN app/upgrades/v4_3/upgrade.go; COS CHANGELOG.md at v0.53.8; COS x/distribution/types/events.go at v0.53.8; COS server/start.go at v0.53.8',
  },
  asOf: '2026-08-06',
  note: 'For v4.4.0, we have read the changelog and the first part of go.mod, but not the code. The changelog has two entries, wasmd and the SDK; the other changes listed here come from the SDK itself. Unreleased fixes on the main branch, such as calling all hooks when a checkpoint is forgotten, are not in the changelog.',
});
