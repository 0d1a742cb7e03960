import type {SidebarConfig} from './sidebarConfig';

export const bsns: SidebarConfig = [{type: 'doc', id: 'bsns/bsns', label: 'Overview'}];
