import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Tag} from './load/openApi';
import type {Api} from './load/readApi';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The sidebar of an API: its entry page, its operations by tag, WebSocket methods and schemas. */
export function sidebarOf(api: Api): SidebarsConfig {
  // A single tag with groups would be a superfluous level.
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
        api.sockets.map(({slug}) => marked(slug, 'ws')),
      ),
      ...group(
        'Schemas',
        api.schemas.map(({slug}) => `schemas/${slug}`),
      ),
    ],
  };
}

/** A page with its method, which api/panel/api.css shows before its name. */
function marked(id: string, method: string): Items[number] {
  return {type: 'doc', id, className: `api-${method}`};
}

/** The operations of a tag, by group if it has groups. */
function operationItems(api: Api, tag: Tag): Items {
  const own = api.operations.filter((operation) => operation.tag?.name === tag.name);
  const slugs = (operations: typeof own): Items =>
    operations.map(({slug, method}) => marked(slug, method.toLowerCase()));
  const groups = tag['x-groups'];
  if (!groups) return slugs(own);
  return groups.flatMap((label): Items => {
    const items = slugs(own.filter(({operation}) => operation['x-group'] === label));
    return items.length ? [{type: 'category', label, items}] : [];
  });
}
