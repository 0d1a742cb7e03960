import {readFileSync} from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(__dirname, '../../build');

/** Every page of the built site, as paths, read from the sitemap that the build wrote. */
export function allPages(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => new URL(match[1] ?? '').pathname)
    .sort();
}

/** One page of every kind; what differs between pages of a kind is text. */
export const pageKinds = {
  home: '/',
  concept: '/guides/overview/bitcoin_staking/',
  task: '/guides/overview/phases_of_the_launch/phase-2/registration/',
  landing: '/stakers/',
  api: '/api/comet-bft/babylon-grpc-api-docs/',
  'blog list': '/blog/',
  'blog post': '/blog/2025/06/02/welcome/',
  'blog archive': '/blog/archive/',
  search: '/search/?q=unbonding',
  components: '/contribute/components/',
  'not found': '/no-such-page/',
} as const;
