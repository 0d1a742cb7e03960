import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Api} from './load/readApi';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The sidebar of an interface: its entry page, its operations by tag, and the rest. */
export function sidebarOf(api: Api): SidebarsConfig {
  const tags = api.tags.map((tag) => ({
    type: 'category' as const,
    label: tag['x-title'] ?? tag.name,
    link: {type: 'doc' as const, id: tag['x-slug'] ?? tag.name},
    items: api.operations
      .filter((operation) => operation.tag?.name === tag.name)
      .map(({slug}) => slug),
  }));
  const group = (label: string, items: readonly string[]): Items =>
    items.length ? [{type: 'category', label, items: [...items]}] : [];
  return {
    [api.instance]: [
      {type: 'doc', id: api.entry.slug, label: 'Overview'},
      ...tags,
      ...group(
        'WebSocket',
        api.sockets.map(({slug}) => slug),
      ),
      ...group(
        'Schemas',
        api.schemas.map(({slug}) => `schemas/${slug}`),
      ),
      ...(api.previous ? ['changelog'] : []),
    ],
  };
}
