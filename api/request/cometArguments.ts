import {LosslessNumber} from 'lossless-json';
import type {JsonSchema, OperationDocument, Parameter} from '../schema/operation';
import {hexOf, hexToBase64} from './bytes';
import {splitList} from './checkValue';
import {type ExactJson, parseExact, writePretty} from '../schema/exactJson';
import {integerRange, resolve, textOf, typesOf} from '../schema/schemas';

/** What an argument of a CometBFT method is, which decides how it is written. */
export type ArgumentKind = 'integer' | 'boolean' | 'bytes' | 'text' | 'list' | 'json';

/** Whether the operation can be asked by a JSON-RPC call that the form makes. */
export function hasCall({jsonRpc}: Pick<OperationDocument, 'jsonRpc'>): boolean {
  // The operation that takes any call has the method "*": its body is the call.
  return jsonRpc !== undefined && jsonRpc.method !== '*';
}

/** What kind of argument a schema describes. */
export function argumentKind(schema: JsonSchema): ArgumentKind {
  const types = typesOf(schema);
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('array')) return 'list';
  if (types.includes('object')) return 'json';
  if (integerRange(schema)) return 'integer';
  return /^(hex|base64)/.test(textOf(schema, 'x-encoding')) ? 'bytes' : 'text';
}

/**
 * An argument as CometBFT reads it in an address: text in double quotes, bytes as 0x and hex,
 * numbers and booleans bare. Text that is already quoted, hex without 0x and base64 are accepted.
 */
export function uriArgument(
  {$defs}: OperationDocument,
  parameter: Parameter,
  typed: string,
): string {
  const schema = resolve(parameter.schema, $defs);
  switch (argumentKind(schema)) {
    case 'text':
      return JSON.stringify(unquote(typed));
    case 'bytes': {
      const hex = hexOf(typed);
      return hex === undefined ? typed : `0x${hex}`;
    }
    case 'list':
      return JSON.stringify(splitList(typed));
    default:
      return typed;
  }
}

/** The call that asks the same in a body. Whole numbers are text there, as CometBFT wants them. */
export function jsonRpcBody(
  document: OperationDocument,
  values: Readonly<Record<string, string>>,
): string {
  const params: Record<string, ExactJson> = {};
  for (const parameter of document.parameters) {
    const typed = values[parameter.name]?.trim() ?? '';
    if (typed === '') continue;
    params[parameter.name] = callArgument(resolve(parameter.schema, document.$defs), typed);
  }
  return writePretty({
    jsonrpc: '2.0',
    id: new LosslessNumber('1'),
    method: document.jsonRpc?.method ?? document.operationId,
    params,
  });
}

function callArgument(schema: JsonSchema, typed: string): ExactJson {
  switch (argumentKind(schema)) {
    case 'boolean':
      return typed === 'true';
    case 'list':
      return splitList(typed);
    case 'json':
      try {
        return parseExact(typed);
      } catch {
        return typed;
      }
    case 'bytes': {
      const hex = hexOf(typed);
      if (hex === undefined) return typed;
      return textOf(schema, 'x-json-rpc-encoding') === 'hex' ? hex : hexToBase64(hex);
    }
    case 'text':
      return unquote(typed);
    default:
      return typed;
  }
}

/** The text between double quotes, read as JSON; text without them stays. */
function unquote(typed: string): string {
  if (!/^".*"$/s.test(typed)) return typed;
  try {
    return String(JSON.parse(typed));
  } catch {
    return typed;
  }
}
