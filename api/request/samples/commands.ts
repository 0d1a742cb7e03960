import type {Table} from '../../../data/schema';
import mainnet from '../../../data/tables/bbn-1.endpoints';
import testnet from '../../../data/tables/bbn-test-6.endpoints';
import type {OperationDocument} from '../../schema/operation';
import {resolve, typesOf, valueKind} from '../../schema/schemas';
import {visibleText} from '../../schema/visibleText';
import {placeholder, type Form} from '../buildRequest';
import {splitList} from '../checkForm';
import type {NamedServer} from '../servers';
import {shellWord} from './literals';

/** Endpoints for command-line tools; those of a local node are not public. */
type CommandEndpoints = {grpc: string; rpc: string; isPublic: boolean};

const tables: Partial<Record<NamedServer['network'], Table>> = {
  'bbn-1': mainnet,
  'bbn-test-6': testnet,
};

/** The endpoints of a network for `grpcurl` and `babylond`; a local node's if it is unknown. */
export function commandEndpoints(network: NamedServer['network'] | undefined): CommandEndpoints {
  const rows = (network && tables[network]?.rows) ?? [];
  const endpoint = (kind: string) => {
    const found = rows.find((row) => row.kind === kind)?.address;
    return typeof found === 'string' ? found : undefined;
  };
  const [grpc, rpc] = [endpoint('gRPC'), endpoint('CometBFT RPC')];
  if (grpc === undefined || rpc === undefined) {
    return {grpc: 'localhost:9090', rpc: 'http://localhost:26657', isPublic: false};
  }
  // babylond has no default port.
  return {grpc, rpc: /:\d+$/.test(rpc) ? rpc : `${rpc}:443`, isPublic: true};
}

/** A grpcurl command for the gRPC method of a gateway operation. */
export function grpcurl(
  document: OperationDocument,
  form: Form,
  {grpc, isPublic}: CommandEndpoints,
): string {
  const {service, method} = document.grpc ?? {service: '', method: ''};
  const message = document.body ? visibleText(form.body.trim()) : grpcMessage(document, form);
  const data = message === '' || message === '{}' ? '' : `-d ${shellWord(message)} `;
  const note = isPublic ? '' : '# Replace localhost:9090 with the gRPC address of your node.\n';
  return `${note}grpcurl -plaintext ${data}${grpc} ${service}/${method}\n`;
}

/** The request message as JSON: a name with dots is a field of a nested message. */
function grpcMessage(document: OperationDocument, {values}: Form): string {
  const message: Record<string, unknown> = {};
  for (const {name, schema} of document.parameters) {
    const typed = values[name]?.trim() ?? '';
    if (typed === '') continue;
    const path = name.split('.');
    const last = path.pop() ?? name;
    let holder = message;
    for (const part of path) {
      const inner = (Object.hasOwn(holder, part) ? holder[part] : undefined) ?? {};
      holder[part] = inner;
      holder = inner as Record<string, unknown>;
    }
    const resolved = resolve(schema, document.$defs);
    const kind = valueKind(resolved);
    const isNumber = typesOf(resolved).includes('integer') && Number.isSafeInteger(+typed);
    if (kind === 'list') holder[last] = splitList(typed);
    else if (kind === 'boolean') holder[last] = typed === 'true';
    else holder[last] = isNumber ? Number(typed) : typed;
  }
  return visibleText(JSON.stringify(message));
}

/** A `babylond` command. A value that looks like a flag is replaced by its placeholder. */
export function babylond(
  document: OperationDocument,
  {values}: Form,
  {rpc, isPublic}: CommandEndpoints,
): string {
  const cli = document.cli ?? '';
  const left = document.parameters
    .map(({name}) => name)
    .filter((name) => (values[name]?.trim() ?? '') !== '' && !cli.includes(`{${name}}`));
  const command = cli.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const typed = visibleText(values[name]?.trim() ?? '');
    return typed === '' || typed.startsWith('-') ? placeholder(name) : shellWord(typed);
  });
  const flags =
    left.length > 0 ? `# For ${left.join(', ')} the command has its own flags: add --help.\n` : '';
  const note = isPublic ? '' : '# Replace localhost:26657 with the RPC address of your node.\n';
  const output = command.startsWith('babylond query ') ? ' --output json' : '';
  return `${flags}${note}${command} --node ${rpc}${output}\n`;
}
