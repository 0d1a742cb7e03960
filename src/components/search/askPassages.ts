import type {Passage} from '@site/search/engine/passages';
import type {Searcher} from '@site/src/search/searcher';
import {localAddress} from './localAddress';
import {unturnedAll} from './unturned';

/**
 * The passages that answer a question best, quoted from the pages; none when nothing does.
 *
 * @throws when no host answers, or the answer is no list of passages
 */
export async function askPassages(
  searcher: Pick<Searcher, 'passages'>,
  question: string,
  origin: string,
): Promise<Passage[]> {
  const passages = await searcher.passages(question);
  if (!Array.isArray(passages)) {
    throw new Error(
      '[search] The answer is no list of passages, which only the engine in the browser gives. ' +
        'Fix: use SEARCH_MODE=embedded.',
    );
  }
  return unturnedAll(passages as Passage[]).flatMap((passage) => {
    const url = localAddress(passage.url, origin);
    return url === undefined ? [] : [{...passage, url}];
  });
}
