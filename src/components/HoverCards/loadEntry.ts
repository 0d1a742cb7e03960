const lists = new Map<string, Promise<Record<string, unknown>>>();

/**
 * One entry of a list such as `/facts.json`, which is fetched once for all entries when a reader
 * first asks.
 *
 * @throws Error when the file cannot be read; the next call tries again
 */
export async function loadEntry<T>(url: string, id: string): Promise<T | undefined> {
  // While pages are written the data change under an open page.
  const known = process.env.NODE_ENV === 'development' ? undefined : lists.get(url);
  const list = known ?? fetchList(url);
  lists.set(url, list);
  try {
    return (await list)[id] as T | undefined;
  } catch (error) {
    lists.delete(url);
    throw error;
  }
}

async function fetchList(url: string): Promise<Record<string, unknown>> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as Record<string, unknown>;
}
