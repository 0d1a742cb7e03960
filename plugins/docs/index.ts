import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutDocCards} from '../../markdown/withoutDocCards';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The framework's docs plugin, without the data for doc cards. */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withoutDocCards(actions)});
    },
  };
}
