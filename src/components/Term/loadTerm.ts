import type {PublishedTerm} from '@site/data/glossary/publish';

let all: Promise<Record<string, PublishedTerm>> | undefined;

/**
 * What a term means, fetched once for all terms when a reader first asks.
 *
 * @throws Error when the file cannot be read; the next call tries again
 */
export async function loadTerm(url: string, id: string): Promise<PublishedTerm | undefined> {
  // While pages are written the data change under an open page.
  if (process.env.NODE_ENV === 'development') all = undefined;
  all ??= fetch(url).then(async (reply) => {
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    return (await reply.json()) as Record<string, PublishedTerm>;
  });
  try {
    return (await all)[id];
  } catch (error) {
    all = undefined;
    throw error;
  }
}
