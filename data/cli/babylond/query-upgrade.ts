import {defineCommands} from '../schema';

/** `babylond query upgrade`. */
export default defineCommands([
  {
    path: ['query', 'upgrade'],
    usage: 'query upgrade <command>',
    purpose: 'Queries about upgrades.',
    group: true,
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['query', 'upgrade', 'applied'],
    usage: 'query upgrade applied <upgrade-name>',
    purpose: 'Shows the height at which an upgrade was applied, or `{}` if it was not.',
    args: [{name: 'upgrade-name', meaning: 'Name of the upgrade.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['query', 'upgrade', 'authority'],
    usage: 'query upgrade authority',
    purpose: 'Shows who may schedule upgrades.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['query', 'upgrade', 'module-versions'],
    aliases: ['module_versions'],
    usage: 'query upgrade module-versions [module_name]',
    purpose: 'Lists the module versions.',
    args: [
      {name: 'module_name', meaning: 'Name of a module; defaults to all modules.', required: false},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
  {
    path: ['query', 'upgrade', 'plan'],
    usage: 'query upgrade plan',
    purpose: 'Shows the planned upgrade, if any.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/upgrade at x/upgrade/v0.2.0'},
  },
]);
