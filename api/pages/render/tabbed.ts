import {around, attributes, jsx, type Block} from '../../../markdown/tree';

/** One of several things of which a reader looks at one. */
export type Tab = {
  /** The same in every row of tabs that changes with this one. */
  readonly value: string;
  readonly label: string;
  /** Anchor of the panel. */
  readonly id: string;
  readonly content: readonly Block[];
};

/**
 * The theme's tabs. Without script all panels stand one below the other.
 *
 * @param groupId rows of one group on a page change together
 * @param label what a reader chooses, for screen readers
 */
export function tabbed(groupId: string, label: string, tabs: readonly Tab[]): Block[] {
  const panels = tabs.map(({id, content}) => around('section', content, {id}));
  if (panels.length < 2) return panels;
  const items = tabs.map(({value, label: name}, index) =>
    jsx(
      'TabItem',
      attributes({value, label: name, className: 'api-reply'}),
      panels.slice(index, index + 1),
    ),
  );
  const row = jsx('Tabs', attributes({groupId, className: 'api-tabs'}), items);
  return [around('div', [row], {role: 'group', ariaLabel: label})];
}
