import type {PublishedFact} from '@site/data/publish';

let all: Promise<Record<string, PublishedFact>> | undefined;

/**
 * What is known of a fact, fetched once for all facts when a reader first asks.
 *
 * @throws Error when the file cannot be read; the next call tries again
 */
export async function loadFact(url: string, id: string): Promise<PublishedFact | undefined> {
  // While pages are written the data change under an open page.
  if (process.env.NODE_ENV === 'development') all = undefined;
  all ??= fetch(url).then(async (reply) => {
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    return (await reply.json()) as Record<string, PublishedFact>;
  });
  try {
    return (await all)[id];
  } catch (error) {
    all = undefined;
    throw error;
  }
}
