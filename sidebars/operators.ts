import type {SidebarConfig} from './sidebarConfig';

export const operators: SidebarConfig = [
  {type: 'doc', id: 'operators/operators', label: 'Overview'},
  {
    type: 'category',
    label: 'Babylon node',
    collapsed: false,
    items: [
      'operators/babylon_node/installation_guide',
      {
        type: 'category',
        label: 'Babylon CLI',
        items: [
          'operators/babylon_node/babylon_cli/keys',
          'operators/babylon_node/babylon_cli/create_bls_key',
          'operators/babylon_node/babylon_cli/tx',
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'Finality providers',
    collapsed: false,
    items: ['operators/finality_providers/fp_operations'],
  },
  {type: 'doc', id: 'operators/faqs', label: 'Questions'},
];
