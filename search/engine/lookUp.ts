import type {PostingList} from './coding';
import type {Edition, Terms} from './edition';
import {lowerBound, shardOf} from './sortedTerms';
import {isCrowded, isShortStart, SHORT, shardsOf, shortStart} from './shortStart';
import {isForm, spellingsOf, stem} from './stem';

/** A term of the index that answers a word, and how well, up to 1. */
export type Found = {readonly term: string; readonly weight: number; readonly list: PostingList};

/** What a term is worth against the word itself, which counts 1; chosen by hand and not tuned. */
const WEIGHT = {
  /** The word itself. */
  same: 1,
  /** Another form of it. */
  form: 0.85,
  /** A term that it begins, */
  start: 0.45,
  /** and what the share of the term that is typed already adds: below 0.8 together. */
  startPerLetter: 0.35,
  /** The term that stands for all that it begins, where these are too many. */
  shortStart: 0.3,
} as const;

/** Terms taken for one unfinished word, those in most units first: each costs time to score. */
const MOST_STARTS = 24;

/** Units that have a word which may be meant by a misspelt one: in a single one it may be a slip too. */
const LEAST_UNITS = 2;

/** Terms for a word: itself, its other forms, and, when it is unfinished, what it begins. */
export async function lookUp(edition: Edition, word: string, open: boolean): Promise<Found[]> {
  const root = stem(word);
  const {shards} = edition.manifest;
  const isShort = word.length <= SHORT;
  const isMany = open && (isShort || isCrowded(shards, word));
  const begun = !open ? [] : isMany ? [shardOf(shards, shortStart(word))] : shardsOf(shards, word);
  const forms = isShort ? [word] : spellingsOf(root);
  const wanted = new Set([...forms.map((form) => shardOf(shards, form)), ...begun]);
  const read = await Promise.all([...wanted].map((index) => edition.shard(index)));
  const found: Found[] = [];
  const starts: Found[] = [];
  for (const shard of read) {
    eachFrom(shard, root, (term, index) => {
      const list = () => shard.list(index);
      if (term === word) found.push({term, weight: WEIGHT.same, list: list()});
      else if (isMany && term === shortStart(word)) {
        found.push({term, weight: WEIGHT.shortStart, list: list()});
      } else if (isShort || isShortStart(term)) return;
      else if (isForm(term, word)) found.push({term, weight: WEIGHT.form, list: list()});
      else if (open && !isMany && term.startsWith(word)) {
        const weight = WEIGHT.start + (WEIGHT.startPerLetter * word.length) / term.length;
        starts.push({term, weight, list: list()});
      }
    });
  }
  const most = starts.sort((a, b) => b.list.length - a.list.length || (a.term < b.term ? -1 : 1));
  return [...found, ...most.slice(0, MOST_STARTS)];
}

/** Words that begin with `head` and that enough units have; none when too much would be read. */
export async function wordsBeginning(edition: Edition, head: string): Promise<string[]> {
  const {shards} = edition.manifest;
  if (isCrowded(shards, head)) return [];
  const numbers = shardsOf(shards, head);
  const found: string[] = [];
  for (const shard of await Promise.all(numbers.map((index) => edition.shard(index)))) {
    eachFrom(shard, head, (term, index) => {
      if (/^\p{L}+$/u.test(term) && shard.list(index).length >= LEAST_UNITS) found.push(term);
    });
  }
  return found;
}

/** Calls `each` for every term that begins with `root`. */
function eachFrom({terms}: Terms, root: string, each: (term: string, index: number) => void): void {
  for (let index = lowerBound(terms, root); index < terms.length; index += 1) {
    const term = terms[index] ?? '';
    if (!term.startsWith(root)) return;
    each(term, index);
  }
}
