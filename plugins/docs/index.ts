import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutDocCards} from '../../markdown/withoutDocCards';

/** The framework's docs plugin, without the data for doc cards. */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions: withoutDocCards(actions)});
    },
  };
}

docsPlugin.validateOptions = validateOptions;
