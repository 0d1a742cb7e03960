import {defineTable} from '../schema';

/** Newest stable release of every program an operator runs, with the Go version its go.mod asks for. */
export default defineTable({
  id: 'daemons',
  title: 'Versions of the programs',
  columns: [
    {key: 'program', label: 'Programs'},
    {key: 'version', label: 'Newest stable tag'},
    {key: 'date', label: 'Tagged'},
    {key: 'chain', label: 'Babylon library inside'},
    {key: 'go', label: 'Go to build'},
    {key: 'home', label: 'Home folder'},
    {key: 'config', label: 'Configuration file'},
    {key: 'repository', label: 'Repository'},
  ],
  rows: [
    {program: 'babylond', version: 'v4.3.1', date: '2026-07-21', chain: 'itself', go: '1.23.8', home: '~/.babylond', config: 'config/app.toml, config/config.toml', repository: 'babylonlabs-io/babylon'},
    {program: 'fpd, eotsd', version: 'v2.0.2', date: '2025-12-11', chain: 'v4.0.0', go: '1.25.0', home: '~/.fpd, ~/.eotsd', config: 'fpd.conf, eotsd.conf', repository: 'babylonlabs-io/finality-provider'},
    {program: 'covd, covenant-signer', version: 'v0.16.1', date: '2026-03-26', chain: 'v4.0.0', go: '1.25.0', home: '~/.covd, ~/.signer', config: 'covd.conf, config.toml', repository: 'babylonlabs-io/covenant-emulator'},
    {program: 'vigilante', version: 'v0.24.3', date: '2026-05-05', chain: 'v4.0.0', go: '1.25.0', home: '~/.babylon-vigilante', config: 'vigilante.yml', repository: 'babylonlabs-io/vigilante'},
    {program: 'stakerd, stakercli', version: 'v0.18.1', date: '2025-12-14', chain: 'v4.2.0', go: '1.24.1', home: '~/.stakerd', config: 'stakerd.conf', repository: 'babylonlabs-io/btc-staker'},
    {program: 'staking-api-service', version: 'v3.0.9', date: '2026-01-12', chain: 'not checked', go: '1.24.11', home: 'none', config: 'config.yml', repository: 'babylonlabs-io/staking-api-service'},
    {program: 'babylon-staking-indexer', version: 'v3.0.9', date: 'not checked', chain: 'not checked', go: '1.25.7', home: 'none', config: 'config.yml', repository: 'babylonlabs-io/babylon-staking-indexer'},
  ],
  source: {id: 'BBN', path: 'git tags and go.mod of each repository at its tag; API and IDX go.mod at head'},
  asOf: '2026-07-21',
  note: 'The Go version of the last two rows is that of the head of each repository, a few commits after the tag.',
});
