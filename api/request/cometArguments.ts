import {LosslessNumber} from 'lossless-json';
import type {OperationDocument, Parameter, Schema} from '../schema/operation';
import {type ExactJson, parseExact, writePretty} from '../schema/exactJson';
import {resolve, valueKind} from '../schema/schemas';
import {hexOf, hexToBase64} from './bytes';
import {splitList} from './checkForm';

/** Whether the form can send the operation as a JSON-RPC call. */
export function hasCall({jsonRpc}: Pick<OperationDocument, 'jsonRpc'>): boolean {
  // The operation that accepts any call has the method "*": its body is the call.
  return jsonRpc !== undefined && jsonRpc.method !== '*';
}

/**
 * An argument as CometBFT parses it in a URI: text in double quotes, bytes as 0x-prefixed hex,
 * numbers and booleans unquoted. Text that is already quoted, hex without 0x and base64 are accepted.
 */
export function uriArgument(
  {$defs}: OperationDocument,
  parameter: Parameter,
  typed: string,
): string {
  switch (valueKind(resolve(parameter.schema, $defs))) {
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

/** The same request as a JSON-RPC call, in which CometBFT expects integers as strings. */
export function jsonRpcBody(
  document: OperationDocument,
  values: Readonly<Record<string, string>>,
): string {
  const params: Record<string, ExactJson> = {};
  for (const {name, schema} of document.parameters) {
    const typed = values[name]?.trim() ?? '';
    if (typed !== '') params[name] = callArgument(resolve(schema, document.$defs), typed);
  }
  return writePretty({
    jsonrpc: '2.0',
    id: new LosslessNumber('1'),
    method: document.jsonRpc?.method ?? document.operationId,
    params,
  });
}

function callArgument(schema: Schema, typed: string): ExactJson {
  switch (valueKind(schema)) {
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
      return schema['x-json-rpc-encoding'] === 'hex' ? hex : hexToBase64(hex);
    }
    case 'text':
      return unquote(typed);
    default:
      return typed;
  }
}

/** Text in double quotes parsed as JSON; any other text unchanged. */
function unquote(typed: string): string {
  if (!/^".*"$/s.test(typed)) return typed;
  try {
    return String(JSON.parse(typed));
  } catch {
    return typed;
  }
}
