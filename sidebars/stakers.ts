import type {SidebarConfig} from './sidebarConfig';

export const stakers: SidebarConfig = [
  {type: 'doc', id: 'stakers/stakers', label: 'Overview'},
  {
    type: 'category',
    label: 'Stake bitcoin',
    collapsed: false,
    items: [
      'stakers/btc_stakers/native_staking/web_staking',
      'stakers/btc_stakers/native_staking/unbonding_via_cli',
    ],
  },
];
