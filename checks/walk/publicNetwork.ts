import mainnet from '../../data/tables/bbn-1.endpoints';
import mainnetPeers from '../../data/tables/bbn-1.peers';
import snapshots from '../../data/tables/bbn-1.snapshots';
import testnet from '../../data/tables/bbn-test-6.endpoints';
import testnetPeers from '../../data/tables/bbn-test-6.peers';

/** Hosts that the site's data name as those of public networks. */
const HOSTS = new Set(
  [mainnet, mainnetPeers, snapshots, testnet, testnetPeers]
    .flatMap(({rows}) => rows.map((row) => String(row.address ?? '')))
    .map(hostOf)
    .filter((host) => host.includes('.')),
);

const PUBLIC_CHAIN = /\b(?:bbn-1|bbn-test-6)\b/;
const URL_TEXT = /\b(https?|wss?|tcp|grpc):\/\/([^\s'"`<>|;)]+)/g;
const NODE = /--(?:node|grpc-addr|rpc-client|rpc-addr(?:ess)?)[= ]+['"]?([^\s'"`|;)]+)/g;

/**
 * What in a block's code names a public network, or undefined where nothing does: an address that
 * is not loopback, a host of the data's endpoints, or a public chain beside a node elsewhere.
 *
 * @param variables what `$NAME` stands for, from the environment and from blocks before
 */
export function publicNameIn(
  code: string,
  variables: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const text = withValues(code, variables);
  for (const [, scheme, rest = ''] of text.matchAll(URL_TEXT)) {
    if (!isLoopback(rest)) return `${scheme}://${rest}`;
  }
  for (const host of HOSTS) {
    if (new RegExp(`(?<![\\w.-])${host.replaceAll('.', '\\.')}(?![\\w-])`, 'i').test(text))
      return host;
  }
  const chain = PUBLIC_CHAIN.exec(text)?.[0];
  if (chain) {
    for (const [, address = ''] of text.matchAll(NODE)) {
      if (!isLoopback(address.replace(/^\w+:\/\//, ''))) return `${chain} at ${address}`;
    }
  }
  return undefined;
}

/** Variables that code sets to plain text, such as `RPC=https://…`. */
export function assignmentsIn(code: string): [string, string][] {
  return [...code.matchAll(/(?:^|[\s;])([A-Za-z_]\w*)=(?:'([^']*)'|"([^"]*)"|([^\s;'"]*))/gm)].map(
    ([, name = '', single, double, bare]) => [name, single ?? double ?? bare ?? ''],
  );
}

function withValues(code: string, variables: ReadonlyMap<string, string>): string {
  const own = new Map([...variables, ...assignmentsIn(code)]);
  let text = code;
  // A value may name variables itself; three rounds are more than pages need.
  for (let round = 0; round < 3; round += 1) {
    text = text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced: string, bare: string) => {
      return own.get(braced ?? bare) ?? whole;
    });
  }
  return text;
}

function isLoopback(address: string): boolean {
  return /^(?:[^/@]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/?#]|$)/i.test(
    address,
  );
}

/** Host of an address as the data write it: a URL, `host:port` or `id@host:port`. */
function hostOf(address: string): string {
  const host = address.replace(/^\w+:\/\//, '').replace(/^[^@/]*@/, '');
  return /^[^:/]+/.exec(host)?.[0] ?? '';
}
