import {readFileSync} from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(__dirname, '../../build');

/** Returns the paths of all pages of the built site, sorted, from its sitemap. */
export function allPages(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => new URL(match[1] ?? '').pathname)
    .sort();
}

/** One page of every kind; pages of a kind differ only in text. */
export const pageKinds = {
  home: '/',
  concept: '/guides/overview/bitcoin_staking/',
  task: '/guides/overview/phases_of_the_launch/phase-2/registration/',
  landing: '/stakers/',
  specification: '/guides/specifications/bitcoin_staking_scripts/',
  module: '/guides/architecture/babylon_genesis_modules/epoching/',
  governance: '/guides/governance/',
  network: '/guides/networks/phase-2/mainnet/',
  glossary: '/guides/support/glossary/',
  'task, command line': '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  'task, web': '/stakers/btc_stakers/native_staking/web_staking/',
  'daemon operation': '/operators/finality_providers/fp_operations/',
  installation: '/operators/babylon_node/installation_guide/',
  'command reference': '/operators/babylon_node/babylon_cli/tx/',
  integration: '/developers/wallet_integration/bitcoin_wallet_integration/extension_wallets/',
  service: '/developers/staking_backend/services/staking_api_service/',
  questions: '/operators/faqs/',
  bsn: '/bsns/cosmos_chains/integrating_as_cosmos_chain/',
  api: '/api/comet-bft/babylon-grpc-api-docs/',
  'api operation': '/api/babylon-gRPC/btc-delegation/',
  'api WebSocket method': '/api/comet-bft/subscribe/',
  'api group': '/api/comet-bft/comet-bft/',
  'blog list': '/blog/',
  'blog post': '/blog/2025/06/02/welcome/',
  'blog archive': '/blog/archive/',
  search: '/search/',
  components: '/contribute/components/',
  'live components': '/contribute/live-components/',
  'not found': '/no-such-page/',
  'tool on the page': '/stakers/btc_stakers/btc_staking_tools/',
} as const;

/** Kinds made of the same components as other kinds; tests that take seconds per page skip them. */
const ALIKE: readonly string[] = [
  'module',
  'governance',
  'network',
  'daemon operation',
  'installation',
  'bsn',
  'service',
];

/** One page of every kind with its own component or layout. */
export const distinctKinds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pageKinds).filter(([kind]) => !ALIKE.includes(kind)),
);
