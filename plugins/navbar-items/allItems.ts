/** One item of `themeConfig.navbar.items`, or of a dropdown among them. */
export type Item = {
  readonly type?: string;
  readonly items?: readonly Item[];
  readonly dropdownItemsBefore?: readonly Item[];
  readonly dropdownItemsAfter?: readonly Item[];
  /** Instance of the docs plugin that `doc`, `docSidebar`, `docsVersion` and its dropdown ask. */
  readonly docsPluginId?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly versions?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly [option: string]: unknown;
};

/** The theme's configuration as a plugin gets it: the framework has no type for it. */
export type ThemeConfig = {readonly navbar?: {readonly items?: readonly Item[]}};

/** Items of the navbar and of its dropdowns, in order, each before those that it holds. */
export function allItems({navbar}: ThemeConfig): Item[] {
  const withHeld = (item: Item): Item[] => {
    const {dropdownItemsBefore = [], items = [], dropdownItemsAfter = []} = item;
    return [item, ...[...dropdownItemsBefore, ...items, ...dropdownItemsAfter].flatMap(withHeld)];
  };
  return (navbar?.items ?? []).flatMap(withHeld);
}

/** An item's type. The framework takes one without a type for a link, or for a dropdown. */
export function typeOf({type, items}: Item): string {
  if (type !== undefined && type !== 'default') return type;
  return items ? 'dropdown' : 'default';
}

/** The docs instance that an item asks about documents, sidebars or versions, if it asks any. */
export function askedDocs(item: Item): string | undefined {
  return /^doc(Sidebar|sVersion|sVersionDropdown)?$/.test(typeOf(item))
    ? (item.docsPluginId ?? 'default')
    : undefined;
}
