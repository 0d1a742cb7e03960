import type {SidebarConfig} from './sidebarConfig';

export const stakers: SidebarConfig = [
  {type: 'doc', id: 'stakers/stakers', label: 'Overview'},
  {
    type: 'category',
    label: 'Stake bitcoin',
    collapsed: false,
    link: {type: 'doc', id: 'stakers/btc_stakers/btc_stakers'},
    items: [
      'stakers/btc_stakers/native_staking/web_staking',
      'stakers/btc_stakers/native_staking/unbonding_via_web',
      'stakers/btc_stakers/native_staking/staking_via_cli',
      'stakers/btc_stakers/native_staking/unbonding_via_cli',
      'stakers/btc_stakers/native_staking/leave_without_the_site',
      'stakers/btc_stakers/btc_staking_tools',
      'stakers/btc_stakers/native_staking/custody_support',
      'stakers/btc_stakers/native_staking/geo_blocking',
      'stakers/btc_stakers/liquid_staking/liquid_staking_tokens',
      'stakers/btc_stakers/campaigns/pioneer_nfts',
    ],
  },
  {
    type: 'category',
    label: 'Stake BABY',
    collapsed: false,
    link: {type: 'doc', id: 'stakers/baby_stakers/baby_stakers'},
    items: [
      'stakers/baby_stakers/staking_mechanism',
      'stakers/baby_stakers/baby_staking_cli',
      'stakers/baby_stakers/co_staking',
      'stakers/baby_stakers/what_you_earn',
      'stakers/baby_stakers/baby_staking_tools',
      'stakers/baby_stakers/baby_staking_via_mintscan',
      'stakers/baby_stakers/baby_staking_integration',
    ],
  },
];
