import type {LoadContext, Plugin} from '@docusaurus/types';
import {allItems} from './allItems';
import {checkItems, type Docs, type Version} from './checkItems';
import {componentTable} from './componentTable';

/**
 * Reads the navbar's items from the configuration: checks what they name, and writes the table of
 * components for src/theme/NavbarItem/ComponentTypes, so that a page loads those of the types that
 * are used, and any type can be used.
 */
export default function navbarItemsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-items',
    async allContentLoaded({allContent, actions}) {
      const items = allItems(siteConfig.themeConfig);
      checkItems(items, docsOf(allContent['docusaurus-plugin-content-docs']));
      await actions.createData('componentTypes.js', componentTable(items));
    },
  };
}

function docsOf(instances: Readonly<Record<string, unknown>> = {}): Docs {
  return Object.fromEntries(
    Object.entries(instances).map(([id, content]) => [
      id,
      (content as {loadedVersions: Version[]}).loadedVersions,
    ]),
  );
}
