import type {SidebarConfig} from './sidebarConfig';

export const developers: SidebarConfig = [
  {type: 'doc', id: 'developers/developers', label: 'Overview'},
];
