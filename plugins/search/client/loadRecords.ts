import {expandRecords, type CompactPage} from '../compactRecords';
import {prepare, type Searchable} from './rank';

/** A reply that has not come by then counts as lost, in ms. */
const TIMEOUT = 30_000;

const loads = new Map<string, Promise<Searchable[]>>();

/**
 * The records at an address, made ready for ranking. They are fetched once; a fetch that failed
 * is tried again at the next call.
 *
 * @throws when the host cannot be reached, or answers with something that is not records.
 */
export function loadRecords(url: string): Promise<Searchable[]> {
  const running = loads.get(url);
  if (running) return running;
  const load = fetchRecords(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, load);
  return load;
}

async function fetchRecords(url: string): Promise<Searchable[]> {
  const reply = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT)});
  if (!reply.ok) throw new Error(`[search] ${url} answered ${reply.status}.`);
  const pages: unknown = await reply.json();
  if (!Array.isArray(pages)) throw new Error(`[search] ${url} holds no list of pages.`);
  return prepare(expandRecords(pages as CompactPage[]));
}
