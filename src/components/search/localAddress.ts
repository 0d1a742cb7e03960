/**
 * The path of an address on this site, or undefined for any other address, such as one with a
 * script in it.
 *
 * @param url as a hit or the browser's storage has it
 * @param origin of this site
 */
export function localAddress(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return undefined;
  const {origin: own, pathname, search, hash} = new URL(url, origin);
  // Two slashes at the start would name another host.
  return own === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
