import type {SidebarConfig} from './sidebarConfig';

export const operators: SidebarConfig = [
  {type: 'doc', id: 'operators/operators', label: 'Overview'},
];
