/** Longest value that is read back: what is stored may be anything. */
const MAX_LENGTH = 1_000;

/** Reads what the reader chose earlier; nothing when storage is denied or empty. */
export function recall(key: string): string | undefined {
  try {
    const value = window.localStorage.getItem(key);
    return value === null || value.length > MAX_LENGTH ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for later visits, where the browser lets us. */
export function remember(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Denied or full: the choice then holds for this page only.
  }
}
