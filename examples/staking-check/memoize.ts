/**
 * Memoizes a pure function, because one check computes the same curve points many times, and a form
 * is submitted again after each correction. The cache is cleared when it has `maxEntries` results.
 */
export function memoize<Args extends readonly unknown[], Result>(
  keyOf: (...args: Args) => string,
  compute: (...args: Args) => Result,
  maxEntries = 20_000,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    if (results.has(key)) return results.get(key)!;
    if (results.size >= maxEntries) results.clear();
    const result = compute(...args);
    results.set(key, result);
    return result;
  };
}
