import {LosslessNumber} from 'lossless-json';
import type {OperationDocument, Parameter, Schema} from '../schema/operation';
import {type ExactJson, parseExact, formatJson} from '../schema/exactJson';
import {resolve, valueKind} from '../schema/schemas';
import {hexOf, hexToBase64} from './bytes';
import {splitList} from './checkForm';

/** Whether the form can send the operation as a JSON-RPC call. */
export function supportsJsonRpc({jsonRpc}: Pick<OperationDocument, 'jsonRpc'>): boolean {
  // The operation with the method "*" accepts any call: its body is already one.
  return jsonRpc !== undefined && jsonRpc.method !== '*';
}

/**
 * Formats an argument as CometBFT expects it in a URI: text in double quotes, bytes as 0x-prefixed
 * hex, numbers and booleans unquoted. Also accepts quoted text, hex without 0x, and base64.
 */
export function uriArgument(
  {$defs}: OperationDocument,
  parameter: Parameter,
  input: string,
): string {
  switch (valueKind(resolve(parameter.schema, $defs))) {
    case 'text':
      return JSON.stringify(unquote(input));
    case 'bytes': {
      const hex = hexOf(input);
      return hex === undefined ? input : `0x${hex}`;
    }
    case 'list':
      return JSON.stringify(splitList(input));
    default:
      return input;
  }
}

/** The body of the request as a JSON-RPC call, in which CometBFT expects integers as strings. */
export function jsonRpcBody(
  document: OperationDocument,
  values: Readonly<Record<string, string>>,
): string {
  const params: Record<string, ExactJson> = {};
  for (const {name, schema} of document.parameters) {
    const input = values[name]?.trim() ?? '';
    if (input !== '') params[name] = jsonRpcArgument(resolve(schema, document.$defs), input);
  }
  return formatJson({
    jsonrpc: '2.0',
    id: new LosslessNumber('1'),
    method: document.jsonRpc?.method ?? document.operationId,
    params,
  });
}

function jsonRpcArgument(schema: Schema, input: string): ExactJson {
  switch (valueKind(schema)) {
    case 'boolean':
      return input === 'true';
    case 'list':
      return splitList(input);
    case 'json':
      try {
        return parseExact(input);
      } catch {
        return input;
      }
    case 'bytes': {
      const hex = hexOf(input);
      if (hex === undefined) return input;
      return schema['x-json-rpc-encoding'] === 'hex' ? hex : hexToBase64(hex);
    }
    case 'text':
      return unquote(input);
    default:
      return input;
  }
}

/** Parses text in double quotes as JSON and returns any other text unchanged. */
function unquote(input: string): string {
  if (!/^".*"$/s.test(input)) return input;
  try {
    return String(JSON.parse(input));
  } catch {
    return input;
  }
}
