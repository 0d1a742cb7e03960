import rollout from '../facts/bsn-rollout';
import {defineTable} from '../schema';

const version = (key: string): string => String(rollout.facts[key]?.value);

/** The components of the two ways to become a BSN, each with its repository. */
export default defineTable({
  id: 'bsn-parts',
  title: 'Components of each integration path',
  columns: [
    {key: 'path', label: 'Path'},
    {key: 'part', label: 'Part'},
    {key: 'where', label: 'Where it runs'},
    {key: 'repository', label: 'Repository'},
    {key: 'version', label: 'Latest tag'},
  ],
  rows: [
    {
      path: 'Cosmos',
      part: 'x/babylon module: calls the contracts in every block',
      where: 'your chain',
      repository: 'babylonlabs-io/babylon-sdk',
      version: version('babylon-sdk'),
    },
    {
      path: 'Cosmos',
      part: 'babylon contract: IBC endpoint, creates the other three contracts',
      where: 'your chain',
      repository: 'babylonlabs-io/cosmos-bsn-contracts',
      version: version('cosmos-contracts'),
    },
    {
      path: 'Cosmos',
      part: 'btc-light-client contract: stores Bitcoin headers',
      where: 'your chain',
      repository: 'babylonlabs-io/cosmos-bsn-contracts',
      version: version('cosmos-contracts'),
    },
    {
      path: 'Cosmos',
      part: 'btc-staking contract: stores providers and stakes',
      where: 'your chain',
      repository: 'babylonlabs-io/cosmos-bsn-contracts',
      version: version('cosmos-contracts'),
    },
    {
      path: 'Cosmos',
      part: 'btc-finality contract: tallies votes, jails providers, sends rewards',
      where: 'your chain',
      repository: 'babylonlabs-io/cosmos-bsn-contracts',
      version: version('cosmos-contracts'),
    },
    {
      path: 'Cosmos',
      part: 'IBC relayer, for example Hermes or rly',
      where: 'off-chain, connected to both chains',
      repository: 'any',
      version: 'any',
    },
    {
      path: 'Rollup',
      part: 'finality contract: stores randomness, votes and the allow-list',
      where: 'Babylon Genesis',
      repository: 'babylonlabs-io/rollup-bsn-contracts',
      version: version('rollup-contract'),
    },
    {
      path: 'Rollup',
      part: 'finality gadget: counts votes, answers queries',
      where: 'next to the rollup node',
      repository: 'babylonlabs-io/rollup-finality-gadget',
      version: 'v0.1.1 (2024); the later code is a proof of concept',
    },
    {
      path: 'Rollup',
      part: 'modified op-node: waits for the gadget before it marks a block as final',
      where: 'the rollup',
      repository: 'babylonlabs-io/op-finality-gadget',
      version: 'not stated',
    },
    {
      path: 'Both',
      part: 'finality provider with consumer support',
      where: "each provider's machine",
      repository: 'babylonlabs-io/finality-provider',
      version: 'v2.0.0-rc.4, removed in rc.5',
    },
    {
      path: 'Both',
      part: 'btcstkconsumer and zoneconcierge modules',
      where: 'Babylon Genesis',
      repository: 'babylonlabs-io/babylon',
      version: 'v3.0.0-rc.3; later code on the legacy/release/v4.x branch',
    },
  ],
  source: {
    id: 'CBC',
    path: 'docs/ARCHITECTURE.md, contracts; RBC README.md, docs; SDK x/babylon/README.md; FGD',
  },
  asOf: '2026-04-30',
});
