import type {Table} from '../../../data/schema';
import mainnet from '../../../data/tables/bbn-1.endpoints';
import testnet from '../../../data/tables/bbn-test-6.endpoints';
import type {OperationDocument} from '../../schema/operation';
import {resolve, typesOf, valueKind} from '../../schema/schemas';
import {escapeHidden} from '../../schema/escapeHidden';
import {placeholder, type Form} from '../buildRequest';
import {splitList} from '../checkForm';
import type {NamedServer} from '../servers';
import {shellWord} from './literals';

/** Endpoints of a public node, or of a local node on its default ports. */
type CommandEndpoints = {grpc: string; rpc: string; isPublic: boolean};

const tables: Partial<Record<NamedServer['network'], Table>> = {
  'bbn-1': mainnet,
  'bbn-test-6': testnet,
};

/** A network's endpoints for `grpcurl` and `babylond`; without a network, those of a local node. */
export function commandEndpoints(network: NamedServer['network'] | undefined): CommandEndpoints {
  const rows = (network && tables[network]?.rows) ?? [];
  const endpoint = (kind: string) => {
    const address = rows.find((row) => row.kind === kind)?.address;
    return typeof address === 'string' ? address : undefined;
  };
  const [grpc, rpc] = [endpoint('gRPC'), endpoint('CometBFT RPC')];
  if (grpc === undefined || rpc === undefined) {
    return {grpc: 'localhost:9090', rpc: 'http://localhost:26657', isPublic: false};
  }
  // babylond requires a port in the address.
  return {grpc, rpc: /:\d+$/.test(rpc) ? rpc : `${rpc}:443`, isPublic: true};
}

/** A grpcurl command for the gRPC method of a gateway operation. */
export function grpcurl(
  document: OperationDocument,
  form: Form,
  {grpc, isPublic}: CommandEndpoints,
): string {
  const {service, method} = document.grpc ?? {service: '', method: ''};
  const message = document.body ? escapeHidden(form.body.trim()) : grpcMessage(document, form);
  const data = message === '' || message === '{}' ? '' : `-d ${shellWord(message)} `;
  const note = isPublic ? '' : '# Replace localhost:9090 with the gRPC address of your node.\n';
  return `${note}grpcurl -plaintext ${data}${grpc} ${service}/${method}\n`;
}

/** The request message as JSON. A parameter name with dots is the path of a nested field. */
function grpcMessage(document: OperationDocument, {values}: Form): string {
  const message: Record<string, unknown> = {};
  for (const {name, schema} of document.parameters) {
    const input = values[name]?.trim() ?? '';
    if (input === '') continue;
    const path = name.split('.');
    const field = path.pop() ?? name;
    let target = message;
    for (const segment of path) {
      const inner = (Object.hasOwn(target, segment) ? target[segment] : undefined) ?? {};
      target[segment] = inner;
      target = inner as Record<string, unknown>;
    }
    const resolved = resolve(schema, document.$defs);
    const kind = valueKind(resolved);
    const isNumber = typesOf(resolved).includes('integer') && Number.isSafeInteger(+input);
    if (kind === 'list') target[field] = splitList(input);
    else if (kind === 'boolean') target[field] = input === 'true';
    else target[field] = isNumber ? Number(input) : input;
  }
  return escapeHidden(JSON.stringify(message));
}

/** A `babylond` command. A value that looks like a flag is replaced by its placeholder. */
export function babylond(
  document: OperationDocument,
  {values}: Form,
  {rpc, isPublic}: CommandEndpoints,
): string {
  const cli = document.cli ?? '';
  const remaining = document.parameters
    .map(({name}) => name)
    .filter((name) => (values[name]?.trim() ?? '') !== '' && !cli.includes(`{${name}}`));
  const command = cli.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const input = escapeHidden(values[name]?.trim() ?? '');
    return input === '' || input.startsWith('-') ? placeholder(name) : shellWord(input);
  });
  const flagNote =
    remaining.length > 0
      ? `# For ${remaining.join(', ')} the command has its own flags: add --help.\n`
      : '';
  const note = isPublic ? '' : '# Replace localhost:26657 with the RPC address of your node.\n';
  const output = command.startsWith('babylond query ') ? ' --output json' : '';
  return `${flagNote}${note}${command} --node ${rpc}${output}\n`;
}
