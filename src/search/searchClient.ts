import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {SearchOption} from '../../config/search';
import {embeddedRequester} from './embeddedRequester';
import {hostsCache} from './hostsCache';

/**
 * Names that no host can have: should a request ever reach the network, it goes nowhere. The
 * client retries from one to the next, as it does with hosts.
 */
const NO_HOSTS = ['search-1.invalid', 'search-2.invalid', 'search-3.invalid'];

type Made = {readonly client: LiteClient; readonly warmUp: (query?: string) => void};

const made = new Map<string, Made>();

/**
 * The official client for the way this build searches; one for each option.
 *
 * @param baseUrl path of the site's root, with slashes on both sides
 */
export function searchClient(option: SearchOption, baseUrl: string): LiteClient {
  return make(option, baseUrl).client;
}

/**
 * Starts what the first query needs, so that it need not wait; safe to call often.
 *
 * @param query what is typed so far, if anything; it stays in this browser
 */
export function warmUp(option: SearchOption, baseUrl: string, query?: string): void {
  make(option, baseUrl).warmUp(query);
}

function make(option: SearchOption, baseUrl: string): Made {
  const key = JSON.stringify([option, baseUrl]);
  const known = made.get(key) ?? create(option, baseUrl);
  made.set(key, known);
  return known;
}

function create(option: SearchOption, baseUrl: string): Made {
  if (option.mode === 'hosted') {
    return {
      client: liteClient(option.appId, option.apiKey, {hostsCache: hostsCache()}),
      warmUp: () => undefined,
    };
  }
  const requester = embeddedRequester(new URL(baseUrl, window.location.origin).href);
  const hosts = NO_HOSTS.map((url) => ({
    url,
    accept: 'readWrite' as const,
    protocol: 'https' as const,
  }));
  // The client's own cache waits for a timer before each query, so for the next frame.
  const client = liteClient('embedded', 'public', {hosts, requester, hostsCache: hostsCache()});
  return {client, warmUp: (query) => requester.warmUp(query)};
}
