import type {Alternative} from './resolve';

/** Units that answer a word at best, over all that may stand for it. */
function frequencyOf(alternatives: readonly Alternative[]): number {
  const frequencies = alternatives.map(({groups}) => {
    const lengths = groups.map((group) =>
      Math.max(0, ...group.filter(({weight}) => weight > 0.8).map(({list}) => list.length)),
    );
    return Math.min(...lengths);
  });
  return Math.max(1, ...frequencies);
}

/**
 * How much a word says: the fewer of all units hold it, the more. From BM25. A word that nothing
 * answers is rarest.
 */
export function rarityOf(alternatives: readonly Alternative[], units: number): number {
  const count = alternatives.length > 0 ? frequencyOf(alternatives) : 0.5;
  return Math.log(1 + (units - count + 0.5) / (count + 0.5));
}
