/** What `work` returns, or `fallback` when it throws: for storage that may be denied or full. */
export function attempt<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}
