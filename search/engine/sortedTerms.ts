/** The shard that holds a term, if any does: the last whose separator is not after it. */
export function shardOf(separators: readonly string[], term: string): number {
  const after = lowerBound(separators, term);
  return separators[after] === term ? after : Math.max(0, after - 1);
}

/** Place of the first term that is not before `wanted`. */
export function lowerBound(terms: readonly string[], wanted: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
