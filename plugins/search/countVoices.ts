import type {Posting} from '../../search/engine/format';
import {MOST_SAID, voiceTerms} from '../../search/engine/voices';
import {wordsOf} from '../../search/engine/words';
import type {Page} from './cutUnits';

/** What readers' phrases say, counted for each page. */
export type Voices = {
  /** For each term the pages whose phrases say it, by number, and how many of them do. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** Words said on each page, each phrase's words once. */
  readonly perPage: readonly number[];
};

/** Counts the words of the phrases and questions of each page. */
export function countVoices(pages: readonly Page[]): Voices {
  const postings = new Map<string, Posting[]>();
  const perPage = pages.map(({units, asked}, unit) => {
    const counts = new Map<string, number>();
    for (const phrase of [...units.flatMap(({phrases}) => phrases), ...asked]) {
      for (const term of new Set(wordsOf(phrase).flatMap(voiceTerms))) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    for (const [term, count] of counts) {
      const impact = Math.min(count, MOST_SAID) / MOST_SAID;
      const list = postings.get(term) ?? [];
      list.push({unit, impact, heading: 0, isTitle: false});
      postings.set(term, list);
    }
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
  return {postings, perPage};
}
