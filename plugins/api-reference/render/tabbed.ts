import {around, finished, h, type Block} from '../../../markdown/tree';

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
 * A row of tabs and its panels. Without script there is no row, and the panels stand one below the
 * other; src/components/api/tabs.ts does the rest.
 *
 * @param name rows of one name on a page change together
 * @param label what a reader chooses, for those who hear it
 */
export function tabbed(name: string, label: string, tabs: readonly Tab[]): Block[] {
  const [first] = tabs;
  if (!first) return [];
  if (tabs.length === 1) return [around('section', {id: first.id}, first.content)];
  const row = tabs.map(({value, id, label: text}) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab`,
        ariaControls: [id],
        ariaSelected: String(id === first.id),
        tabIndex: id === first.id ? 0 : -1,
        'data-tab': value,
      },
      text,
    ),
  );
  return [
    finished(
      h(
        'div',
        {className: ['api-tabs'], role: 'tablist', ariaLabel: label, 'data-tabs': name},
        ...row,
      ),
    ),
    ...tabs.map(({id, content}) =>
      around(
        'section',
        {
          className: ['api-panel'],
          role: 'tabpanel',
          id,
          ariaLabelledBy: [`${id}-tab`],
          ...(id === first.id && {'data-open': 'true'}),
        },
        content,
      ),
    ),
  ];
}
