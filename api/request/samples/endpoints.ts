import type {Table} from '../../../data/schema';
import mainnet from '../../../data/tables/bbn-1.endpoints';
import testnet from '../../../data/tables/bbn-test-6.endpoints';
import type {NamedServer} from '../servers';

/** Addresses that command-line tools take; `public` is none for the reader's own node. */
export type CommandEndpoints = {grpc: string; rpc: string; isPublic: boolean};

const tables: Partial<Record<NamedServer['network'], Table>> = {
  'bbn-1': mainnet,
  'bbn-test-6': testnet,
};

/** Where `grpcurl` and `babylond` ask on a network; a local node where the network is not known. */
export function commandEndpoints(network: NamedServer['network'] | undefined): CommandEndpoints {
  const rows = (network && tables[network]?.rows) ?? [];
  const address = (kind: string) => {
    const found = rows.find((row) => row.kind === kind)?.address;
    return typeof found === 'string' ? found : undefined;
  };
  const [grpc, rpc] = [address('gRPC'), address('CometBFT RPC')];
  if (grpc === undefined || rpc === undefined) {
    return {grpc: 'localhost:9090', rpc: 'http://localhost:26657', isPublic: false};
  }
  // babylond takes no port for granted.
  return {grpc, rpc: /:\d+$/.test(rpc) ? rpc : `${rpc}:443`, isPublic: true};
}
