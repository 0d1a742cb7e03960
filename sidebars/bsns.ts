import type {SidebarConfig} from './sidebarConfig';

export const bsns: SidebarConfig = [
  {type: 'doc', id: 'bsns/bsns', label: 'Overview'},
  {
    type: 'category',
    label: 'Cosmos chains',
    collapsed: false,
    link: {type: 'doc', id: 'bsns/cosmos_chains/cosmos_chains'},
    items: [
      'bsns/cosmos_chains/integrating_as_cosmos_chain',
      'bsns/cosmos_chains/babylon_sdk',
      'bsns/cosmos_chains/running_finality_provider',
      'bsns/cosmos_chains/running_btc_staker',
    ],
  },
  'bsns/op_stack_chains/op_stack_chains',
];
