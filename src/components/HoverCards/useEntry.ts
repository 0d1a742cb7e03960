import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

const lists = new Map<string, Promise<Record<string, unknown>>>();

/**
 * Returns an entry of a list such as `/facts.json`. The list is fetched once, for the first card that
 * opens.
 *
 * @returns undefined while the list loads, null if it has no such entry or failed to load
 */
export function useEntry<T>(list: string, id: string): T | null | undefined {
  const url = useBaseUrl(list);
  const [entry, setEntry] = useState<T | null>();
  useEffect(() => {
    let isCurrent = true;
    loadList(url).then(
      (entries) => isCurrent && setEntry((entries[id] as T | undefined) ?? null),
      () => isCurrent && setEntry(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, id]);
  return entry;
}

/** @throws Error if the list can't be loaded; the next call tries again */
async function loadList(url: string): Promise<Record<string, unknown>> {
  // In development, the data can change while a page is open.
  const cached = process.env.NODE_ENV === 'development' ? undefined : lists.get(url);
  const list = cached ?? fetchList(url);
  lists.set(url, list);
  list.catch(() => lists.delete(url));
  return list;
}

async function fetchList(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}
