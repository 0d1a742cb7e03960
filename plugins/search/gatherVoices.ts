import {encodeLength, isWeakVoice, rarityOfVoiceTerm, voiceTerms} from '../../search/engine/voices';
import {wordsOf} from '../../search/engine/words';
import type {Page, Unit} from './cutUnits';

/** What readers type and ask, as the index holds it. */
export type Gathered = {
  /** Numbers of the voices that say each term, in order. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  /** For each weak term pairs of a page, by its distance from the one before, and a count. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
  /** How many voices each unit has. */
  readonly units: readonly number[];
  /** Length of each voice, by `encodeLength`. */
  readonly lengths: readonly number[];
  /** Terms said on each page, each once a voice. */
  readonly perPage: readonly number[];
};

type Voice = {readonly terms: readonly string[]; readonly place: number; length: number};

/** Takes the words of all phrases and questions, unit by unit. */
export function gatherVoices(pages: readonly Page[]): Gathered {
  const voices: Voice[] = [];
  const units: number[] = [];
  const perPage: number[] = [];
  const counts = new Map<string, {numbers: number[]; next: number}>();
  let place = 0;
  for (const page of pages) {
    const before = voices.length;
    for (const unit of page.units) {
      const first = voices.length;
      for (const texts of placesOf(unit)) {
        place += 1;
        for (const text of texts) {
          const terms = [...new Set(wordsOf(text).flatMap(voiceTerms))];
          voices.push({terms, place, length: 0});
        }
      }
      units.push(voices.length - first);
    }
    const own = voices.slice(before);
    perPage.push(own.reduce((sum, {terms}) => sum + terms.length, 0));
    for (const [term, count] of countTerms(own)) {
      if (!isWeakVoice(term)) continue;
      const pairs = counts.get(term) ?? {numbers: [], next: 0};
      pairs.numbers.push(perPage.length - 1 - pairs.next, count);
      counts.set(term, {...pairs, next: perPage.length});
    }
  }
  const known = countTerms(voices);
  const rarity = (term: string) => rarityOfVoiceTerm(known.get(term) ?? 0, voices.length);
  for (const voice of voices) {
    const strong = voice.terms.filter((term) => !isWeakVoice(term));
    voice.length = encodeLength(Math.hypot(...strong.map(rarity)));
  }
  // Lengths in order take fewer bytes, and within a place the order means nothing.
  voices.sort((a, b) => a.place - b.place || a.length - b.length);
  return {
    terms: numbersOf(voices),
    counts: new Map([...counts].map(([term, {numbers}]) => [term, numbers])),
    units,
    lengths: voices.map(({length}) => length),
    perPage,
  };
}

/** How many voices say each term. */
function countTerms(voices: readonly Voice[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of voices.flatMap(({terms}) => terms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function numbersOf(voices: readonly Voice[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  voices.forEach(({terms}, voice) => {
    for (const term of terms.filter((one) => !isWeakVoice(one))) {
      const list = numbers.get(term);
      if (list) list.push(voice);
      else numbers.set(term, [voice]);
    }
  });
  return numbers;
}

/** What is said of the whole unit, and then of each sentence that answers, as `PackedUnit.answers` counts. */
function placesOf({phrases, asked, records}: Unit): (readonly string[])[] {
  const answers = records.flatMap((record) => record.answers ?? []);
  return [[...phrases, ...asked], ...answers.map(({questions}) => questions)];
}
