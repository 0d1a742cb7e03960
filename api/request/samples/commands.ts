import type {OperationDocument} from '../../schema/operation';
import {placeholder} from '../buildRequest';
import {splitList} from '../checkValue';
import type {Form} from '../buildRequest';
import {integerRange, resolve, typesOf} from '../../schema/schemas';
import {visibleText} from '../../schema/visibleText';
import type {CommandEndpoints} from './endpoints';
import {shellWord} from './literals';

/** A grpcurl line for the method behind the gateway's operation. */
export function grpcurl(
  document: OperationDocument,
  form: Form,
  {grpc, isPublic}: CommandEndpoints,
): string {
  const {service, method} = document.grpc ?? {service: '', method: ''};
  const message = document.body ? visibleText(form.body.trim()) : grpcMessage(document, form);
  const data = message === '' || message === '{}' ? '' : `-d ${shellWord(message)} `;
  const note = isPublic ? '' : '# Put the gRPC address of your node in place of localhost:9090.\n';
  return `${note}grpcurl -plaintext ${data}${grpc} ${service}/${method}\n`;
}

/** The request message: names with dots are fields of a message inside. */
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
    const types = typesOf(resolved);
    if (types.includes('array')) holder[last] = splitList(typed);
    else if (types.includes('boolean')) holder[last] = typed === 'true';
    else if (types.includes('integer') && integerRange(resolved) && Number.isSafeInteger(+typed)) {
      holder[last] = Number(typed);
    } else holder[last] = typed;
  }
  return visibleText(JSON.stringify(message));
}

/** A `babylond` line. A value that could be read as a flag keeps its place's name. */
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
  const without =
    left.length > 0
      ? `# The command has flags of its own for ${left.join(', ')}: add --help.\n`
      : '';
  const note = isPublic ? '' : '# Put the RPC address of your node in place of localhost:26657.\n';
  const output = command.startsWith('babylond query ') ? ' --output json' : '';
  return `${without}${note}${command} --node ${rpc}${output}\n`;
}
