import type {Matcher} from './matcher';

/** How well each word of a question stands in a text, by its place in the question; without those that do not. */
export type FoundWords = ReadonlyMap<number, number>;

/** The words of a question that stand in a text; weak ones are left out. */
export function foundIn(text: string, matcher: Matcher): FoundWords {
  const said = new Map<number, number>();
  for (const {slot, weight} of matcher.match(text).matches) {
    if (!matcher.words[slot]?.weak) said.set(slot, Math.max(weight, said.get(slot) ?? 0));
  }
  return said;
}

/** All of these together, each word as well as it stands anywhere. */
export function merged(all: readonly FoundWords[]): FoundWords {
  const most = new Map<number, number>();
  for (const [word, weight] of all.flatMap((said) => [...said])) {
    most.set(word, Math.max(weight, most.get(word) ?? 0));
  }
  return most;
}

export function scaled(said: FoundWords, by: number): FoundWords {
  return new Map([...said].map(([word, weight]) => [word, weight * by]));
}

/**
 * Share of a question that is said, by the rarity of its words; up to 1.
 *
 * @param rarities by place in the question, 0 for a weak word
 */
export function shareOf(said: FoundWords, rarities: readonly number[]): number {
  let sum = 0;
  for (const [word, weight] of said) sum += Math.min(1, weight) * (rarities[word] ?? 0);
  const total = rarities.reduce((all, rarity) => all + rarity, 0);
  return total > 0 ? sum / total : 0;
}
