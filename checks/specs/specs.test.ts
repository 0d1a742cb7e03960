import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {apiIds} from '../../api/pages/load/apis';
import {loadApi} from '../../api/pages/load/loadApi';
import {pagesOf} from '../../api/pages/generatedPages';
import {sidebarOf} from '../../api/pages/sidebarOf';

const PROJECT = path.resolve(__dirname, '../..');

describe.each(apiIds)('api/specs/%s', (id) => {
  const loaded = loadApi(PROJECT, id);

  test('has no faults', async () => {
    const {faults} = await loaded;
    expect(faults.map(({message}) => message).join('\n\n')).toBe('');
  });

  test('every page is in the sidebar', async () => {
    const {api} = await loaded;
    if (!api) throw new Error(`api/specs/${id} cannot be read.`);
    const pages = [api.entry.slug, ...pagesOf(api).map(({slug}) => slug)];
    const inSidebar = idsIn(sidebarOf(api)).sort();
    expect(inSidebar).toEqual([...pages].sort());
  });
});

/** IDs of all documents in a sidebar. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const {id, items, link, ...rest} = value as Record<string, unknown>;
  if (typeof id === 'string') return [id];
  return [...idsIn(link), ...idsIn(items), ...('type' in rest ? [] : idsIn(Object.values(rest)))];
}
