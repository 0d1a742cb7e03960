import type {SidebarConfig} from './sidebarConfig';

export const developers: SidebarConfig = [
  {type: 'doc', id: 'developers/developers', label: 'Overview'},
  'developers/wallet_setup',
  {
    type: 'category',
    label: 'Babylon Genesis chain',
    link: {type: 'doc', id: 'developers/babylon_genesis_chain/babylon_genesis_chain'},
    items: [
      'developers/babylon_genesis_chain/chain_information',
      'developers/babylon_genesis_chain/node_information',
      'developers/babylon_genesis_chain/explorers',
      'developers/babylon_genesis_chain/baby_faucets',
      'developers/babylon_genesis_chain/btc_faucets',
    ],
  },
  {
    type: 'category',
    label: 'Wallet integration',
    collapsed: false,
    link: {type: 'doc', id: 'developers/wallet_integration/wallet_integration'},
    items: [
      'developers/wallet_integration/category',
      'developers/wallet_integration/babylon_wallet_integration/babylon_wallet_integration',
      'developers/wallet_integration/babylon_wallet_integration/integration_recommendation',
      'developers/wallet_integration/bitcoin_wallet_integration/bitcoin_wallet_integration',
      'developers/wallet_integration/bitcoin_wallet_integration/extension_wallets',
      'developers/wallet_integration/bitcoin_wallet_integration/mobile_app_wallets',
      'developers/wallet_integration/bitcoin_wallet_integration/hardware_wallets',
    ],
  },
  {
    type: 'category',
    label: 'Staking backend',
    collapsed: false,
    link: {type: 'doc', id: 'developers/staking_backend/staking_backend'},
    items: [
      'developers/staking_backend/services/staking_indexer',
      'developers/staking_backend/services/staking_api_service',
      'developers/staking_backend/services/staking_expiry_checker',
      'developers/staking_backend/services/cli_reference',
    ],
  },
  {
    type: 'category',
    label: 'Dapps',
    link: {type: 'doc', id: 'developers/dapps/dapps'},
    items: ['developers/dapps/simple_staking_dapp', 'developers/dapps/smart_contract_deployment'],
  },
  'developers/faqs',
];
