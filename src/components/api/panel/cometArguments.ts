import type {JsonSchema, OperationDocument, Parameter} from '../operation';
import {splitList} from './checkValue';
import {integerRange, resolve, textOf, typesOf} from './schemas';

/** What an argument of a CometBFT method is, which decides how it is written. */
export type ArgumentKind = 'integer' | 'boolean' | 'bytes' | 'text' | 'list' | 'json';

/** Byte arguments whose Go type reads hex in a JSON-RPC call; all others read base64 there. */
const HEX_IN_JSON: Readonly<Record<string, readonly string[]>> = {
  abci_query: ['data'],
  header_by_hash: ['hash'],
};

/** What kind of argument a schema describes. */
export function argumentKind(schema: JsonSchema): ArgumentKind {
  const types = typesOf(schema);
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('array')) return 'list';
  if (types.includes('object')) return 'json';
  if (integerRange(schema)) return 'integer';
  const encoding = textOf(schema, 'x-encoding');
  const pattern = textOf(schema, 'pattern');
  if (/^(hex|base64)/.test(encoding) || pattern.startsWith('^0x')) return 'bytes';
  return 'text';
}

/**
 * An argument as CometBFT reads it in an address: text in double quotes, bytes as 0x and hex,
 * numbers and booleans bare. Text that is already quoted and hex without 0x are accepted.
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
    case 'bytes':
      return isHex(typed) ? `0x${typed.replace(/^0x/i, '')}` : typed;
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
  const {jsonRpc} = document;
  const params: Record<string, unknown> = {};
  for (const parameter of document.parameters) {
    const typed = values[parameter.name]?.trim() ?? '';
    if (typed === '') continue;
    params[parameter.name] = jsonArgument(document, parameter, typed);
  }
  const call = {jsonrpc: '2.0', id: 1, method: jsonRpc?.method ?? document.operationId, params};
  return JSON.stringify(call, null, 2);
}

function jsonArgument(document: OperationDocument, parameter: Parameter, typed: string): unknown {
  const method = document.jsonRpc?.method ?? '';
  const schema = resolve(parameter.schema, document.$defs);
  switch (argumentKind(schema)) {
    case 'boolean':
      return typed === 'true';
    case 'list':
      return splitList(typed);
    case 'json':
      try {
        return JSON.parse(typed) as unknown;
      } catch {
        return typed;
      }
    case 'bytes': {
      if (!isHex(typed)) return typed;
      const hex = typed.replace(/^0x/i, '');
      return HEX_IN_JSON[method]?.includes(parameter.name) ? hex : hexToBase64(hex);
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

function isHex(text: string): boolean {
  return /^(0x)?([0-9a-f]{2})*$/i.test(text);
}

function hexToBase64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(''));
}
