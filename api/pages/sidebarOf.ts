import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Tag} from './load/openApi';
import type {Api} from './load/readApi';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The sidebar of an API: its entry page, its operations by tag, WebSocket methods and schemas. */
export function sidebarOf(api: Api): SidebarsConfig {
  // If the only tag has groups, a tag level would be redundant.
  const isFlat = api.tags.length === 1 && Boolean(api.tags[0]?.['x-groups']);
  const tags = api.tags.flatMap((tag): Items => {
    const label = tag['x-title'] ?? tag.name;
    const id = tag['x-slug'] ?? tag.name;
    const items = operationItems(api, tag);
    if (isFlat) return [{type: 'doc', id, label}, ...items];
    return [{type: 'category', label, link: {type: 'doc', id}, items}];
  });
  const group = (label: string, items: Items): Items =>
    items.length ? [{type: 'category', label, items: [...items]}] : [];
  return {
    [api.instance]: [
      {type: 'doc', id: api.entry.slug, label: 'Overview'},
      ...tags,
      ...group(
        'WebSocket',
        api.sockets.map(({slug}) => methodItem(slug, 'ws')),
      ),
      ...group(
        'Schemas',
        api.schemas.map(({slug}) => `schemas/${slug}`),
      ),
    ],
  };
}

/** A sidebar item with a class for its method, which api/panel/api.css shows before the label. */
function methodItem(id: string, method: string): Items[number] {
  return {type: 'doc', id, className: `api-${method}`};
}

/** The operations of a tag, by group if it has groups. */
function operationItems(api: Api, tag: Tag): Items {
  const tagOperations = api.operations.filter((operation) => operation.tag?.name === tag.name);
  const methodItems = (operations: typeof tagOperations): Items =>
    operations.map(({slug, method}) => methodItem(slug, method.toLowerCase()));
  const groups = tag['x-groups'];
  if (!groups) return methodItems(tagOperations);
  return groups.flatMap((label): Items => {
    const items = methodItems(
      tagOperations.filter(({operation}) => operation['x-group'] === label),
    );
    return items.length ? [{type: 'category', label, items}] : [];
  });
}
