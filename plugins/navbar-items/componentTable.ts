import {typeOf, type Item} from './allItems';

/** The framework's components by the type of item that they show. */
const COMPONENTS: Readonly<Record<string, string>> = {
  default: 'DefaultNavbarItem',
  dropdown: 'DropdownNavbarItem',
  search: 'SearchNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/**
 * The module that names the components of the types that stand in the configuration. Links are
 * always among them, since dropdowns of languages and versions are made of them. A type that the
 * framework does not know is left out: rendering it stops the build with the type's name.
 */
export function componentTable(items: readonly Item[]): string {
  const used = new Set(['default', ...items.map(typeOf)]);
  const rows = Object.entries(COMPONENTS).filter(([type]) => used.has(type));
  return [
    ...rows.map(([type, component]) => `import ${type}_ from '@theme/NavbarItem/${component}';`),
    `export default {${rows.map(([type]) => `${type}: ${type}_`).join(', ')}};`,
    '',
  ].join('\n');
}
