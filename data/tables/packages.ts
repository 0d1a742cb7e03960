import {defineTable} from '../schema';

/** Libraries a builder installs, each with the newest version read from its own repository. */
export default defineTable({
  id: 'packages',
  title: 'Packages for builders',
  columns: [
    {key: 'package', label: 'Package'},
    {key: 'registry', label: 'Registry'},
    {key: 'version', label: 'Version'},
    {key: 'date', label: 'Read on'},
    {key: 'use', label: 'Use it to'},
    {key: 'repository', label: 'Repository'},
  ],
  rows: [
    {package: '@babylonlabs-io/btc-staking-ts', registry: 'npm', version: '2.8.6', date: '2026-01-12', use: 'build and check staking, unbonding, slashing and withdrawal transactions', repository: 'babylonlabs-io/btc-staking-ts'},
    {package: '@babylonlabs-io/wallet-connector', registry: 'npm', version: '1.69.0', date: '2026-08-21', use: 'connect a BTC wallet and a BABY wallet in a web page', repository: 'babylonlabs-io/babylon-toolkit'},
    {package: '@babylonlabs-io/babylon-proto-ts', registry: 'npm', version: '1.23.0', date: '2026-08-21', use: 'encode chain messages and call queries from TypeScript', repository: 'babylonlabs-io/babylon-toolkit'},
    {package: '@babylonlabs-io/core-ui', registry: 'npm', version: '1.109.0', date: '2026-08-21', use: 'reuse the interface parts of the staking site', repository: 'babylonlabs-io/babylon-toolkit'},
    {package: '@babylonlabs-io/ts-sdk', registry: 'npm', version: '0.63.0', date: '2026-08-21', use: 'work with the vault product; not needed for staking', repository: 'babylonlabs-io/babylon-toolkit'},
    {package: 'github.com/babylonlabs-io/babylon/v4/btcstaking', registry: 'Go module', version: '4.3.1', date: '2026-07-21', use: 'build and parse staking scripts in Go', repository: 'babylonlabs-io/babylon'},
    {package: 'github.com/babylonlabs-io/staking-queue-client', registry: 'Go module', version: 'see tags', date: '2025-09-29', use: 'read the indexer events from RabbitMQ', repository: 'babylonlabs-io/staking-queue-client'},
  ],
  source: {id: 'KIT', path: 'packages/*/package.json; TSL package.json; BBN tag v4.3.1'},
  asOf: '2026-08-21',
});
