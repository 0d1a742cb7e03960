import type {Edition} from './edition';
import type {QueryWord} from './parseQuery';
import {stem} from './stem';
import {isWeak} from './weakWords';
import type {Word} from './words';

/** Marks terms that tell of which pages readers' phrases speak with a word. */
const MARK = '!';

/** Counts above this are taken for it; as many steps as an impact has. */
export const MOST_SAID = 63;

/** How the phrases of a page, taken together, weigh; tuned on tests/search/queries.json. */
export const VOICES = {
  /** A step of likelihood, against the best hit. */
  weight: 0.08,
  /** A page is held against by so many steps at most. */
  floor: 8,
  /** What a word counts that no phrase of a page says; small, since most say few. */
  smooth: 0.03,
  /** Words from which on it counts: fewer are in phrases of many pages. */
  from: 3,
};

/**
 * Terms under which the phrases of pages are counted for a word: its stem, or those of the words
 * in an identifier. Weak words, which say how something is asked, stand together at the beginning
 * of the index, so that a question needs few more files.
 */
export function voiceTerms({term, parts}: Word): string[] {
  const terms = parts.length > 0 ? parts.map((part) => part.term) : [term];
  return terms.map((one) => (isWeak(one) ? MARK + stem(one) : stem(one) + MARK));
}

export function isVoice(term: string): boolean {
  return term.startsWith(MARK) || term.endsWith(MARK);
}

/**
 * How much less likely than the best page each page is what a query asks for, from `-floor` to 0,
 * by the words of its readers' phrases: naive Bayes, all pages being as likely beforehand. All are
 * 0 where the phrases cannot tell.
 *
 * @throws IndexUnavailable when a file that is needed cannot be had.
 */
export async function voicesOf(
  edition: Edition,
  words: readonly QueryWord[],
): Promise<Float64Array> {
  const {pages, said} = edition.manifest;
  const likelihoods = new Float64Array(pages.length);
  const terms = [...new Set(words.flatMap(({word}) => voiceTerms(word)))];
  if (terms.length < VOICES.from) return likelihoods;
  const lists = await Promise.all(terms.map((term) => edition.voice(term)));
  for (const list of lists) {
    if (!list) continue;
    const counts = new Float64Array(pages.length);
    for (let at = 0; at < list.length; at += 1) {
      counts[list.units[at] ?? 0] = Math.round((list.impacts[at] ?? 0) * MOST_SAID);
    }
    counts.forEach((count, page) => {
      const all = (pages[page]?.[3] ?? 0) + VOICES.smooth * said;
      likelihoods[page] = (likelihoods[page] ?? 0) + Math.log((count + VOICES.smooth) / all);
    });
  }
  const best = Math.max(...likelihoods);
  return likelihoods.map((value) => Math.max(-VOICES.floor, value - best));
}
