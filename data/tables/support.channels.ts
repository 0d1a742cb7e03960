import {defineTable} from '../schema';

/** Official channels of the project, and what each is for. */
export default defineTable({
  id: 'support.channels',
  title: 'Official channels',
  columns: [
    {key: 'what', label: 'You want to'},
    {key: 'where', label: 'Go to'},
    {key: 'address', label: 'Address'},
  ],
  rows: [
    {
      what: 'get help with staking, a wallet or the staking site',
      where: 'Discord, support channel',
      address: 'https://discord.com/channels/1046686458070700112/1257918935848849460',
    },
    {
      what: 'ask about code, APIs or an integration',
      where: 'Discord, developer channel',
      address: 'https://discord.com/channels/1046686458070700112/1282600119346270281',
    },
    {
      what: 'get help as a finality provider or validator',
      where: 'Discord, #finality-providers in the tech-zone section',
      address: 'https://discord.com/invite/babylonglobal',
    },
    {
      what: 'get test bitcoin',
      where: 'Discord, #faucet-signet-btc',
      address: 'https://discord.com/invite/babylonglobal',
    },
    {
      what: 'report a bug',
      where: 'issue tracker of the affected repository',
      address: 'https://github.com/babylonlabs-io',
    },
    {
      what: 'report a vulnerability privately',
      where: 'Immunefi',
      address: 'https://immunefi.com/bug-bounty/babylon-labs/information/',
    },
    {
      what: 'discuss governance',
      where: 'forum',
      address: 'https://forum.babylon.foundation/',
    },
    {
      what: 'secure your chain with Bitcoin staking',
      where: 'e-mail',
      address: 'build@babylonlabs.io',
    },
    {
      what: 'ask the Babylon Foundation about governance',
      where: 'e-mail',
      address: 'governance@babylon.foundation',
    },
  ],
  source: {
    id: 'DOC',
    path: 'docs/guides/support, docs/guides/overview/babylon_genesis/governance, docs/guides/overview/bitcoin_staking/security/bug_bounties.mdx, docs/operators/finality_providers/phase_2_registration_guide.mdx, docs/operators/staker_cli/staker_cli.mdx, docusaurus.config.js',
  },
  asOf: '2026-06-25',
  further: [
    {
      part: 'The e-mail address for chains',
      source: {id: 'DOC521', path: 'docs/guides/overview/bitcoin_secured_networks.mdx'},
      asOf: '2025-10-14',
    },
  ],
  note: 'We could not open these links when we checked this page. They are from the original documentation and its site configuration.',
});
