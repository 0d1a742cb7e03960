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

/** Where a hit leads, which a hosted index may have from another site. */
export type HitAddress = {
  /** A path on this site, or an address on the web. */
  readonly url: string;
  /** Name of the other site. */
  readonly host?: string;
};

/**
 * Where a hit leads. The index of a hosted service may have been made from the published site while
 * this is a copy of it, or from other sites as well.
 *
 * @param origin of this site
 * @param published the origin that this site is built for; undefined where this site itself answers:
 *   hits then lead nowhere else
 * @returns undefined for what is no such address, such as one with a script in it
 */
export function hitAddress(
  url: unknown,
  origin: string,
  published: string | undefined,
): HitAddress | undefined {
  const path =
    localAddress(url, origin) ??
    (published === undefined ? undefined : localAddress(url, published));
  if (path !== undefined) return {url: path};
  if (published === undefined || typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const {protocol, href, host} = new URL(url);
  return protocol === 'https:' ? {url: href, host} : undefined;
}
