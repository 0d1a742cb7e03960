import type {LiteClient} from 'algoliasearch/lite';
import type {Passage} from '@site/search/protocol/types';
import {localAddress} from './localAddress';
import {unturnedAll} from './unturned';

/**
 * The passages that answer a question best, quoted from the pages; none when nothing does.
 *
 * @throws when no host answers, or the answer is no list of passages
 */
export async function askPassages(
  client: LiteClient,
  indexName: string,
  question: string,
  origin: string,
): Promise<Passage[]> {
  const path = `1/indexes/${encodeURIComponent(indexName)}/passages`;
  const {passages} = await client.customPost({path, body: {question}});
  if (!Array.isArray(passages)) {
    throw new Error(
      `[search] ${path} gave no list of passages. Expected {"question", "passages": [...]}; ` +
        'fix: let the server of this build answer, or use SEARCH_MODE=embedded.',
    );
  }
  return unturnedAll(passages as Passage[]).flatMap((passage) => {
    const url = localAddress(passage.url, origin);
    return url === undefined ? [] : [{...passage, url}];
  });
}
