import type {Cache, Host} from '@algolia/client-common';

/**
 * Remembers which hosts are down, for the official client's option `hostsCache`. Its own caches
 * (5.64) never do: they store a host's state under a key that holds the state, and look it up
 * without, so a dead host is tried first by every search instead of once in 120 s.
 */
export function hostsCache(): Cache {
  const states = new Map<string, unknown>();
  const nameOf = (key: Parameters<Cache['get']>[0]) => {
    const {protocol, url, port, accept} = key as Host;
    return `${accept} ${protocol}://${url}:${port ?? ''}`;
  };
  return {
    async get<TValue>(key: Parameters<Cache['get']>[0], otherwise: () => Promise<TValue>) {
      return (states.get(nameOf(key)) as TValue | undefined) ?? (await otherwise());
    },
    set(key, value) {
      states.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear() {
      states.clear();
      return Promise.resolve();
    },
  };
}
