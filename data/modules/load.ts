import btccheckpoint from './btccheckpoint';
import btclightclient from './btclightclient';
import btcstaking from './btcstaking';
import btcstkconsumer from './btcstkconsumer';
import checkpointing from './checkpointing';
import costaking from './costaking';
import epoching from './epoching';
import finality from './finality';
import incentive from './incentive';
import mint from './mint';
import monitor from './monitor';
import type {Module, ModuleMessage, ModuleQuery} from './schema';
import zoneconcierge from './zoneconcierge';

/** All modules in the data. */
export const modules: readonly Module[] = [
  btccheckpoint,
  btclightclient,
  btcstaking,
  btcstkconsumer,
  checkpointing,
  costaking,
  epoching,
  finality,
  incentive,
  mint,
  monitor,
  zoneconcierge,
];

/** The module that provides a gRPC service, such as `babylon.finality.v1.Query`. */
export function moduleOfService(service: string): Module | undefined {
  return modules.find((module) => service === `${module.package}.Query`);
}

/** The message or query that a `babylond` command sends, or the module whose commands it groups. */
export type CommandUse = {
  readonly module: Module;
  readonly message?: ModuleMessage;
  readonly query?: ModuleQuery;
};

/**
 * Finds what a command sends; returns undefined if it belongs to no module of the chain.
 *
 * @param name full command, such as `babylond query finality params`
 */
export function commandUse(name: string): CommandUse | undefined {
  for (const module of modules) {
    if (module.withdrawn) continue;
    const message = module.messages.find(({command}) => command === name);
    if (message) return {module, message};
    const query = module.queries.find(({command}) => command === name);
    if (query) return {module, query};
    if (name === `babylond query ${module.name}` || name === `babylond tx ${module.name}`) {
      return {module};
    }
  }
  return undefined;
}
