import type {SidebarConfig} from './sidebarConfig';

export const developers: SidebarConfig = [
  {type: 'doc', id: 'developers/developers', label: 'Overview'},
  {
    type: 'category',
    label: 'Wallet integration',
    collapsed: false,
    items: ['developers/wallet_integration/bitcoin_wallet_integration/extension_wallets'],
  },
  {
    type: 'category',
    label: 'Staking backend',
    collapsed: false,
    items: [
      'developers/staking_backend/services/staking_api_service',
      'developers/staking_backend/services/cli_reference',
    ],
  },
];
