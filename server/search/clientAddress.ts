import {isIPv6} from 'node:net';

/**
 * Who asks, for the rate limit: an IPv4 address, or the first half of an IPv6 address, since a
 * subscriber gets at least that much. Of `X-Forwarded-For`, the entry that the outermost trusted
 * proxy wrote counts; whatever stands before it was sent by the client.
 *
 * @param proxies number of trusted proxies in front of this server
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: number,
): string {
  const hops = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim());
  const forwarded = proxies > 0 ? hops.at(-proxies) : undefined;
  const address = (forwarded || socketAddress) ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address.slice(0, 64);
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  const [start = '', end = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = start.split(':').filter(Boolean);
  const after = end.split(':').filter(Boolean);
  const zeros = Array.from({length: Math.max(0, 8 - before.length - after.length)}, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
