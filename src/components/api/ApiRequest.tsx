/** Replaced by the request panel. */
export function ApiRequest(): null {
  return null;
}
