import type {SidebarConfig} from './sidebarConfig';

export const guides: SidebarConfig = [
  {
    type: 'category',
    label: 'Overview',
    link: {type: 'doc', id: 'guides/overview/overview'},
    collapsed: false,
    items: [
      'guides/overview/bitcoin_staking',
      {
        type: 'category',
        label: 'Babylon Genesis',
        link: {type: 'doc', id: 'guides/overview/babylon_genesis/babylon_genesis'},
        items: ['guides/overview/babylon_genesis/baby_tokenomics'],
      },
      'guides/overview/bitcoin_secured_networks',
      {
        type: 'category',
        label: 'Phases of the Launch',
        link: {type: 'doc', id: 'guides/overview/phases_of_the_launch/phases_of_the_launch'},
        items: [
          'guides/overview/phases_of_the_launch/phase-1/phase-1',
          {
            type: 'category',
            label: 'Phase 2: Babylon Genesis',
            link: {type: 'doc', id: 'guides/overview/phases_of_the_launch/phase-2/phase-2'},
            items: [
              'guides/overview/phases_of_the_launch/phase-2/registration',
              'guides/overview/phases_of_the_launch/phase-2/eligibility',
            ],
          },
          'guides/overview/phases_of_the_launch/phase-3/phase-3',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Specifications',
    link: {type: 'doc', id: 'guides/specifications/specifications'},
    items: [
      'guides/specifications/bitcoin_staking_scripts',
      'guides/specifications/staking_transactions',
    ],
  },
  {
    type: 'category',
    label: 'Architecture',
    link: {type: 'doc', id: 'guides/architecture/architecture'},
    items: [
      {
        type: 'category',
        label: 'Babylon Genesis modules',
        link: {
          type: 'doc',
          id: 'guides/architecture/babylon_genesis_modules/babylon_genesis_modules',
        },
        items: [
          'guides/architecture/babylon_genesis_modules/btc_staking',
          'guides/architecture/babylon_genesis_modules/btc_lightclient',
          'guides/architecture/babylon_genesis_modules/btc_checkpointing',
          'guides/architecture/babylon_genesis_modules/checkpointing',
          'guides/architecture/babylon_genesis_modules/epoching',
          'guides/architecture/babylon_genesis_modules/finality',
          'guides/architecture/babylon_genesis_modules/mint',
          'guides/architecture/babylon_genesis_modules/incentive',
          'guides/architecture/babylon_genesis_modules/costaking',
          'guides/architecture/babylon_genesis_modules/monitor',
          'guides/architecture/babylon_genesis_modules/btcstkconsumer',
        ],
      },
      {
        type: 'category',
        label: 'BTC staking program',
        link: {type: 'doc', id: 'guides/architecture/btc_staking_program/btc_staking_program'},
        items: [
          'guides/architecture/btc_staking_program/finality_providers',
          'guides/architecture/btc_staking_program/eots_manager',
          'guides/architecture/btc_staking_program/btc_reorg_procedure',
        ],
      },
      {
        type: 'category',
        label: 'Vigilantes',
        link: {type: 'doc', id: 'guides/architecture/vigilantes/vigilantes'},
        items: [
          'guides/architecture/vigilantes/reporter',
          'guides/architecture/vigilantes/submitter',
          'guides/architecture/vigilantes/monitor',
        ],
      },
      {
        type: 'category',
        label: 'Consumer zone programs',
        link: {
          type: 'doc',
          id: 'guides/architecture/consumer_zone_programs/consumer_zone_programs',
        },
        items: [
          'guides/architecture/consumer_zone_programs/babylon_contracts',
          'guides/architecture/consumer_zone_programs/zone_concierge',
          'guides/architecture/consumer_zone_programs/ibc_relayer',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Governance',
    link: {type: 'doc', id: 'guides/governance/governance'},
    items: [
      {
        type: 'category',
        label: 'Reviewing proposals',
        link: {type: 'doc', id: 'guides/governance/reviewing_proposals/reviewing_proposals'},
        items: [
          'guides/governance/reviewing_proposals/voting-via-cli',
          'guides/governance/reviewing_proposals/voting_via_web',
        ],
      },
      {
        type: 'category',
        label: 'Drafting proposals',
        link: {type: 'doc', id: 'guides/governance/drafting_proposals/drafting_proposals'},
        items: ['guides/governance/drafting_proposals/proposal_templates'],
      },
      {
        type: 'category',
        label: 'Submitting proposals',
        link: {type: 'doc', id: 'guides/governance/submit_proposals/submit_proposals'},
        items: [
          'guides/governance/submit_proposals/submit_via_cli',
          'guides/governance/submit_proposals/submit_via_web',
          'guides/governance/submit_proposals/smart_contract_deployment',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Networks',
    link: {type: 'doc', id: 'guides/networks/networks'},
    items: [
      {
        type: 'category',
        label: 'Phase 2',
        link: {type: 'doc', id: 'guides/networks/phase-2/phase-2'},
        items: ['guides/networks/phase-2/mainnet', 'guides/networks/phase-2/testnet'],
      },
      'guides/networks/phase-3',
      {
        type: 'category',
        label: 'Phase 1',
        link: {type: 'doc', id: 'guides/networks/phase-1/phase-1'},
        items: [
          {
            type: 'category',
            label: 'Mainnet',
            link: {type: 'doc', id: 'guides/networks/phase-1/mainnet/mainnet'},
            items: [
              'guides/networks/phase-1/mainnet/global_parameters',
              'guides/networks/phase-1/mainnet/covonent_committee',
              'guides/networks/phase-1/mainnet/finality_provider_registration',
            ],
          },
          {
            type: 'category',
            label: 'Testnet',
            link: {type: 'doc', id: 'guides/networks/phase-1/testnet/testnet'},
            items: [
              'guides/networks/phase-1/testnet/global_parameters',
              'guides/networks/phase-1/testnet/covonent_committee',
              'guides/networks/phase-1/testnet/finality_provider_registration',
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Research',
    link: {type: 'doc', id: 'guides/research/research'},
    items: [
      'guides/research/btc_staking_litepaper',
      'guides/research/btc_timestamping',
      'guides/research/btc_trustless_vault',
    ],
  },
  {
    type: 'category',
    label: 'Security',
    link: {type: 'doc', id: 'guides/security/security'},
    items: ['guides/security/audit_reports', 'guides/security/bug_bounties'],
  },
  {
    type: 'category',
    label: 'Support',
    link: {type: 'doc', id: 'guides/support/support'},
    items: [
      'guides/support/faqs',
      'guides/support/user_channels',
      'guides/support/dev_channels',
      'guides/support/glossary',
    ],
  },
];
