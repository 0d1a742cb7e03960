import {synonymsOf, type Synonyms} from '../synonyms';
import type {Edition} from './edition';
import {lookUp, wordsBeginning, type Found} from './lookUp';
import type {QueryWord} from './parseQuery';
import {split, suggest, type Suggestion} from './spelling';
import {stem} from './stem';
import {isWeak} from './weakWords';
import {FLAG} from './words';

/** One way to answer a word: a unit must hold a term of each group. */
export type Alternative = {
  readonly weight: number;
  /** What it counts in a text of a page that is found already; `weight` unless this says otherwise. */
  readonly inText?: number;
  readonly groups: readonly (readonly Found[])[];
};

/** A word of the query with all that may stand for it in a text. */
export type Slot = {readonly word: QueryWord; readonly alternatives: readonly Alternative[]};

/**
 * What stands in for a word, against a plain word that a text has as it was typed, which counts 1.
 * Tuned on tests/search/queries.json; `whole`, `two` and `split` kept their first values.
 */
const WEIGHT = {
  plain: 1,
  /** An identifier as it was typed, */
  whole: 1.15,
  /** all words in it, beside texts that have the whole: who types a name means it; */
  beside: 0.2,
  /** and where no text has the whole, all words in it, */
  parts: 0.94,
  /** and one of them. */
  part: 0.44,
  /** Two words of the query written as one. */
  joined: 0.72,
  synonym: 0.85,
  /** A word that is one letter away, and two. */
  one: 0.7,
  two: 0.5,
  /** Two words that were typed as one. */
  split: 0.8,
} as const;

/** A match of this weight or less may be by chance: a word spelled alike, or one part of a name. */
export const RESPELT = WEIGHT.one;

/** Units, counted for each term that answers a word, below which it may be a misspelling. */
const RARE = 2;

/** First letters of a word that slips seldom touch; with fewer, more files would be read. */
const SPARED = 3;

/** Words that may be misspelt: letters alone, and four or more, since `suggest` mends no shorter one. */
const RESPELLABLE = /^\p{L}{4,}$/u;

/** Longest phrase that is looked up for synonyms, in words; none in `search/synonyms.ts` is longer. */
const LONGEST_PHRASE = 4;

const synonyms: Synonyms = synonymsOf();

/** Finds what may stand for each word of a query; weak words stay out. */
export async function resolve(edition: Edition, words: readonly QueryWord[]): Promise<Slot[]> {
  const strong = words.filter(({weak}) => !weak);
  // All at once: on a slow network each round costs more than what it fetches.
  const [own, shared] = await Promise.all([
    Promise.all(strong.map((word) => resolveWord(edition, word))),
    Promise.all([
      ...phrases(words).map(({members, others}) => synonymsFor(edition, members, others)),
      ...pairs(words).map((members) => joined(edition, members)),
    ]),
  ]);
  const slots = strong.map((word, index) => ({
    word,
    alternatives: [
      ...(own[index] ?? []),
      ...shared.flatMap(({members, found}) => (members.includes(word) ? found : [])),
    ],
  }));
  return Promise.all(
    slots.map(async (slot) => {
      if (!isRare(slot.alternatives)) return slot;
      const others = await respell(edition, slot.word);
      return {...slot, alternatives: [...slot.alternatives, ...others]};
    }),
  );
}

/** Whether so few units answer that the word may be a misspelling that happens to stand there. */
function isRare(alternatives: readonly Alternative[]): boolean {
  const lists = alternatives.flatMap(({groups}) => groups.flat());
  return lists.reduce((sum, {list}) => sum + list.length, 0) < RARE;
}

/** The word itself, or, when it is an identifier that nobody writes so, the words in it. */
async function resolveWord(edition: Edition, {word, open}: QueryWord): Promise<Alternative[]> {
  const named = word.parts.filter(({term}) => !isWeak(term));
  const isPlain = word.parts.length < 2 && !word.term.startsWith(FLAG);
  const parts = isPlain ? [] : named.length > 0 ? named : word.parts;
  const [whole, ...groups] = await Promise.all([
    lookUp(edition, word.term, open),
    ...parts.map((part) => lookUp(edition, part.term, open && part === word.parts.at(-1))),
  ]);
  const alternatives: Alternative[] = [];
  if (whole.length > 0) {
    alternatives.push({weight: parts.length > 0 ? WEIGHT.whole : WEIGHT.plain, groups: [whole]});
  }
  // `OneKey` is no key; but `x/epoching` is what `epoching` is, whose letter says only where.
  const isRest = whole.length > 0 && word.parts.some(({term}) => term.length > 1 && isWeak(term));
  if (!isRest && groups.length > 0 && groups.every((group) => group.length > 0)) {
    const weight = whole.length > 0 ? WEIGHT.beside : WEIGHT.parts;
    alternatives.push({weight, inText: WEIGHT.parts, groups});
  }
  if (whole.length === 0) {
    // Nobody writes it whole, so a text about one of its words may still help.
    alternatives.push(
      ...groups
        .filter((group) => group.length > 0)
        .map((group) => ({weight: WEIGHT.part, groups: [group]})),
    );
  }
  return alternatives;
}

type Shared = {members: readonly QueryWord[]; found: Alternative[]};

async function synonymsFor(
  edition: Edition,
  members: readonly QueryWord[],
  others: readonly (readonly string[])[],
): Promise<Shared> {
  const found = await Promise.all(
    others.map(async (terms): Promise<Alternative> => {
      const groups = await Promise.all(terms.map((term) => lookUp(edition, term, false)));
      return {weight: WEIGHT.synonym, groups};
    }),
  );
  return {members, found: found.filter(({groups}) => groups.every((group) => group.length > 0))};
}

/** Two words that a text may write as one: `key ring`, `multi staking`. */
async function joined(edition: Edition, members: readonly QueryWord[]): Promise<Shared> {
  const term = members.map(({word}) => word.term).join('');
  const open = members.some((member) => member.open);
  const found = (await lookUp(edition, term, open)).filter((match) => match.term.startsWith(term));
  return {members, found: found.length > 0 ? [{weight: WEIGHT.joined, groups: [found]}] : []};
}

/**
 * What may be meant by a word that hardly any text has. Most slips spare the first letters, so the
 * words that begin as it does are looked through before the list of all, which is a large file:
 * theirs are small, and where the right word is among them its postings are there too.
 */
async function respell(edition: Edition, {word, open}: QueryWord): Promise<Alternative[]> {
  const {term} = word;
  if (!RESPELLABLE.test(term)) return [];
  const alike = await wordsBeginning(edition, term.slice(0, SPARED));
  const close = near(term, alike, open).filter(({distance}) => distance === 1);
  if (close.length > 0) return respelt(edition, close);
  const vocabulary = await edition.vocabulary();
  const others = near(term, vocabulary, open);
  const found = await respelt(edition, others);
  const pair = split(term, new Set(vocabulary));
  if (!pair || others.some(({distance}) => distance === 1)) return found;
  const groups = await Promise.all(pair.map((half) => lookUp(edition, half, false)));
  const isThere = groups.every((group) => group.length > 0);
  return isThere ? [...found, {weight: WEIGHT.split, groups}] : found;
}

/** The nearest words but the word itself, all equally near. */
function near(term: string, words: readonly string[], open: boolean): Suggestion[] {
  const found = suggest(term, words, open).filter((suggestion) => suggestion.term !== term);
  const nearest = Math.min(...found.map(({distance}) => distance));
  return found.filter(({distance}) => distance === nearest);
}

async function respelt(edition: Edition, words: readonly Suggestion[]): Promise<Alternative[]> {
  const found = await Promise.all(
    words.map(async ({term, distance}): Promise<Alternative> => {
      const group = await lookUp(edition, term, false);
      return {weight: distance > 1 ? WEIGHT.two : WEIGHT.one, groups: [group]};
    }),
  );
  return found.filter(({groups}) => groups.every((group) => group.length > 0));
}

/** Runs of words that have synonyms. */
function phrases(
  words: readonly QueryWord[],
): {members: QueryWord[]; others: readonly (readonly string[])[]}[] {
  const found = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const members = words.slice(from, to);
      const others = synonyms.get(members.map(({word}) => stem(word.term)).join(' '));
      if (others) found.push({members, others});
    }
  }
  return found;
}

function pairs(words: readonly QueryWord[]): QueryWord[][] {
  return words
    .slice(1)
    .map((word, index) => [words[index], word].filter((member) => member !== undefined))
    .filter((pair) => pair.every(({weak}) => !weak));
}
