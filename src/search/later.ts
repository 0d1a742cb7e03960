/** A value after some time, in ms. */
export function later<T>(delay: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), delay));
}
