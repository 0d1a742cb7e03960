import type {SidebarConfig} from './sidebarConfig';

export const stakers: SidebarConfig = [{type: 'doc', id: 'stakers/stakers', label: 'Overview'}];
