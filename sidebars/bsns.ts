import type {SidebarConfig} from './sidebarConfig';

export const bsns: SidebarConfig = [
  {type: 'doc', id: 'bsns/bsns', label: 'Overview'},
  {
    type: 'category',
    label: 'Cosmos chains',
    collapsed: false,
    items: ['bsns/cosmos_chains/integrating_as_cosmos_chain'],
  },
];
